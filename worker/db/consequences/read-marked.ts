import type { Calling } from "#domain/consequences/clock-after";
import type { FoundLead } from "#domain/consequences/lead-facts";
import type { Changed, Folded } from "#domain/consequences/consequences";
import { shareOfText } from "#domain/consequences/share-text";
import { toldOfText } from "#domain/consequences/told-lead";
import { eq, sql } from "drizzle-orm";
import { selectAdFacts } from "../ads/ad-facts.ts";
import { type LeadAd, leadAdsOf } from "../ads/lead-ads.ts";
import { adSettingsOf, selectAdSettings } from "../ads/ad-settings.ts";
import { callingOf, selectCalling } from "../calling-hours/hours-in-force.ts";
import { batchOf } from "../batch-of.ts";
import { allSql, type Db } from "../client.ts";
import { KEYS_MAX, keysOfAll, personIds } from "./person-ids.ts";
import { assessments, leadFirstCalls, leadFolded } from "../schema.ts";
import { foldStateOf, selectFoldState, type FoldState } from "./fold-state.ts";
import { nextMarked } from "../marks/lead-marks.ts";

/** A mark: the lead, and how often it has changed. */
export type Mark = { leadId: number; seq: number };

/** What was drawn from a lead so far, as it is stored. */
export type FoldedText = { told: string | null; share: string | null };

/** What a fold goes by, of one moment. `folded` is of all leads that are marked or found. */
export type Marked = {
  state: FoldState;
  marks: Mark[];
  leads: FoundLead[];
  folded: ReadonlyMap<number, FoldedText>;
  calling: Calling;
  /** What the marked leads count for, for the ads that brought them. */
  leadAds: LeadAd[];
};

/** Of an assessment and its first call, for a fold; `suspect` is a number yet. */
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
  callStatus: assessments.callStatus,
  timeZone: assessments.timeZone,
  lastOutcome: assessments.lastOutcome,
  lastCallAt: assessments.lastCallAt,
  assessmentType: assessments.assessmentType,
  quizStartedAt: assessments.quizStartedAt,
  chatStartedAt: assessments.chatStartedAt,
  completedAt: assessments.completedAt,
  answerKey: assessments.answerKey,
  offerTier: assessments.offerTier,
  score: assessments.score,
  lostReason: assessments.lostReason,
  dealValue: assessments.dealValue,
  emailConsent: assessments.emailConsent,
  emailSentAt: assessments.emailSentAt,
  bookingLinkClicked: assessments.bookingLinkClicked,
  hubExpiresAt: assessments.hubExpiresAt,
  firstHubVisitAt: assessments.firstHubVisitAt,
  callBookedAt: assessments.callBookedAt,
  callHeldAt: assessments.callHeldAt,
  firstOutcomeAt: assessments.firstOutcomeAt,
  firstOutcomeBy: leadFirstCalls.firstOutcomeBy,
  firstAwaitedAt: leadFirstCalls.firstAwaitedAt,
  firstCallMs: assessments.firstCallMs,
  firstCallInTime: leadFirstCalls.firstCallInTime,
  reachedAt: assessments.reachedAt,
  source: assessments.source,
  campaign: assessments.campaign,
  firstSqlAt: sql<number | null>`(
    select h.changed_at from status_history h
    where h.assessment_id = assessments.id and h.to_status = 'SQL' and h.undone_at is null order by h.id limit 1)`,
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

type OfMark = Mark & FoldedText;

/** Reads up to `most` marked leads, with all of each one's person. One trip, or two if spend has to tell a lead's ad. */
export async function readMarked(db: Db, most: number): Promise<Marked> {
  const ids = nextMarked(most);
  const { states, marks, settings, adRows, facts, rows } = await batchOf(db, {
    states: selectFoldState(db),
    marks: allSql<OfMark>(
      db,
      sql`select m.lead_id as leadId, seq, told, share
        from lead_marks m left join lead_folded f on f.lead_id = m.lead_id
        where m.lead_id in (${ids})`,
    ),
    settings: selectCalling(db),
    adRows: selectAdSettings(db),
    facts: selectAdFacts(db, ids),
    rows: db
      .select({ ...factColumns, told: leadFolded.told, share: leadFolded.share })
      .from(assessments)
      .leftJoin(leadFirstCalls, eq(leadFirstCalls.leadId, assessments.id))
      .leftJoin(leadFolded, eq(leadFolded.leadId, assessments.id))
      .where(
        sql`${assessments.id} in (${ids}) or ${assessments.id} in (${personIds(keysOfAll(ids), KEYS_MAX * most)})`,
      ),
  });
  const folded = [
    ...marks.map((mark) => [mark.leadId, mark] as const),
    ...rows.map((row) => [row.id, row] as const),
  ];
  return {
    state: foldStateOf(states),
    marks,
    leads: rows.map(({ told: _told, share: _share, ...row }) => ({ ...row, suspect: row.suspect === 1 })),
    folded: new Map(folded.map(([id, { told, share }]) => [id, { told, share }])),
    calling: callingOf(settings),
    leadAds: await leadAdsOf(db, facts, adSettingsOf(adRows).timeZone),
  };
}

/** The marked leads with what was drawn from each before. */
export function changedOf({ marks, folded }: Pick<Marked, "marks" | "folded">): Changed {
  return new Map(marks.map(({ leadId }) => [leadId, foldedOf(folded.get(leadId))]));
}

function foldedOf(text: FoldedText | undefined): Folded | null {
  if (!text) return null;
  const { told, share } = text;
  return {
    told: told === null ? null : toldOfText(told),
    share: share === null ? null : shareOfText(share),
  };
}
