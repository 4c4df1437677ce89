import { useContent } from "../../../content/use-content.tsx";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import { CONTACT_KEYS } from "../../answers/contact-fields.ts";
import { ContactInput } from "../../answers/contact-input.tsx";
import { HoneypotField } from "./honeypot-field.tsx";
import type { Quiz } from "../use-quiz.ts";

type LeadFieldsProps = {
  quiz: Quiz;
  isLocked: boolean;
  /** Whether the form was pressed while something was missing. */
  isAsked: boolean;
  company: string;
  onCompany: (text: string) => void;
};

/** The fields of the lead form, and a separate box for consent to email. */
export function LeadFields({ quiz, isLocked, isAsked, company, onCompany }: LeadFieldsProps) {
  const { mail } = useContent("consents");
  return (
    <div className="relative grid gap-4">
      {CONTACT_KEYS.map((key) => (
        <ContactInput
          key={key}
          field={key}
          value={quiz.draft[key] ?? ""}
          isLocked={isLocked}
          isAsked={isAsked}
          onChange={(text) => quiz.answer({ [key]: text })}
        />
      ))}
      <HoneypotField value={company} onChange={onCompany} />
      <CheckboxField
        name="emailConsent"
        label={mail}
        checked={quiz.emailConsent}
        onChange={(event) => quiz.setEmailConsent(event.target.checked)}
      />
    </div>
  );
}
