import * as z from "zod/mini";
import { entryIdSchema } from "../field.ts";

/** More than the sample has texts that can be kept. */
const MOST = 500;

const keptSchema = () =>
  z.strictObject({
    entryId: entryIdSchema,
    /** Where it stands, all entries of a list being one kind of place; or which offer it is. */
    place: z.string().check(z.maxLength(160)),
    /** As it stood; empty for a picture or an offer. */
    text: z.string().check(z.maxLength(2048)),
    /** Who said so and when (ISO time): the server's word. */
    by: z.string().check(z.maxLength(254)),
    at: z.string().check(z.maxLength(32)),
  });

/** What of the sample somebody has said is theirs as it stands. No page shows it, so that it has no words. */
export const oursSchema = () => z.array(keptSchema()).check(z.maxLength(MOST));

export type Ours = z.infer<ReturnType<typeof oursSchema>>;
