import {
  MAIL_PLACEHOLDERS,
  MAIL_PLACEHOLDER_NAMES,
  filledMail,
  type MailValues,
} from "#domain/mail/mail-placeholders";
import { mailTemplateSchema } from "#domain/mail/mail-schemas";
import { api, unwrap } from "../../../lib/api.ts";
import type { Draft } from "../../kit/edit/drafts.ts";
import { errorsByField, type FieldErrors } from "../../kit/edit/field-errors.ts";
import { ifMatch, saveOnTop } from "../../kit/edit/version-conflict.ts";
import type { mailTemplatesQuery } from "../../kit/settings/settings-api.ts";

const calls = api["mail-templates"];

export type MailTemplate = Awaited<
  ReturnType<NonNullable<ReturnType<typeof mailTemplatesQuery>["queryFn"]>>
>[number];
type Write = Parameters<typeof calls.$post>[0]["json"];

/** What staff write of a template, as its form and a conflict name it. */
export const TEMPLATE_LABELS = { name: "Name", subject: "Subject", text: "Text" } as const;
const FIELDS = ["name", "subject", "text"] as const;

export const EMPTY_TEMPLATE: Draft = { name: "", subject: "", text: "" };

export const templateDraft = ({ name, subject, text }: MailTemplate): Draft => ({ name, subject, text });

/** What to send of a draft, or what is wrong with it. */
export function checkTemplate(draft: Draft): { write: Write } | { errors: FieldErrors } {
  const parsed = mailTemplateSchema.safeParse(draft);
  return parsed.success ? { write: parsed.data } : { errors: errorsByField(parsed.error.issues) };
}

export const createTemplate = (json: Write) => unwrap(calls.$post({ json }));

export function updateTemplate(template: MailTemplate, json: Write) {
  const param = { id: String(template.id) };
  return saveOnTop(template, FIELDS, (version) =>
    unwrap(calls[":id"].$put({ param, json }, ifMatch(version))),
  );
}

export const removeTemplate = ({ id, version }: MailTemplate) =>
  unwrap(calls[":id"].$delete({ param: { id: String(id) } }, ifMatch(version)));

/** Each placeholder, and what stands for it in a mail. */
export const PLACEHOLDERS = MAIL_PLACEHOLDER_NAMES.map((name) => ({
  mark: `{${name}}`,
  help: MAIL_PLACEHOLDERS[name],
}));

/** A text as it reads to a made-up lead, written by `owner`. */
export function exampleText(text: string, { brand, owner }: { brand: string | null; owner: string }): string {
  const values: MailValues = {
    firstName: "Ada",
    brand: brand ?? "Your brand",
    program: "Your program",
    bookingLink: "https://calendly.com/your-page",
    hubLink: `${location.origin}/hub/…`,
    finishLink: `${location.origin}/quiz?continue=…`,
    owner,
  };
  return filledMail(text, values);
}

/** The text with `mark` in the place of what is selected, and where the caret is after it. */
export function withMark(
  text: string,
  mark: string,
  { start, end }: { start: number; end: number },
): { text: string; caret: number } {
  return { text: text.slice(0, start) + mark + text.slice(end), caret: start + mark.length };
}
