import { SAMPLE_NUMBER } from "#domain/content/sample-number";
import { sql, type SQL } from "drizzle-orm";

/** The number of the content that visitors read now, as part of a statement; 0 while it is the sample. */
export const liveNumber = sql`coalesce((select number from content_versions where status = 'published'), 0)`;

/**
 * The number of the content that a visitor's page was made from, as it says itself; what is live now where it says
 * nothing, or names a version that never was. Another may have been published since the page was opened.
 */
export function shownNumber(said: number | undefined): SQL {
  if (said === undefined) return liveNumber;
  if (said === SAMPLE_NUMBER) return sql`${SAMPLE_NUMBER}`;
  return sql`coalesce((select number from content_versions where number = ${said}), ${liveNumber})`;
}
