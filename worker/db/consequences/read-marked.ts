import type { Desk } from "#domain/consequences/clock-after";
import type { FoundLead } from "#domain/consequences/lead-facts";
import { toldOfText, type ToldLead } from "#domain/consequences/told-lead";
import { sql } from "drizzle-orm";
import { deskOf, selectDesk } from "../calls/desk-in-force.ts";
import { allSql, type Db } from "../client.ts";
import { KEYS_MAX, keysOfAll, personIds } from "../leads/person-ids.ts";
import { assessments } from "../schema.ts";
import { nextMarked } from "./lead-marks.ts";

/** A mark: the lead, how often it has changed, and as what it was known. */
export type Mark = { leadId: number; seq: number; told: string | null };

/** What a fold goes by, of one moment. */
export type Marked = { epoch: string; marks: Mark[]; leads: FoundLead[]; desk: Desk };

const factColumns = {
  id: assessments.id,
  createdAt: assessments.createdAt,
  updatedAt: assessments.updatedAt,
  emailKey: sql<string | null>`lower(${assessments.email})`,
  phone: assessments.phone,
  phoneFlag: assessments.phoneFlag,
  callConsentAt: assessments.callConsentAt,
  callRequestedAt: assessments.callRequestedAt,
  callWithdrawnAt: assessments.callWithdrawnAt,
  suspect: assessments.suspect,
  leadStatus: assessments.leadStatus,
  leadScore: assessments.leadScore,
  callStatus: assessments.callStatus,
  timeZone: assessments.timeZone,
  lastOutcome: assessments.lastOutcome,
  lastCallAt: assessments.lastCallAt,
  clockStartedAt: assessments.clockStartedAt,
  dueAt: assessments.dueAt,
  dueVersion: assessments.dueVersion,
  escalatedAt: assessments.escalatedAt,
  owner: assessments.owner,
  ownerSince: assessments.ownerSince,
  nextAction: assessments.nextAction,
  nextActionAt: assessments.nextActionAt,
  nextActionToldAt: assessments.nextActionToldAt,
  gaveWayTo: assessments.gaveWayTo,
} as const;

/** Reads up to `most` marked leads, with all of each one's person. One trip. */
export async function readMarked(db: Db, most: number): Promise<Marked> {
  const ids = nextMarked(most);
  const [[state], marks, settings, rows] = await db.batch([
    allSql<{ epoch: string }>(db, sql`select epoch from fold_state`),
    allSql<Mark>(
      db,
      sql`select m.lead_id as leadId, seq, told from lead_marks m left join lead_folded f on f.lead_id = m.lead_id
        where m.lead_id in (${ids})`,
    ),
    selectDesk(db),
    db
      .select(factColumns)
      .from(assessments)
      .where(
        sql`${assessments.id} in (${ids}) or ${assessments.id} in (${personIds(keysOfAll(ids), KEYS_MAX * most)})`,
      ),
  ]);
  const leads = rows.map((row) => ({ ...row, suspect: row.suspect === 1 }));
  return { epoch: state?.epoch ?? "", marks, leads, desk: deskOf(settings) };
}

/** What was known of the marked leads. */
export function toldOf(marks: readonly Mark[]): Map<number, ToldLead | null> {
  return new Map(marks.map(({ leadId, told }) => [leadId, told === null ? null : toldOfText(told)]));
}
