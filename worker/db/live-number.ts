import { sql } from "drizzle-orm";

/** The number of the content that visitors read now, as part of a statement; 0 while it is the sample. */
export const liveNumber = sql`coalesce((select number from content_versions where status = 'published'), 0)`;
