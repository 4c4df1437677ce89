import * as z from "zod/mini";
import { emailSchema, uuidSchema } from "../funnel/answers/contact.ts";
import { freeText, noteSchema } from "../text.ts";
import { CALL_OUTCOMES } from "./call-outcomes.ts";

const NEXT_ACTION_MAX = 500;

const instant = z.pipe(
  z.string().check(z.iso.datetime({ offset: true, error: "Give a time in ISO format." })),
  z.transform((text) => Date.parse(text)),
);
const nextAction = freeText(NEXT_ACTION_MAX, "Please say what the next step is");

export const claimSchema = z.object({ takeOver: z.optional(z.literal(true)) });

/** A call that was made. `afterCall` is the newest call that the screen knows. Times become milliseconds. */
export const callSchema = z.object({
  callId: uuidSchema,
  afterCall: z.nullable(uuidSchema),
  outcome: z.enum(CALL_OUTCOMES, { error: `Please choose one of ${CALL_OUTCOMES.join(", ")}` }),
  note: z.optional(noteSchema),
  nextAction: z.optional(nextAction),
  nextActionAt: z.optional(instant),
});
export type NewCall = z.output<typeof callSchema>;

/** Fields left out stay as they are; null clears them. */
export const nextActionFields = {
  nextAction: z.optional(z.nullable(nextAction)),
  nextActionAt: z.optional(z.nullable(instant)),
};
export const nextActionSchema = z.object(nextActionFields).check(
  z.refine(({ nextAction: what, nextActionAt: at }) => what !== undefined || at !== undefined, {
    error: "Send a next action or its time.",
  }),
);
export type NextAction = z.output<typeof nextActionSchema>;

/** How staff learned that the lead agrees to be called; the server parses the number. */
export const phoneSchema = z.object({
  phone: z.string({ error: "Please enter a phone number" }).check(z.maxLength(200)),
  agreed: z.enum(["mail", "call", "person"], { error: "Please say how the lead agreed to be called" }),
  note: z.optional(noteSchema),
});
export type StaffPhone = z.output<typeof phoneSchema>;

export const handOverSchema = z.object({
  from: z.pipe(
    emailSchema,
    z.transform((address) => address.toLowerCase()),
  ),
  to: z.pipe(
    emailSchema,
    z.transform((address) => address.toLowerCase()),
  ),
});
