import { consequencesOf } from "#domain/consequences/consequences";
import { logError } from "../../log.ts";
import type { Db } from "../client.ts";
import { changedOf, readMarked } from "./read-marked.ts";
import { writeFold } from "./write-fold.ts";

/** Leads a piece: a write of less than a tenth of a second. */
const LEADS_A_PIECE = 500;
/** What a reader waits for; more than this only ever waits after an outage or an import, and is the cron's. */
const PIECES = 10;

/** Draws the consequences of a piece of the marked leads; returns how many there were. Two trips, or one without any. */
export async function foldPiece(db: Db): Promise<number> {
  return (await fold(db)).found;
}

/** Draws the consequences of what has changed; false if there is more to do. */
export async function foldLeads(db: Db): Promise<boolean> {
  for (let piece = 0; piece < PIECES; piece++) {
    const { found, isWritten } = await fold(db);
    if (found < LEADS_A_PIECE && isWritten) return true;
  }
  return false;
}

async function fold(db: Db): Promise<{ found: number; isWritten: boolean }> {
  const marked = await readMarked(db, LEADS_A_PIECE);
  const { marks, leads, desk } = marked;
  if (marks.length === 0) return { found: 0, isWritten: true };
  const drawn = consequencesOf(leads, changedOf(marked), desk);
  for (const [lead, error] of drawn.stuck) logError("lead_stuck", error, { lead });
  return { found: marks.length, isWritten: await writeFold(db, marked, drawn) };
}
