import { touchSchema } from "#domain/ads/attribution";
import { LATER_TOUCH } from "#domain/ads/later-touch";
import { and, desc, eq, ne, sql } from "drizzle-orm";
import { bookingReportedAt } from "../leads/reported-booking.ts";
import type { ResultsOf } from "../batch-of.ts";
import { callView } from "../calls/record-call.ts";
import type { Db } from "../client.ts";
import {
  adEvents,
  assessments,
  audit,
  bookings,
  calls,
  leadFirstCalls,
  leadProofs,
  leadVisits,
  outbox,
  statusHistory,
} from "../schema.ts";

const markColumns = {
  assessmentType: assessments.assessmentType,
  createdAt: assessments.createdAt,
  quizStartedAt: assessments.quizStartedAt,
  chatStartedAt: assessments.chatStartedAt,
  completedAt: assessments.completedAt,
  firstTouch: assessments.firstTouch,
  lastTouch: assessments.lastTouch,
  offerTier: assessments.offerTier,
  score: assessments.score,
  leadScore: assessments.leadScore,
  adConsent: leadVisits.adConsent,
  adConsentAt: leadVisits.adConsentAt,
  emailConsent: assessments.emailConsent,
  emailConsentPage: leadProofs.emailConsentPage,
  emailConsentWording: leadProofs.emailConsentWording,
  emailWithdrawnAt: assessments.emailWithdrawnAt,
  firstHubVisitAt: assessments.firstHubVisitAt,
  hubExpiresAt: assessments.hubExpiresAt,
  hubExpiryHandledAt: assessments.hubExpiryHandledAt,
  linkRequestedAt: assessments.linkRequestedAt,
  bookingFormViewed: assessments.bookingFormViewed,
  bookingLinkClicked: assessments.bookingLinkClicked,
  bookingClickSource: leadProofs.bookingClickSource,
  callReportedAt: bookingReportedAt(),
  callRequestedAt: assessments.callRequestedAt,
  callConsentAt: assessments.callConsentAt,
  callConsentWay: assessments.callConsentWay,
  callConsentPage: leadProofs.callConsentPage,
  callConsentBy: leadProofs.callConsentBy,
  callConsentNote: leadProofs.callConsentNote,
  callWithdrawnAt: assessments.callWithdrawnAt,
  escalatedAt: assessments.escalatedAt,
  firstAwaitedAt: leadFirstCalls.firstAwaitedAt,
  firstOutcomeAt: assessments.firstOutcomeAt,
  firstCallMs: assessments.firstCallMs,
  owner: assessments.owner,
  ownerSince: assessments.ownerSince,
};

/** The queries for all that is stored of a lead's history, to be batched; each follows an index. */
export function selectTimelineRows(db: Db, id: number) {
  return {
    marks: db
      .select(markColumns)
      .from(assessments)
      .leftJoin(leadProofs, eq(leadProofs.leadId, assessments.id))
      .leftJoin(leadFirstCalls, eq(leadFirstCalls.leadId, assessments.id))
      .leftJoin(leadVisits, eq(leadVisits.leadId, assessments.id))
      .where(eq(assessments.id, id)),
    statuses: db
      .select()
      .from(statusHistory)
      .where(eq(statusHistory.assessmentId, id))
      .orderBy(desc(statusHistory.id)),
    audited: selectAudit(db, id),
    ads: db
      .select({
        id: adEvents.id,
        name: adEvents.name,
        source: adEvents.source,
        params: adEvents.params,
        createdAt: adEvents.createdAt,
      })
      .from(adEvents)
      .where(eq(adEvents.assessmentId, id))
      .orderBy(desc(adEvents.id)),
    messages: selectOutbox(db, id),
    booked: db.select().from(bookings).where(eq(bookings.assessmentId, id)).orderBy(desc(bookings.id)),
    called: db.select().from(calls).where(eq(calls.assessmentId, id)).orderBy(desc(calls.id)),
  };
}

function selectAudit(db: Db, id: number) {
  return db
    .select({ id: audit.id, at: audit.at, who: audit.who, action: audit.action, details: audit.details })
    .from(audit)
    .where(sql`${audit.entity} = 'assessment' and ${audit.entityId} = ${String(id)}`)
    .orderBy(desc(audit.id));
}

function selectOutbox(db: Db, id: number) {
  return (
    db
      .select({
        id: outbox.id,
        channel: outbox.channel,
        kind: outbox.kind,
        status: outbox.status,
        createdAt: outbox.createdAt,
        dueAt: outbox.dueAt,
        sentAt: outbox.sentAt,
        attempts: outbox.attempts,
        error: outbox.lastError,
        payload: outbox.payload,
      })
      .from(outbox)
      // A message in Slack that follows its lead tells nothing new.
      .where(and(eq(outbox.assessmentId, id), ne(outbox.kind, "slack-update")))
      .orderBy(desc(outbox.id))
  );
}

type Results = ResultsOf<ReturnType<typeof selectTimelineRows>>;

/** The same as the domain knows it, of a lead that there is. */
export function timelineRowsOf({ statuses, audited, ads, messages, booked, called, ...found }: Results) {
  const [marks] = found.marks;
  if (!marks) throw new Error("One transaction saw a lead and did not see it.");
  return {
    marks,
    statusHistory: statuses,
    audit: audited.map(({ details, ...row }) => ({ ...row, fields: fieldsOf(details) })),
    adEvents: ads.filter(({ name }) => name !== LATER_TOUCH),
    laterTouches: ads.flatMap(({ id, name, params }) => {
      const touch = name === LATER_TOUCH ? touchSchema.safeParse(params).data : undefined;
      return touch ? [{ id, touch }] : [];
    }),
    outbox: messages,
    bookings: booked,
    calls: called.map((row) => ({ id: row.id, call: callView(row) })),
  };
}

/** The names of the fields that were changed, which is all that the audit says of a lead. */
function fieldsOf({ fields }: Record<string, unknown>): string[] {
  return Array.isArray(fields) ? fields.map(String) : [];
}
