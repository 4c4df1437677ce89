import { consequencesOf } from "#domain/calls/consequences/consequences";
import { logError } from "../../../log.ts";
import type { FollowedDb } from "../../client.ts";
import { changedOf, readMarked } from "./read-marked.ts";
import { writeProjection } from "./write-projection.ts";

/** What a reader waits for, in pieces: a write of less than a tenth of a second each. */
const LEADS_A_PIECE = 500;
/** More than this waits only after an outage or an import, and is left to the cron. */
const PIECES = 10;

/** Projects at most `most` of the marked leads; returns how many there were. Two round trips, or one without any. */
export async function projectPiece(db: FollowedDb, most = LEADS_A_PIECE): Promise<number> {
  return (await project(db, most)).found;
}

/** Projects the leads that have changed; false if there is more to do. */
export async function projectLeads(db: FollowedDb): Promise<boolean> {
  for (let piece = 0; piece < PIECES; piece++) {
    const { found, isWritten } = await project(db, LEADS_A_PIECE);
    if (found < LEADS_A_PIECE && isWritten) return true;
  }
  return false;
}

async function project(db: FollowedDb, most: number): Promise<{ found: number; isWritten: boolean }> {
  const marked = await readMarked(db, most);
  const { marks, leads, calling } = marked;
  if (marks.length === 0) return { found: 0, isWritten: true };
  const drawn = consequencesOf(leads, changedOf(marked), calling);
  for (const [lead, error] of drawn.stuck) logError("lead_stuck", error, { lead });
  return { found: marks.length, isWritten: await writeProjection(db, marked, drawn) };
}
