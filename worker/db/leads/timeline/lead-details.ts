import { touchSchema } from "#domain/money/ads/attribution";
import { LATER_TOUCH, arrivedBy } from "#domain/money/ads/touch";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { timelineDelivery } from "#domain/leads/timeline/delivery-events";
import { LEAD_DELIVERIES_MAX, type LeadDetails } from "#domain/leads/timeline/lead-details";
import type { TimelineRows, AdEventRow, OutboxRow } from "#domain/leads/timeline/timeline-rows";
import { and, desc, eq, ne, not, sql } from "drizzle-orm";
import { batchOf, type ResultsOf } from "../../batch-of.ts";
import { callView } from "../../calls/record-call.ts";
import { selectDeskCursor } from "../../delivery/changes/changes-cursor.ts";
import { allSql, type Db } from "../../client.ts";
import { foundLead, selectLead } from "../found-lead.ts";
import { bookingReportedAt } from "../reported-booking.ts";
import { bookings } from "../../schema/booking.ts";
import { calls, leadFirstCalls } from "../../schema/calls.ts";
import { isOfEndpoints } from "../../delivery/destination-sql.ts";
import { adEvents, outbox } from "../../schema/delivery.ts";
import { leadVisits } from "../../schema/funnel.ts";
import { assessments, leadProofs, statusHistory } from "../../schema/leads.ts";
import { mails, mailThreads } from "../../schema/mail.ts";
import { audit } from "../../schema/people.ts";
import { formAnswersOf, selectFormAnswers } from "../lead-form.ts";
import { personCallOf, personOf, selectPerson, selectPersonCalls } from "./lead-person.ts";

/** Without the conversation, which is not in D1. */
type Stored = Pick<LeadDetails, "lead" | "person" | "calls" | "deliveries" | "formAnswers"> & {
  rows: StoredRows;
};
type StoredRows = Omit<TimelineRows, "messages">;

/**
 * All that is stored of a lead for its page, and the change that it was read at, in one round trip. Throws `gone` or
 * `not_found` without the lead.
 */
export async function findLeadDetails(db: Db, id: number): Promise<{ stored: Stored; deskCursor: number }> {
  const found = await batchOf(db, {
    ...selectLead(db, id),
    ...selectTimelineRows(db, id),
    cursor: selectDeskCursor(db),
    person: selectPerson(db, id),
    personCalls: selectPersonCalls(db, id),
    form: selectFormAnswers(db, id),
  });
  const lead = foundLead(found);
  const rows = timelineRowsOf(found);
  const stored = {
    lead,
    person: personOf(found.person, id),
    calls: found.personCalls.map(personCallOf),
    formAnswers: formAnswersOf(found.form),
    deliveries: rows.outbox.slice(0, LEAD_DELIVERIES_MAX).map(timelineDelivery),
    rows,
  };
  return { stored, deskCursor: found.cursor[0]?.deskCursor ?? 0 };
}

/** A lead with the rows of its history, in one round trip. Throws `gone` or `not_found` without the lead. */
export async function findTimeline(db: Db, id: number): Promise<{ lead: AssessmentView; rows: StoredRows }> {
  const found = await batchOf(db, { ...selectLead(db, id), ...selectTimelineRows(db, id) });
  return { lead: foundLead(found), rows: timelineRowsOf(found) };
}

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
  timeZone: assessments.timeZone,
  teamZone: sql<string | null>`(select value from system_settings where key = 'desk_time_zone')`,
};

/** The queries for all that is stored of a lead's history, to be batched; each follows an index. */
function selectTimelineRows(db: Db, id: number) {
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
    visitEvents: selectVisitEvents(db, id),
    visitMessages: selectVisitMessages(db, id),
    messages: selectOutbox(db, id),
    booked: db.select().from(bookings).where(eq(bookings.assessmentId, id)).orderBy(desc(bookings.id)),
    mailed: selectReceivedMails(db, id),
    called: db.select().from(calls).where(eq(calls.assessmentId, id)).orderBy(desc(calls.id)),
  };
}

function selectReceivedMails(db: Db, id: number) {
  const { at, subject, fromAddress, automatic } = mails;
  return db
    .select({ id: mails.id, at, subject, fromAddress, automatic })
    .from(mails)
    .innerJoin(mailThreads, eq(mailThreads.id, mails.threadId))
    .where(and(eq(mailThreads.leadId, id), eq(mails.direction, "in")))
    .orderBy(desc(mails.id));
}

function selectAudit(db: Db, id: number) {
  return db
    .select({ id: audit.id, at: audit.at, who: audit.who, action: audit.action, details: audit.details })
    .from(audit)
    .where(sql`${audit.entity} = 'assessment' and ${audit.entityId} = ${String(id)}`)
    .orderBy(desc(audit.id));
}

/** The ad events of the visit before the lead, the newest first; their numbers are below those of the lead's own. */
function selectVisitEvents(db: Db, id: number) {
  return allSql<AdEventRow>(
    db,
    sql`
    select -1 - e.key as id, e.value ->> 'name' as name, '' as source, e.value ->> 'at' as createdAt
    from visit_events v cross join json_each(v.events) e where v.lead_id = ${id} order by e.key desc`,
  );
}

/** The delivery of each to Meta, as if its message were its own. */
function selectVisitMessages(db: Db, id: number) {
  const left = sql`e.value ->> 'leftOut'`;
  return allSql<OutboxRow>(
    db,
    sql`
    select o.id, o.channel, 'ad-event' as kind, iif(${left} is null, o.status, 'cancelled') as status,
      e.value ->> 'at' as createdAt, o.due_at as dueAt, iif(${left} is null, o.sent_at, null) as sentAt, o.attempts,
      coalesce(${left}, o.last_error) as error,
      json_object('name', e.value ->> 'name', 'source', '', 'byDefault', e.value -> 'byDefault') as payload
    from visit_events v cross join json_each(v.events) e cross join outbox o on o.id = e.value ->> 'sentIn'
    where v.lead_id = ${id} order by e.key desc`,
  );
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
      // A Slack message that was only updated with its lead says nothing new, nor does what other programs are told.
      .where(
        and(
          eq(outbox.assessmentId, id),
          ne(outbox.kind, "slack-update"),
          not(isOfEndpoints(sql`${outbox.channel}`)),
        ),
      )
      .orderBy(desc(outbox.id))
  );
}

type Results = ResultsOf<ReturnType<typeof selectTimelineRows>>;

/** The same in the domain's form, for a lead that exists. */
function timelineRowsOf({ statuses, audited, ads, booked, called, mailed, ...found }: Results) {
  const [marks] = found.marks;
  if (!marks) throw new Error("One transaction saw a lead and did not see it.");
  return {
    marks,
    statusHistory: statuses,
    audit: audited.map(({ details, ...row }) => ({ ...row, fields: fieldsOf(details) })),
    adEvents: [...ads.filter(({ name }) => name !== LATER_TOUCH), ...found.visitEvents],
    laterTouches: ads.flatMap(({ id, name, params, createdAt }) => {
      const touch = name === LATER_TOUCH ? touchSchema.safeParse(params).data : undefined;
      return touch ? [{ id, touch: arrivedBy(createdAt, touch) }] : [];
    }),
    outbox: [...found.messages, ...found.visitMessages],
    bookings: booked,
    mails: mailed,
    calls: called.map((row) => ({ id: row.id, call: callView(row) })),
  };
}

/** The names of the fields that were changed, which is all that the audit says of a lead. */
function fieldsOf({ fields }: Record<string, unknown>): string[] {
  return Array.isArray(fields) ? fields.map(String) : [];
}
