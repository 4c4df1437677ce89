import type { ChannelSettings } from "#domain/delivery/channel-settings";
import type { AssessmentType } from "#domain/leads/assessment-list";
import type { AdEvent } from "#domain/money/ads/ad-events";
import type { Answers } from "#domain/funnel/answers/answers";
import type { ExtraAnswer } from "#domain/funnel/answers/extra-answers";
import type { Contact } from "#domain/funnel/answers/contact";
import type { CompletionPlan } from "#domain/funnel/hub/complete";
import { eq, sql, type SQL } from "drizzle-orm";
import { insertAdEvents } from "../../money/ads/ad-events.ts";
import { shownNumber } from "../../live-number.ts";
import { slackConnected } from "../../delivery/causes.ts";
import { keepExtraAnswers } from "../answers/extra-answers.ts";
import type { Db, FollowedDb } from "../../client.ts";
import { writeOf } from "../../write-batch.ts";
import { json } from "../../json-column.ts";
import { endStops, type MailConsent } from "../../delivery/mail-stops.ts";
import { queueForSession, type Cause } from "../../delivery/outbox.ts";
import { keepBeside } from "../../keep-beside.ts";
import { assessments, leadProofs } from "../../schema/leads.ts";
import { configColumns, type ConfigText } from "../../offers/scoring/scoring-config.ts";
import { isErased, unlessErased } from "../../tombstones.ts";
import { excluded, newestOf } from "../../upsert.ts";
import { keepVisit } from "../visits/keep-visit.ts";
import { newAssessment, visitChanges, type Visit } from "../visits/visit.ts";
import { queueStages } from "../../delivery/crm-stages.ts";

/** The result shown to the visitor of a completed assessment. The expiry is in milliseconds since 1970. */
export type Completed = { offerTier: number; score: number; leadScore: number; hubExpiresAt: number };

export type CompletionState = {
  erased: boolean;
  existing: { type: AssessmentType; completed: Completed | null } | null;
  config: ConfigText;
  /** Whether a Slack workspace is connected. */
  slack: boolean;
};

/** Reads everything that a completion depends on in one round trip. */
export async function readCompletionState(
  db: Db,
  sessionId: string,
  tombstone: string,
  now: number,
): Promise<CompletionState> {
  const [row] = await selectState(db, sessionId, tombstone, now);
  if (!row) throw new Error("A query without conditions returned no row.");
  const { existing, erased, slack, ...config } = row;
  return {
    erased: erased === 1,
    existing: existing && { type: existing.type, completed: completedOf(existing) },
    config,
    slack: slack === 1,
  };
}

/** The input of a completion. */
export type Told = {
  visit: Visit;
  assessmentType: AssessmentType;
  answers: Answers;
  /** Null if it stays as it is: a lead of Meta's forms gave it there. */
  contact: Contact | null;
  emailConsent: MailConsent | null;
  suspect: boolean;
  /** Answers to the owner's own questions; those of a chat come later. */
  extra: readonly ExtraAnswer[];
};

export type Completion = Told &
  CompletionPlan & {
    /** The reference passed to booking pages in place of the session id; null without SESSION_HMAC_KEY. */
    bookingRef: string | null;
  };

/**
 * Completes the session's assessment once, with all side effects, in one atomic round trip. Returns the stored
 * result. Of two simultaneous calls the first wins and both get its result, the second
 * after another read. Returns null if the session was erased meanwhile.
 */
export async function writeCompletion(
  db: FollowedDb,
  completion: Completion,
  tombstone: string,
  effects: { events: AdEvent[]; causes: Cause[]; channels: ChannelSettings },
): Promise<Completed | null> {
  const { visit } = completion;
  const causedNow = sql`${assessments.completedAt} = ${visit.now}`;
  const causes = effects.causes.map((cause) => {
    const when = cause.when ? sql`${causedNow} and ${cause.when}` : causedNow;
    return queueForSession(db, visit.sessionId, { ...cause, when }, visit.now);
  });
  const isIt = sql`${eq(assessments.sessionId, visit.sessionId)} and ${causedNow}`;
  const { written } = await writeOf(db, {
    written: upsertCompletion(db, completion, tombstone),
    visit: keepVisit(db, visit, "all"),
    proofs: keepBeside(db, leadProofs, proofsOf(completion), isIt),
    stops: endedStops(db, completion, isIt),
    extra: keepExtraAnswers(db, isIt, completion.extra, visit.now),
    adEvents: insertAdEvents(db, visit.sessionId, effects.events, visit.now),
    causes,
    stages: completion.assessmentType === "form" ? queueStages(db, isIt, effects.channels, visit.now) : [],
  });
  const [stored] = written.length > 0 ? written : await selectCompletion(db, visit.sessionId);
  return stored ? completedOf(stored) : null;
}

/** A bot's consent ends nothing that a person had stopped. */
function endedStops(db: Db, { emailConsent, suspect }: Completion, isIt: SQL) {
  if (!emailConsent || emailConsent.recipient === null || suspect) return [];
  return [endStops(db, sql`(select ${emailConsent.recipient} from ${assessments} where ${isIt})`)];
}

function upsertCompletion(db: Db, completion: Completion, tombstone: string) {
  const { visit, assessmentType } = completion;
  const completed = completedColumns(completion);
  const row = { ...newAssessment(visit, assessmentType), ...completed };
  return db
    .insert(assessments)
    .select(unlessErased(row, { tombstone, now: visit.now }))
    .onConflictDoUpdate({
      target: assessments.sessionId,
      set: { ...visitChanges(), ...newestOf(assessments, completed) },
      setWhere: sql`${assessments.completedAt} is null
        and ${assessments.assessmentType} = ${excluded(assessments.assessmentType)}`,
    })
    .returning(completionColumns);
}

function completedColumns(completion: Completion) {
  const { visit, contact, scoring, emailConsent } = completion;
  return {
    ...contact,
    answers: completion.answers,
    suspect: Number(completion.suspect),
    bookingRef: completion.bookingRef,
    completedAt: visit.now,
    offerTier: scoring.offerTier,
    score: scoring.score,
    leadScore: scoring.leadScore,
    rulesVersion: completion.rulesVersion,
    answerKey: completion.answerKey,
    hubExpiresAt: completion.hubExpiresAt,
    emailConsent: emailConsent && visit.now,
  };
}

function proofsOf({ visit, scoring, promo, emailConsent }: Completion) {
  return {
    breakdown: scoring.points,
    decidedBy: scoring.decidedBy,
    promoText: promo?.text ?? null,
    promoDiscount: promo?.discount ?? null,
    contentAtCompletion: shownNumber(visit.contentVersion),
    ...(emailConsent && {
      emailConsentWording: emailConsent.wording,
      emailConsentPage: emailConsent.page,
    }),
  };
}

/** The stored columns that describe a completion. */
const completionColumns = {
  type: assessments.assessmentType,
  completedAt: assessments.completedAt,
  offerTier: assessments.offerTier,
  score: assessments.score,
  leadScore: assessments.leadScore,
  hubExpiresAt: assessments.hubExpiresAt,
};

function selectCompletion(db: Db, sessionId: string) {
  return db.select(completionColumns).from(assessments).where(eq(assessments.sessionId, sessionId));
}

type CompletionRow = Awaited<ReturnType<typeof selectCompletion>>[number];

function selectState(db: Db, sessionId: string, tombstone: string, now: number) {
  const { assessmentType, completedAt, offerTier, score, leadScore, hubExpiresAt } = assessments;
  const existing = json<CompletionRow | null>(sql`
    select json_object('type', ${assessmentType}, 'completedAt', ${completedAt}, 'offerTier', ${offerTier},
      'score', ${score}, 'leadScore', ${leadScore}, 'hubExpiresAt', ${hubExpiresAt})
    from ${assessments} where ${eq(assessments.sessionId, sessionId)}`);
  const erased = isErased({ tombstone, now });
  return db.select({ ...configColumns, existing, erased, slack: slackConnected }).from(sql`(select 1)`);
}

function completedOf(row: CompletionRow): Completed | null {
  const { completedAt, offerTier, score, leadScore, hubExpiresAt } = row;
  if (completedAt === null || offerTier === null || score === null) return null;
  if (leadScore === null || hubExpiresAt === null) return null;
  return { offerTier, score, leadScore, hubExpiresAt };
}
