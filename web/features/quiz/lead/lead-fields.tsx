import { MAIL_CONSENT_TEXT } from "#domain/consent/mail-consent";
import { Link } from "../../../lib/link.tsx";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import { CONTACT_KEYS } from "../../answers/contact-fields.ts";
import { ContactInput } from "../../answers/contact-input.tsx";
import { HoneypotField } from "./honeypot-field.tsx";
import type { Quiz } from "../use-quiz.ts";

type LeadFieldsProps = {
  quiz: Quiz;
  isLocked: boolean;
  company: string;
  onCompany: (text: string) => void;
};

/** The fields of the lead form, and a separate box for consent to email. */
export function LeadFields({ quiz, isLocked, company, onCompany }: LeadFieldsProps) {
  return (
    <div className="relative grid gap-4 sm:gap-5">
      {CONTACT_KEYS.map((key) => (
        <ContactInput
          key={key}
          field={key}
          value={quiz.draft[key] ?? ""}
          isLocked={isLocked}
          onChange={(text) => quiz.answer({ [key]: text })}
        />
      ))}
      <HoneypotField value={company} onChange={onCompany} />
      <CheckboxField
        name="emailConsent"
        label={MAIL_CONSENT_TEXT}
        checked={quiz.emailConsent}
        onChange={(event) => quiz.setEmailConsent(event.target.checked)}
      />
      <p className="text-base-content/75 text-sm">
        We use your details to prepare your results and to talk with you about them. More in our{" "}
        <Link to="/privacy-policy" className="link">
          Privacy Policy
        </Link>
        .
      </p>
    </div>
  );
}
