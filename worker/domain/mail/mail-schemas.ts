import * as z from "zod/mini";
import { uuidSchema } from "../funnel/answers/contact.ts";
import { freeText, paragraphs } from "../text.ts";
import { leftPlaceholders, unknownPlaceholders } from "./mail-placeholders.ts";

export const SUBJECT_MAX = 200;
export const MAIL_TEXT_MAX = 10_000;
export const TEMPLATE_NAME_MAX = 100;
/** How far ahead a mail may be scheduled. */
export const SEND_AHEAD_MS = 30 * 24 * 60 * 60 * 1000;

const subject = freeText(SUBJECT_MAX, "Please enter a subject");
const text = paragraphs(MAIL_TEXT_MAX).check(z.minLength(1, { error: "Please write something" }));
const isFilled = z.refine<string>((written) => leftPlaceholders(written).length === 0, {
  error: (issue) => `Fill in ${namesOf(leftPlaceholders(String(issue.input)))} first`,
});
const isKnown = z.refine<string>((written) => unknownPlaceholders(written).length === 0, {
  error: (issue) => `Nothing can be filled in for ${namesOf(unknownPlaceholders(String(issue.input)))}`,
});

const instant = z.pipe(
  z.string().check(z.iso.datetime({ offset: true, error: "Give a time in ISO format." })),
  z.transform((written) => Date.parse(written)),
);

/** A mail that staff wrote to a lead. Without `sendAt` it goes now. */
export const newMailSchema = z.object({
  mailId: uuidSchema,
  subject: subject.check(isFilled, isKnown),
  text: text.check(isFilled, isKnown),
  sendAt: z.optional(instant),
});
export type NewMail = z.output<typeof newMailSchema>;

/** What staff write of a template. */
export const mailTemplateSchema = z.object({
  name: freeText(TEMPLATE_NAME_MAX, "Please enter a name"),
  subject: subject.check(isKnown),
  text: text.check(isKnown),
});
export type MailTemplateWrite = z.output<typeof mailTemplateSchema>;

/** `{program} and {owner}`. */
function namesOf(names: readonly string[]): string {
  return new Intl.ListFormat("en-US").format(names.map((name) => `{${name}}`));
}
