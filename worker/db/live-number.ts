import { SAMPLE_NUMBER } from "#domain/content/sample-number";
import { sql, type SQL } from "drizzle-orm";

/** The version of the content that visitors read now, as part of a statement; 0 while it is the sample. */
export const liveNumber = sql`coalesce((select number from content_versions where status = 'published'), 0)`;

/**
 * The version of the content that a visitor's page was made from, as the page reports it; the live one if it reports
 * none, or one that never existed. Another may have been published since the page was opened.
 */
export function shownNumber(said: number | undefined): SQL {
  if (said === undefined) return liveNumber;
  if (said === SAMPLE_NUMBER) return sql`${SAMPLE_NUMBER}`;
  return sql`coalesce((select number from content_versions where number = ${said}), ${liveNumber})`;
}
