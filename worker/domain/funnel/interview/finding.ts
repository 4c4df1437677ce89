import * as z from "zod/mini";
import { INTERVIEW_FIELDS } from "./interview-fields.ts";

/** A fact and the message it came from. `quote` is what it rests on, word for word. */
export const findingSchema = z.object({
  field: z.enum(INTERVIEW_FIELDS),
  value: z.string(),
  quote: z.string(),
  messageId: z.string(),
});

export type Finding = z.infer<typeof findingSchema>;
