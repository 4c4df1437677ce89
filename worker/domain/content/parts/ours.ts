import * as z from "zod/mini";
import { entryIdSchema } from "../field.ts";

/** More than the sample has texts that can be kept. */
const MOST = 500;

const keptSchema = () =>
  z.strictObject({
    entryId: entryIdSchema,
    /** Its place, where all entries of a list are one kind of place; or which offer it is. */
    place: z.string().check(z.maxLength(160)),
    /** Its text at that time; empty for a picture or an offer. */
    text: z.string().check(z.maxLength(2048)),
    /** Who marked it and when (ISO time), set by the server. */
    by: z.string().check(z.maxLength(254)),
    at: z.string().check(z.maxLength(32)),
  });

/** The sample texts that somebody has marked as their own. No page shows this record, so it has no texts. */
export const oursSchema = () => z.array(keptSchema()).check(z.maxLength(MOST));

export type Ours = z.infer<ReturnType<typeof oursSchema>>;
