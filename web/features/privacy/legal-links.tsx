import { Link } from "../../lib/link.tsx";
import { PrivacyChoicesButton } from "./privacy-choices-button.tsx";

/** Links to the legal pages and the privacy choices, on every public page. */
export function LegalLinks({ className = "" }: { className?: string }) {
  return (
    <nav aria-label="Legal" className={`flex flex-wrap gap-x-6 gap-y-3 ${className}`}>
      <Link to="/privacy-policy" className="link-hover">
        Privacy Policy
      </Link>
      <Link to="/terms" className="link-hover">
        Terms & Conditions
      </Link>
      <PrivacyChoicesButton />
    </nav>
  );
}
