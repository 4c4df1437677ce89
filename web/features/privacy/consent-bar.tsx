import { decide } from "./decide.ts";
import { PrivacyBar } from "./privacy-bar.tsx";

const CHOICE = "btn btn-outline grow sm:grow-0";

/** Asks for consent once. Both answers have the same visual weight. */
export function ConsentBar() {
  return (
    <PrivacyBar
      label="Ad measurement"
      actions={
        <>
          <button type="button" className={CHOICE} onClick={() => decide(false)}>
            No, thanks
          </button>
          <button type="button" className={CHOICE} onClick={() => decide(true)}>
            Yes, allow
          </button>
        </>
      }
    >
      <p>
        May we use Meta to see which ad brought you here? Your answers are never sent, your email address goes
        only in hashed form, and everything here works either way.{" "}
        <a href="/privacy-policy" className="link font-semibold">
          Privacy Policy
        </a>
      </p>
    </PrivacyBar>
  );
}
