import * as z from "zod/mini";
import { QUESTION_IDS, type QuestionId } from "../funnel/answers/questions.ts";
import { paragraphs } from "../text.ts";

/** What a form's question can be, besides one of the eight. */
export const CONTACT_USES = ["name", "email", "phone", "website"] as const;
export type ContactUse = (typeof CONTACT_USES)[number];

/** What staff say that a question is; `show` is shown to them and used for nothing. */
export const FIELD_USES = [...CONTACT_USES, ...QUESTION_IDS, "show"] as const;
export type FieldUse = ContactUse | QuestionId | "show";

const useSchema = z.object({
  use: z.enum(FIELD_USES),
  /** The option of our question that each of the form's options is, by its key. */
  options: z.optional(z.record(z.string().check(z.maxLength(500)), z.string().check(z.maxLength(100)))),
});

/** What each question of a form is, by its key. */
export const formMappingSchema = z.record(z.string().check(z.maxLength(500)), useSchema);
export type FormMapping = z.output<typeof formMappingSchema>;

const wording = paragraphs(5000).check(z.minLength(1, { error: "Copy the words from the form" }));

/** What the form's own text allows. Everything is off until it was chosen. */
export const formAllowsSchema = z.object({
  /** The words by which its leads agree to be called; null if they do not. */
  call: z.nullable(z.object({ wording })),
  /** The same of mails, with the key of the checkbox that must be ticked; null if the text says so itself. */
  mail: z.nullable(z.object({ wording, checkbox: z.nullable(z.string().check(z.maxLength(500))) })),
  /** Where its leads are (ISO 3166), where their numbers do not tell. */
  country: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/, { error: "Give a country’s two letters" }))),
  /** Whether Meta may be told what becomes of these leads. */
  tellMeta: z.boolean(),
});

type Wording = { wording: string; hash: string };

/** The same as stored: each wording with its hash. */
export type FormAllows = {
  call: Wording | null;
  mail: (Wording & { checkbox: string | null }) | null;
  country: string | null;
  tellMeta: boolean;
};

export const NOTHING_ALLOWED: FormAllows = { call: null, mail: null, country: null, tellMeta: false };

/** A form that staff have set up: what its questions are, and what its text allows. */
export type FormSetUp = { mapping: FormMapping; allows: FormAllows };
