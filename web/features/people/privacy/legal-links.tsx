import { useContent } from "../../../content/use-content.tsx";
import { privacyStore } from "./privacy-store.ts";

/** Links to the legal pages and the privacy choices, on every public page. */
export function LegalLinks({ className = "" }: { className?: string }) {
  const { legal, policy, terms } = useContent("frame");
  return (
    <nav aria-label={legal} className={`flex flex-wrap gap-x-6 gap-y-3 ${className}`}>
      <a href="/privacy-policy" className="link-hover">
        {policy}
      </a>
      <a href="/terms" className="link-hover">
        {terms}
      </a>
      <PrivacyChoicesButton />
    </nav>
  );
}

/** 'Your privacy choices', for every footer. */
function PrivacyChoicesButton() {
  const { choices } = useContent("frame");
  return (
    <button
      type="button"
      className="link-hover cursor-pointer"
      onClick={() => privacyStore.change({ isDialogOpen: true })}
    >
      {choices}
    </button>
  );
}
