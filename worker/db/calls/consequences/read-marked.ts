import type { Calling } from "#domain/calls/consequences/clock-after";
import type { Changed } from "#domain/calls/consequences/consequences";
import type { FoundLead } from "#domain/calls/consequences/lead-facts";
import { toldOfText } from "#domain/calls/consequences/told-lead";
import { sql } from "drizzle-orm";
import { selectAdFacts } from "../../money/ads/ad-facts.ts";
import { adSettingsOf, selectAdSettings } from "../../money/ads/ad-settings.ts";
import { leadAdsOf, type LeadAd } from "../../money/ads/lead-ads.ts";
import { batchOf } from "../../batch-of.ts";
import { callingOf, selectCalling } from "../hours/hours-in-force.ts";
import { allSql, type Db } from "../../client.ts";
import { nextMarked } from "../../leads/marks/lead-marks.ts";
import { assessments } from "../../schema/leads.ts";
import { KEYS_MAX, keysOfAll, personIds } from "./person-ids.ts";

/** A mark: the lead, and how often it has changed. */
export type Mark = { leadId: number; seq: number };

/** The input of a projection, read at one moment. */
export type Marked = {
  state: ProjectionState;
  marks: Mark[];
  leads: FoundLead[];
  /** The snapshot of each marked lead from its last projection, as text. */
  told: ReadonlyMap<number, string | null>;
  calling: Calling;
  /** What the marked leads count for, for the ads that brought them. */
  leadAds: LeadAd[];
};

/** An assessment's columns for a projection; `suspect` is still a number. */
export const factColumns = {
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
  assessmentType: assessments.assessmentType,
  callStatus: assessments.callStatus,
  timeZone: assessments.timeZone,
  lastOutcome: assessments.lastOutcome,
  lastCallAt: assessments.lastCallAt,
  firstCallMs: assessments.firstCallMs,
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
  firstCallSpeed: assessments.firstCallSpeed,
} as const;

type OfMark = Mark & { told: string | null };

/** Reads up to `most` marked leads, with all of each one's person. One trip, or two if spend has to tell a lead's ad. */
export async function readMarked(db: Db, most: number): Promise<Marked> {
  const ids = nextMarked(most);
  const { states, marks, settings, adRows, facts, rows } = await batchOf(db, {
    states: selectProjectionState(db),
    marks: allSql<OfMark>(
      db,
      sql`select m.lead_id as leadId, seq, told
        from lead_marks m left join lead_folded f on f.lead_id = m.lead_id
        where m.lead_id in (${ids})`,
    ),
    settings: selectCalling(db),
    adRows: selectAdSettings(db),
    facts: selectAdFacts(db, ids),
    rows: db
      .select(factColumns)
      .from(assessments)
      .where(
        sql`${assessments.id} in (${ids}) or ${assessments.id} in (${personIds(keysOfAll(ids), KEYS_MAX * most)})`,
      ),
  });
  return {
    state: projectionStateOf(states),
    marks,
    leads: rows.map((row) => ({ ...row, suspect: row.suspect === 1 })),
    told: new Map(marks.map(({ leadId, told }) => [leadId, told])),
    calling: callingOf(settings),
    leadAds: await leadAdsOf(db, facts, adSettingsOf(adRows).timeZone),
  };
}

/** The marked leads, each with its previous snapshot. */
export function changedOf({ told }: Pick<Marked, "told">): Changed {
  return new Map([...told].map(([id, text]) => [id, text === null ? null : toldOfText(text)]));
}

/**
 * The state that a projection depends on. A batch that begins with `turnEpoch` does nothing if it has changed since.
 */
type ProjectionState = { epoch: string };

/** For a batch: one row. */
function selectProjectionState(db: Db) {
  return allSql<ProjectionState>(db, sql`select epoch from fold_state`);
}

/** The row of `selectProjectionState`. The first migrations write it, and nothing deletes it. */
function projectionStateOf([state]: readonly ProjectionState[]): ProjectionState {
  if (!state) throw new Error("There is no row in fold_state.");
  return state;
}
