import { useContent } from "../../../content/use-content.tsx";
import { decide } from "./save-choice.ts";
import { PrivacyBar } from "./unsaved-bar.tsx";

const CHOICE = "btn btn-outline grow sm:grow-0";

/** Asks for consent once. Both answers have the same visual weight. */
export function ConsentBar() {
  const { label, text, no, yes } = useContent("privacy").ask;
  const { policy } = useContent("frame");
  return (
    <PrivacyBar
      label={label}
      actions={
        <>
          <button type="button" className={CHOICE} onClick={() => decide(false)}>
            {no}
          </button>
          <button type="button" className={CHOICE} onClick={() => decide(true)}>
            {yes}
          </button>
        </>
      }
    >
      <p>
        {text}{" "}
        <a href="/privacy-policy" className="link font-semibold">
          {policy}
        </a>
      </p>
    </PrivacyBar>
  );
}
