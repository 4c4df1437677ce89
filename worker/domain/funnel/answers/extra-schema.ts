import * as z from "zod/mini";
import { paragraphs } from "../../text.ts";
import { EXTRA_MAX, EXTRA_TEXT_MAX, type ExtraGiven } from "./extra-answers.ts";

/** What a question or an option is known by whatever it says: given once, as it is added, and shown to nobody. */
export const stableIdSchema = z.string().check(z.regex(/^[a-z0-9]{8}$/));

/** The answers to the owner's own questions as a visitor sends them. Which of them were asked says the content. */
export const extraGivenSchema: z.ZodMiniType<ExtraGiven, ExtraGiven> = z
  .record(stableIdSchema, paragraphs(EXTRA_TEXT_MAX))
  .check(z.refine((given) => Object.keys(given).length <= EXTRA_MAX, `At most ${EXTRA_MAX} answers`));
