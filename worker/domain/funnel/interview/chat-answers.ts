import * as z from "zod/mini";
import { answersSchema } from "../answers/answer-schemas.ts";
import type { Answers } from "../answers/answers.ts";
import { contactSchema, type Contact } from "../answers/contact.ts";
import { FREE_TEXT_MAX } from "../answers/contact-fields.ts";
import { INTERVIEW_FIELDS, type Collected, type InterviewField } from "./interview-fields.ts";
import { paragraphs } from "../../text.ts";

/** The facts of a chat, validated like the form's fields (contract 3, 5), each optional. */
export const collectedSchema = z.partial(z.extend(answersSchema, contactSchema.shape));

/** All of them, split as the assessment stores them: the input for completing a chat. */
export const completeAnswersSchema = z.pipe(
  z.required(z.extend(answersSchema, contactSchema.shape)),
  z.transform(({ name, email, businessUrl, ...answers }) => ({
    answers,
    contact: { name, email, businessUrl },
  })),
);

/** A visitor's message: 1 to 2,000 characters after trimming, line breaks kept. */
export const chatMessageSchema = paragraphs(FREE_TEXT_MAX).check(
  z.minLength(1, { error: "Please write a message" }),
);

const correctionFields = z.object({
  field: z.enum(INTERVIEW_FIELDS, { error: "Please name one of the collected fields" }),
  value: z.nullable(z.string({ error: "Please send text, or null to clear the field" })),
});

/** The visitor's own correction of one fact, validated like the form; null clears it. */
export const correctionSchema = z.pipe(
  correctionFields.check((context) => {
    const { field, value } = context.value;
    if (value === null) return;
    for (const { message } of collectedSchema.safeParse({ [field]: value }).error?.issues ?? []) {
      context.issues.push({ code: "custom", message, path: ["value"], input: value });
    }
  }),
  z.transform(({ field, value }) => ({ field, value: value === null ? null : factOf(field, value) })),
);

/** A fact as it is stored; null if the value may not be. */
export function factOf(field: InterviewField, value: string): string | null {
  return collectedSchema.safeParse({ [field]: value }).data?.[field] ?? null;
}

/** Whether a value may be stored for a fact. */
export function isValidFact(field: InterviewField, value: string): boolean {
  return factOf(field, value) !== null;
}

/** The collected facts as the assessment stores them, split into answers and contact. Invalid ones are left out. */
export function splitCollected(collected: Collected): { answers: Answers; contact: Partial<Contact> } {
  const valid = INTERVIEW_FIELDS.filter((field) => isValidFact(field, collected[field] ?? ""));
  const kept = collectedSchema.parse(Object.fromEntries(valid.map((field) => [field, collected[field]])));
  const { name, email, businessUrl, ...answers } = kept;
  return {
    answers,
    contact: {
      ...(name !== undefined && { name }),
      ...(email !== undefined && { email }),
      ...(businessUrl !== undefined && { businessUrl }),
    },
  };
}
