import * as z from "zod/mini";
import { findingSchema } from "./finding.ts";
import { INTERVIEW_FIELDS } from "./interview-fields.ts";

const field = z.enum(INTERVIEW_FIELDS);

/** The interview's state besides the facts, stored with the chat between messages. */
export const interviewSchema = z.object({
  /** The fact that the last reply asked for; null if it asked for none of ours, and no message is an answer then. */
  asked: z.nullable(field),
  /** What the last reply read back, to be confirmed. */
  proposed: z.nullable(findingSchema),
  /** Skipped once: asked again once the others are known. */
  later: z.array(field),
  /** Skipped a second time: not asked again. */
  dropped: z.array(field),
  /** How many times in a row the last question got no answer. */
  missed: z.number(),
  /** The last message that did not answer it, as compared. */
  unanswered: z._default(z.nullable(z.string()), null),
});

export type Interview = z.infer<typeof interviewSchema>;

/** The opening asks whether the ads are for the visitor's own business or for clients. */
export const FIRST_INTERVIEW: Interview = {
  asked: "businessType",
  proposed: null,
  later: [],
  dropped: [],
  missed: 0,
  unanswered: null,
};
