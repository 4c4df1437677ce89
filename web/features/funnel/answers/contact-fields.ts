import { suggestEmail, suggestUrl } from "#domain/funnel/answers/contact-suggestions";
import { contactSchema } from "#domain/funnel/answers/contact";
import { EMAIL_MAX, NAME_MAX, URL_MAX, type ContactField } from "#domain/funnel/answers/contact-fields";
import type { ContactContent } from "#domain/content/parts/contact";
import { filled } from "#domain/content/filled";
import { listed } from "#domain/listed";
import type { InputHTMLAttributes } from "react";

type FieldInput = {
  /** A suggested correction, accepted with one tap; null if there is none. */
  suggest: (text: string) => string | null;
  input: InputHTMLAttributes<HTMLInputElement>;
};

/** The fields of the lead form. All have type text; each sets its own on-screen keyboard. */
export const CONTACT_FIELDS: Record<ContactField, FieldInput> = {
  name: {
    suggest: () => null,
    input: { autoComplete: "name", autoCapitalize: "words", enterKeyHint: "next", maxLength: NAME_MAX },
  },
  email: {
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
export function missingContact(
  texts: { [Key in ContactField]?: string | undefined },
  words: ContactContent,
): string | null {
  const needs = CONTACT_KEYS.filter((key) => contactProblem(key, texts[key] ?? "") !== null).map(
    (key) => words[key].need,
  );
  if (needs.length === 0) return null;
  return filled(words.missing, { fields: listed(needs) });
}
