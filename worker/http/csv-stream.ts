import { csvHead, csvLine } from "#domain/leads/assessment-csv";
import type { AssessmentFilter } from "#domain/leads/assessment-list";
import { listAssessments, type ListCursor } from "../db/leads/assessment-list.ts";
import type { Db } from "../db/client.ts";
import { logError } from "../log.ts";

/** Small at first, so that the download begins at once. */
const FIRST_PAGE = 50;
/** A million leads must stay under the queries that one call may make, and a page within memory. */
const MOST_PAGE = 2000;

/** The filtered assessments as CSV, newest first, read page by page as the caller takes them; linked to `origin`. */
export function csvStream(
  db: Db,
  filter: AssessmentFilter,
  origin: string | null,
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
          controller.enqueue(encoder.encode(rows.map((row) => csvLine(row, origin)).join("")));
        cursor = next;
        limit = Math.min(limit * 4, MOST_PAGE);
        if (!next) controller.close();
      } catch (error) {
        // The platform logs what breaks a stream, and a failed query names what was searched for.
        logError("export_failed", error);
        controller.error(new Error("export_failed"));
      }
    },
  });
}
