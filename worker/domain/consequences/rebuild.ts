/** How far the figures have been rebuilt, null if nobody has begun to; and when that was last done (ISO), null for never. */
export type Rebuild = { percent: number | null; doneAt: string | null };
