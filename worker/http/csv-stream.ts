import { csvHead, csvLine, type CsvContext } from "#domain/leads/assessment-csv";
import type { AssessmentFilter } from "#domain/leads/filters/filter-meaning";
import { listAssessments, type ListCursor } from "../db/leads/assessment-list.ts";
import type { FollowedDb } from "../db/client.ts";
import { logError } from "../log.ts";

/** Small, so that the download starts at once. */
const FIRST_PAGE = 50;
/** Large enough to export a million leads within the query limit of one request, small enough for memory. */
const MOST_PAGE = 2000;

/**
 * The filtered assessments as CSV, newest first, read page by page as the client consumes them.
 */
export function csvStream(
  db: FollowedDb,
  filter: AssessmentFilter,
  context: CsvContext,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let cursor: ListCursor | null = null;
  let limit = FIRST_PAGE;
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(csvHead())),
    pull: async (controller) => {
      try {
        const { rows, next } = await listAssessments(db, filter, { sort: "created", limit, cursor });
        if (rows.length > 0)
          controller.enqueue(encoder.encode(rows.map((row) => csvLine(row, context)).join("")));
        cursor = next;
        limit = Math.min(limit * 4, MOST_PAGE);
        if (!next) controller.close();
      } catch (error) {
        // The platform logs the error that breaks a stream, and a failed query would reveal the search text.
        logError("export_failed", error);
        controller.error(new Error("export_failed"));
      }
    },
  });
}
