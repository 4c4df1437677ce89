import type { AdEvent } from "#domain/money/ads/ad-events";
import type { CallingHours } from "#domain/calls/hours/calling-hours";
import type { CallPace } from "#domain/calls/hours/call-promise";
import { and, eq, isNotNull, sql, type SQL } from "drizzle-orm";
import { insertAdEvents } from "../money/ads/ad-events.ts";
import { batchOf, type ResultsOf } from "../batch-of.ts";
import { runSql, type Db, type FollowedDb } from "../client.ts";
import { writeOf } from "../write-batch.ts";
import { queueForSession, type Cause } from "../delivery/outbox.ts";
import { selectTombstone } from "../tombstones.ts";
import { callingOf, selectCalling } from "./hours/hours-in-force.ts";
import { stoppedClock } from "./consequences/lead-clock.ts";
import { keepBeside } from "../keep-beside.ts";
import { paceOf, selectCallPace } from "./call-pace.ts";
import { addressNumbers, callSuppressions } from "../schema/calls.ts";
import { assessments, leadProofs } from "../schema/leads.ts";

/** The team calls at most this many different numbers from one address per hour. */
const NUMBERS_AN_HOUR = 5;
const HOUR_MS = 60 * 60 * 1000;

type Who = { sessionId: string; tombstone: string; now: number };

/** A visitor's request to be called. The hashes are keyed, and null without a key. */
export type CallRequest = {
  /** In E.164. */
  phone: string;
  phoneHash: string | null;
  addressHash: string | null;
  timeZone: string | null;
  /** The page on which the consent was given. */
  page: string;
  /** Identifies the wording that the visitor agreed to. */
  wording: string;
  /** What the first request causes: messages to staff, and an event with its messages to the ad channels. */
  news: Cause[];
  event: AdEvent;
  eventCauses: Cause[];
};

/** A lead as its call status needs it; null for a session without a completed assessment, `gone` for an erased one. */
export type CalledLead = Awaited<ReturnType<typeof selectLead>>[number];
export type CallOutcome = CalledLead | "unknown" | "gone";

/** When a call may come. */
export type Prospect = { hours: CallingHours; pace: CallPace };

/**
 * Stores a number with the consent to call it. The first request causes its message and its event; a repeat changes the
 * number and causes nothing. All of it is one batch, in which the number is flagged if it may not be called. The work is
 * the same whether it may or not, and so is what it leaves, except that Meta hears of no number that may not be called.
 * When the call is due is for the caller to compute.
 */
export async function requestCall(db: FollowedDb, who: Who, request: CallRequest): Promise<CallOutcome> {
  const { sessionId, now } = who;
  const isFirst = sql`${assessments.callRequestedAt} = ${now}`;
  const isNew = sql`${assessments.callConsentAt} = ${now}`;
  const isContact = sql`${isFirst} and ${assessments.phoneFlag} is null`;
  const queued = (causes: Cause[], so: SQL) =>
    causes.map((cause) => {
      const when = cause.when ? sql`${so} and ${cause.when}` : so;
      return queueForSession(db, sessionId, { ...cause, when }, now);
    });
  const asking = await writeOf(db, {
    number: countNumber(db, who, request),
    lead: db.update(assessments).set(asked(request, now)).where(completed(sessionId)),
    // A standing consent keeps its page.
    proofs: keepBeside(db, leadProofs, proofsOf(request), sql`${completed(sessionId)} and ${isNew}`),
    adEvents: insertAdEvents(
      db,
      sessionId,
      request.eventCauses.length > 0 ? [request.event] : [],
      now,
      isFirst,
    ),
    ...selectCalled(db, who),
    news: [...queued(request.news, isFirst), ...queued(request.eventCauses, isContact)],
  });
  return outcome(asking);
}

/** Withdraws consent and number. A later request counts as a new one. */
export async function withdrawCall(db: FollowedDb, who: Who): Promise<CallOutcome> {
  const { sessionId, now } = who;
  const withdrawing = await writeOf(db, {
    lead: db
      .update(assessments)
      .set({ ...withdrawn, callWithdrawnAt: now, updatedAt: now })
      .where(and(completed(sessionId), sql`coalesce(phone, call_consent_at) is not null`)),
    ...selectCalled(db, who),
  });
  return outcome(withdrawing);
}

/** What a withdrawal leaves of a number: nothing but how, when and to what the lead had agreed. */
export const withdrawn = {
  ...stoppedClock,
  phone: null,
  phoneFlag: null,
  callConsentAt: null,
  callRequestedAt: null,
};

/**
 * A lead's call and what is known about when one may come: when the team calls, and its pace if no call was requested
 * yet. One round trip, as a page polls it; nothing in it belongs to another lead.
 */
export async function findCall(db: Db, who: Who) {
  const isAsked = sql`exists (
    select 1 from ${assessments} as own where own.session_id = ${who.sessionId} and own.call_requested_at is null)`;
  const { calling, pace, ...found } = await batchOf(db, {
    ...selectCalled(db, who),
    ...selectProspect(db, who.now, isAsked),
  });
  return { call: outcome(found), ...prospectOf({ calling, pace }) };
}

/** The same right after a lead has requested a call or withdrawn the request, when its state is known. */
export async function findProspect(db: Db, now: number, { callRequestedAt }: CalledLead): Promise<Prospect> {
  const isAsked = callRequestedAt === null ? sql`true` : sql`false`;
  return prospectOf(await batchOf(db, selectProspect(db, now, isAsked)));
}

function selectProspect(db: Db, now: number, isAsked: SQL) {
  return { calling: selectCalling(db), pace: selectCallPace(db, now, isAsked) };
}

function prospectOf({ calling, pace }: ResultsOf<ReturnType<typeof selectProspect>>): Prospect {
  return { hours: callingOf(calling).hours, pace: paceOf(pace) };
}

function asked({ phone, timeZone, wording, ...hashes }: CallRequest, now: number) {
  // Keeps the time at which somebody agreed to this wording for this number.
  const isStanding = sql`${assessments.phone} = ${phone} and ${assessments.callConsentAt} is not null
    and ${assessments.callConsentWay} = 'form' and (select ${leadProofs.callConsentVersion} from ${leadProofs}
      where ${leadProofs.leadId} = ${assessments.id}) = ${wording}`;
  return {
    phone,
    phoneFlag: flag(hashes, now),
    callConsentAt: sql`iif(${isStanding}, ${assessments.callConsentAt}, ${now})`,
    callConsentWay: "form" as const,
    callWithdrawnAt: null,
    callRequestedAt: sql`coalesce(${assessments.callRequestedAt}, ${now})`,
    timeZone: sql`coalesce(${timeZone}, ${assessments.timeZone})`,
    updatedAt: now,
  };
}

function proofsOf({ page, wording }: CallRequest) {
  return {
    callConsentPage: page,
    callConsentVersion: wording,
    callConsentBy: null,
    callConsentNote: null,
  };
}

/** Why a number that was just counted must not be called; null if it may be. */
function flag({ phoneHash, addressHash }: Pick<CallRequest, "phoneHash" | "addressHash">, now: number) {
  const others = sql`
    select count(*) from ${addressNumbers} as other, ${addressNumbers} as own
    where own.address_hash = ${addressHash} and own.phone_hash = ${phoneHash}
      and other.address_hash = own.address_hash and other.phone_hash <> own.phone_hash
      and other.at > ${now - HOUR_MS} and other.at <= own.at`;
  return sql`iif(exists (select 1 from ${callSuppressions} where phone_hash = ${phoneHash}), 'do_not_call',
    iif((${others}) >= ${NUMBERS_AN_HOUR}, 'many_numbers', null))`;
}

/** A number counts from its first time within the hour: repeating an early one does not make it a late one. */
function countNumber(db: Db, { sessionId, now }: Who, { phoneHash, addressHash }: CallRequest) {
  return runSql(
    db,
    sql`
    insert into ${addressNumbers} (address_hash, phone_hash, at)
    select ${addressHash}, ${phoneHash}, ${now} from ${assessments}
    where ${completed(sessionId)} and ${addressHash} is not null and ${phoneHash} is not null
    on conflict (address_hash, phone_hash) do update set at = excluded.at where at <= ${now - HOUR_MS}`,
  );
}

function completed(sessionId: string) {
  return and(eq(assessments.sessionId, sessionId), isNotNull(assessments.completedAt));
}

function selectCalled(db: Db, { sessionId, tombstone, now }: Who) {
  return { erased: selectTombstone(db, tombstone, now), called: selectLead(db, sessionId) };
}

function selectLead(db: Db, sessionId: string) {
  return db
    .select({
      phone: assessments.phone,
      callRequestedAt: assessments.callRequestedAt,
      callWithdrawnAt: assessments.callWithdrawnAt,
      lastCallAt: assessments.lastCallAt,
      owner: assessments.owner,
      ownerSince: assessments.ownerSince,
      createdAt: assessments.createdAt,
      clockStartedAt: assessments.clockStartedAt,
      dueAt: assessments.dueAt,
      timeZone: assessments.timeZone,
    })
    .from(assessments)
    .where(completed(sessionId));
}

function outcome({ erased, called: [lead] }: ResultsOf<ReturnType<typeof selectCalled>>): CallOutcome {
  if (erased.length > 0) return "gone";
  return lead ?? "unknown";
}
