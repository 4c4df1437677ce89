import { Link } from "../../lib/link.tsx";
import { decide } from "./decide.ts";

const CHOICE = "btn btn-outline grow sm:grow-0";

/** Asks once, over the page's end: it covers, and moves nothing. Both answers weigh the same. */
export function ConsentBar() {
  return (
    <section
      aria-label="Ad measurement"
      data-consent-bar=""
      className="bg-base-100 border-base-300 animate-rise fixed inset-x-0 bottom-0 z-40 max-h-[50dvh] overflow-y-auto border-t shadow-2xl print:hidden"
    >
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-8 gap-y-4 px-5 py-4 sm:px-8">
        <p className="max-w-prose grow basis-80 text-sm leading-relaxed">
          May we measure our ads with Meta? It tells us which ad brought you here. Your answers are not part
          of it, your email address only in hashed form, and everything here works either way.{" "}
          <Link to="/privacy-policy" className="link font-semibold">
            Privacy Policy
          </Link>
        </p>
        <div className="flex grow flex-wrap gap-3 sm:grow-0">
          <button type="button" className={CHOICE} onClick={() => decide(false)}>
            No, thanks
          </button>
          <button type="button" className={CHOICE} onClick={() => decide(true)}>
            Yes, allow
          </button>
        </div>
      </div>
    </section>
  );
}
