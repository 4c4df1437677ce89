import { filled, placeholdersIn } from "../content/filled.ts";

/** What stands for a value in a template, and what it is, for staff. */
export const MAIL_PLACEHOLDERS = {
  firstName: "The lead’s first name",
  brand: "The name of your brand",
  program: "The program that was recommended to the lead",
  bookingLink: "The lead’s link to your booking page",
  hubLink: "The lead’s link to their strategy hub",
  finishLink: "The lead’s link to finish the assessment, for leads of Meta forms",
  owner: "The name of the lead’s owner",
} as const;

export type MailPlaceholder = keyof typeof MAIL_PLACEHOLDERS;

/** The values for one lead; null where there is none. */
export type MailValues = Record<MailPlaceholder, string | null>;

export const MAIL_PLACEHOLDER_NAMES = Object.keys(MAIL_PLACEHOLDERS).filter(isMailPlaceholder);

/** The text with the values that are known. What has none stays as it is, for staff to see and replace. */
export function filledMail(text: string, values: MailValues): string {
  const known = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  return filled(text, Object.fromEntries(known));
}

/** The placeholders of ours that a text still has, each once. */
export function leftPlaceholders(text: string): MailPlaceholder[] {
  return [...new Set(placeholdersIn(text))].filter(isMailPlaceholder);
}

/** The placeholders of a text that are none of ours, each once. */
export function unknownPlaceholders(text: string): string[] {
  return [...new Set(placeholdersIn(text))].filter((name) => !isMailPlaceholder(name));
}

function isMailPlaceholder(name: string): name is MailPlaceholder {
  return Object.hasOwn(MAIL_PLACEHOLDERS, name);
}
