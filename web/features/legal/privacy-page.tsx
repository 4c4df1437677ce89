import { privacyPolicy } from "../../content/privacy-policy.ts";
import { LegalPage } from "./legal-page.tsx";

export function PrivacyPage() {
  return <LegalPage text={privacyPolicy} />;
}
