import * as z from "zod/mini";
import { paragraphs } from "../text.ts";
import { LOST_NOTE_MAX, LOST_REASONS } from "./lost-reason.ts";

/** Null takes a reason back. */
export const lostReasonSchema = z.nullable(
  z.enum(LOST_REASONS, { error: `Please choose one of ${LOST_REASONS.join(", ")}` }),
);

/** Empty text is no note. */
export const lostNoteSchema = z.nullable(
  z.pipe(
    paragraphs(LOST_NOTE_MAX),
    z.transform((text) => text || null),
  ),
);
