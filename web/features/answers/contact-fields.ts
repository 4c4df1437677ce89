import { suggestEmail, suggestUrl } from "#domain/answers/contact-suggestions";
import { contactSchema } from "#domain/answers/contact";
import { EMAIL_MAX, NAME_MAX, URL_MAX, type ContactField } from "#domain/answers/contact-fields";
import type { InputHTMLAttributes } from "react";

type FieldText = {
  label: string;
  /** How a reminder names the missing field, as part of a sentence. */
  need: string;
  placeholder: string;
  /** A suggested correction, accepted with one tap; null if there is none. */
  suggest: (text: string) => string | null;
  input: InputHTMLAttributes<HTMLInputElement>;
};

/** The fields of the lead form. All have type text; each sets its own on-screen keyboard. */
export const CONTACT_FIELDS: Record<ContactField, FieldText> = {
  name: {
    label: "Name",
    need: "your name",
    placeholder: "Ada Lovelace",
    suggest: () => null,
    input: { autoComplete: "name", autoCapitalize: "words", enterKeyHint: "next", maxLength: NAME_MAX },
  },
  email: {
    label: "Email",
    need: "a valid email address",
    placeholder: "ada@example.com",
    suggest: suggestEmail,
    input: {
      autoComplete: "email",
      inputMode: "email",
      autoCapitalize: "none",
      spellCheck: false,
      enterKeyHint: "next",
      maxLength: EMAIL_MAX,
    },
  },
  businessUrl: {
    label: "Business website",
    need: "your website’s address",
    placeholder: "https://example.com",
    suggest: suggestUrl,
    input: {
      autoComplete: "url",
      inputMode: "url",
      autoCapitalize: "none",
      spellCheck: false,
      enterKeyHint: "go",
      maxLength: URL_MAX,
    },
  },
};

export const CONTACT_KEYS = ["name", "email", "businessUrl"] as const satisfies readonly ContactField[];

/** The problem with a field, in the spec's words; null if it is valid. */
export function contactProblem(key: ContactField, text: string): string | null {
  const parsed = contactSchema.shape[key].safeParse(text);
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? "Please check this field");
}

/** `To see your results, add your name and a valid email address.`; null when nothing is missing. */
export function missingContact(texts: { [Key in ContactField]?: string | undefined }): string | null {
  const needs = CONTACT_KEYS.filter((key) => contactProblem(key, texts[key] ?? "") !== null).map(
    (key) => CONTACT_FIELDS[key].need,
  );
  if (needs.length === 0) return null;
  return `To see your results, add ${new Intl.ListFormat("en").format(needs)}.`;
}
