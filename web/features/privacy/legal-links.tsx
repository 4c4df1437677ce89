import { PrivacyChoicesButton } from "./privacy-choices-button.tsx";

/** Links to the legal pages and the privacy choices, on every public page. */
export function LegalLinks({ className = "" }: { className?: string }) {
  return (
    <nav aria-label="Legal" className={`flex flex-wrap gap-x-6 gap-y-3 ${className}`}>
      <a href="/privacy-policy" className="link-hover">
        Privacy Policy
      </a>
      <a href="/terms" className="link-hover">
        Terms & Conditions
      </a>
      <PrivacyChoicesButton />
    </nav>
  );
}
