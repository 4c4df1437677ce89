import type { Channel } from "#domain/delivery/channels";
import { CALL_SOURCE } from "#domain/money/ads/schedule-event";
import type { StaffWords } from "#domain/content/staff-words";
import { breakdownOf } from "#domain/offers/scoring/scoring";
import { isoText } from "#domain/time/iso-text";
import { eq, sql, type AnyColumn, type SQL } from "drizzle-orm";
import { isOfEndpoints } from "../../delivery/destination-sql.ts";
import { callOfBookings, isOwnBooking } from "../../leads/shown-booking.ts";
import { selectDealCurrency } from "../../money/ads/ad-settings.ts";
import { extraColumn } from "../../funnel/answers/extra-answers.ts";
import type { Db } from "../../client.ts";
import { isoSql } from "../../iso-sql.ts";
import { writtenColumn } from "../../leads/lead-form.ts";
import { lastTouch } from "../../funnel/visits/visit.ts";
import { json } from "../../json-column.ts";
import { bookings } from "../../schema/booking.ts";
import { type calls } from "../../schema/calls.ts";
import { type adEvents, type outbox } from "../../schema/delivery.ts";
import { leadVisits } from "../../schema/funnel.ts";
import { assessments, leadProofs } from "../../schema/leads.ts";
import { mailsOf, mailsOfBooking } from "./own-mails.ts";

/** A stored time as ISO text, or null. */
const iso = (column: AnyColumn) => sql<string | null>`${column}`.mapWith(isoText);

/** The part of an assessment's row that is the visitor's own data. Staff's notes about them are not. */
const ownColumns = {
  assessmentType: assessments.assessmentType,
  createdAt: iso(assessments.createdAt),
  completedAt: iso(assessments.completedAt),
  name: assessments.name,
  email: assessments.email,
  businessUrl: assessments.businessUrl,
  answers: assessments.answers,
  extra: extraColumn,
  metaForm: writtenColumn,
  offerTier: assessments.offerTier,
  score: assessments.score,
  breakdown: leadProofs.breakdown,
  hubExpiresAt: iso(assessments.hubExpiresAt),
  firstHubVisitAt: iso(assessments.firstHubVisitAt),
  linkRequestedAt: iso(assessments.linkRequestedAt),
  promoText: leadProofs.promoText,
  emailConsent: iso(assessments.emailConsent),
  emailConsentWording: leadProofs.emailConsentWording,
  emailConsentPage: leadProofs.emailConsentPage,
  emailWithdrawnAt: iso(assessments.emailWithdrawnAt),
  adConsent: leadVisits.adConsent,
  adConsentAt: iso(leadVisits.adConsentAt),
  bookingLinkClicked: iso(assessments.bookingLinkClicked),
  bookingFormViewed: iso(assessments.bookingFormViewed),
  callReportedAt: sql<string | null>`(
    select reported_at from reported_calls where assessment_id = assessments.id)`.mapWith(isoText),
  callRequestedAt: iso(assessments.callRequestedAt),
  phone: assessments.phone,
  callConsentAt: iso(assessments.callConsentAt),
  callConsentVersion: leadProofs.callConsentVersion,
  callConsentPage: leadProofs.callConsentPage,
  callConsentWay: assessments.callConsentWay,
  callWithdrawnAt: iso(assessments.callWithdrawnAt),
  timeZone: assessments.timeZone,
  ipAddress: leadVisits.ipAddress,
  userAgent: leadVisits.userAgent,
  country: leadVisits.country,
  region: leadVisits.region,
  firstTouch: assessments.firstTouch,
  lastTouch,
  fbc: leadVisits.fbc,
  fbp: leadVisits.fbp,
} as const;

/** The outcome of a call is the attendee's data; which member of staff recorded it is not. */
const bookingColumns = {
  provider: bookings.provider,
  status: bookings.status,
  outcome: bookings.outcome,
  outcomeAt: iso(bookings.outcomeAt),
  said: bookings.said,
  name: bookings.name,
  email: bookings.email,
  startsAt: iso(bookings.startsAt),
  timeZone: bookings.timeZone,
  attendsAt: iso(bookings.attendsAt),
  createdAt: iso(bookings.createdAt),
} as const;

/** The data that staff keep about a lead beyond the visitor's own. */
const staffColumns = {
  id: assessments.id,
  leadScore: assessments.leadScore,
  leadStatus: assessments.leadStatus,
  lostReason: assessments.lostReason,
  lostNote: assessments.lostNote,
  statusUpdatedAt: iso(assessments.statusUpdatedAt),
  dealValue: assessments.dealValue,
  dealCurrency: selectDealCurrency,
  adminNotes: assessments.adminNotes,
  phoneFlag: assessments.phoneFlag,
  callConsentBy: leadProofs.callConsentBy,
  callConsentNote: leadProofs.callConsentNote,
  owner: assessments.owner,
  ownerSince: iso(assessments.ownerSince),
  nextAction: assessments.nextAction,
  nextActionAt: iso(assessments.nextActionAt),
  dueAt: iso(assessments.dueAt),
  suspect: assessments.suspect,
} as const;

type Times<Name extends string> = Record<Name, string | null>;
type OwnEvent = Pick<typeof adEvents.$inferSelect, "name" | "params" | "eventId"> & Times<"createdAt">;
type OwnBooking = Pick<
  typeof bookings.$inferSelect,
  "provider" | "status" | "outcome" | "said" | "name" | "email" | "timeZone"
> &
  Times<"outcomeAt" | "startsAt" | "attendsAt" | "createdAt">;
type OwnDelivery = { channel: Channel } & Pick<typeof outbox.$inferSelect, "kind" | "status"> &
  Times<"createdAt" | "sentAt">;
type OwnCall = Pick<typeof calls.$inferSelect, "outcome"> & Times<"at">;
type CallNote = Pick<typeof calls.$inferSelect, "calledBy" | "note" | "nextAction"> &
  Times<"at" | "nextActionAt">;
type StatusChange = { from: string; to: string } & Times<"changedAt"> & LostColumns;
type LostColumns = Pick<typeof assessments.$inferSelect, "lostReason" | "lostNote">;

/** The outcomes of the bookings `which` (SQL over `b`). */
function bookedColumns(which: SQL) {
  const { status, startsAt, bookedAt, heldAt } = callOfBookings(which);
  return {
    callStatus: status,
    callStartsAt: startsAt.mapWith(isoText),
    callBookedAt: bookedAt.mapWith(isoText),
    callHeldAt: heldAt.mapWith(isoText),
  };
}

/** What happened on a session: its events, its calls, and of the messages sent about it `sent`. Of bookings only `which`. */
function trailOf(which: SQL, sent: SQL) {
  // Leaves out what refers to a booking that is not among them as well.
  const others = (id: SQL) => sql`(
    select ${id} from bookings b where b.assessment_id = assessments.id and not coalesce(${which}, false))`;
  const otherSchedules = others(sql`${CALL_SOURCE} || b.id`);
  return {
    events: json<OwnEvent[]>(sql`
      select json_group_array(json_object('name', name, 'params', json(params), 'eventId', event_id,
        'createdAt', ${isoSql(sql`created_at`)}))
      from (
        select e.value ->> 'name' as name, '{}' as params, e.value ->> 'eventId' as event_id,
          e.value ->> 'at' as created_at
        from visit_events v, json_each(v.events) e where v.lead_id = assessments.id
        union all
        select name, params, event_id, created_at from ad_events
        where assessment_id = assessments.id and source not in ${otherSchedules})`),
    bookings: json<OwnBooking[]>(sql`
      select json_group_array(json_object('provider', provider, 'status', status,
        'outcome', outcome, 'outcomeAt', ${isoSql(sql`outcome_at`)}, 'said', said, 'name', name, 'email', email,
        'startsAt', ${isoSql(sql`starts_at`)}, 'timeZone', time_zone, 'attendsAt', ${isoSql(sql`attends_at`)},
        'createdAt', ${isoSql(sql`created_at`)}))
      from bookings b where assessment_id = assessments.id and ${which}`),
    calls: json<OwnCall[]>(sql`
      select json_group_array(json_object('at', ${isoSql(sql`at`)}, 'outcome', outcome) order by id)
      from calls where assessment_id = assessments.id`),
    deliveries: json<OwnDelivery[]>(sql`
      select json_group_array(json_object('channel', channel, 'kind', kind, 'status', status,
        'createdAt', ${isoSql(sql`created_at`)}, 'sentAt', ${isoSql(sql`sent_at`)}))
      from (
        select o.channel, 'ad-event' as kind, iif(e.value ->> 'leftOut' is null, o.status, 'cancelled') as status,
          e.value ->> 'at' as created_at, iif(e.value ->> 'leftOut' is null, o.sent_at, null) as sent_at
        from visit_events v, json_each(v.events) e join outbox o on o.id = e.value ->> 'sentIn'
        where v.lead_id = assessments.id
        union all
        select iif(${isOfEndpoints(sql`channel`)}, 'webhook', channel), kind, status, created_at, sent_at
        from outbox where assessment_id = assessments.id and kind <> 'slack-update' and ${sent}
          and coalesce(payload ->> 'bookingId', 0) not in ${others(sql`b.id`)}
          and coalesce(payload ->> 'source', '') not in ${otherSchedules})`),
  };
}

const statusHistory = json<StatusChange[]>(sql`
  select json_group_array(json_object('from', from_status, 'to', to_status,
    'lostReason', lost_reason, 'lostNote', lost_note, 'changedAt', ${isoSql(sql`changed_at`)}))
  from status_history where assessment_id = assessments.id and undone_at is null`);

/** What staff wrote about their calls. The time and outcome of a call are the lead's own data. */
const callNotes = json<CallNote[]>(sql`
  select json_group_array(json_object('at', ${isoSql(sql`at`)}, 'calledBy', called_by, 'note', note,
    'nextAction', next_action, 'nextActionAt', ${isoSql(sql`next_action_at`)}) order by id)
  from calls where assessment_id = assessments.id`);

/**
 * The messages that a visitor's own data lists as sent. The fate of a mail depends on what the address received and
 * requested before, and whether Meta receives a number depends on what is known of that number: neither is proven to be
 * theirs.
 */
const sentToVisitor = sql`channel <> 'email' and coalesce(payload ->> 'name', '') <> 'Contact'`;

/**
 * All stored data of a session that is the visitor's own; null if it is unknown. Times are ISO text. Of bookings, those
 * made under its own reference.
 */
export async function findOwnData(db: Db, sessionId: string, words: StaffWords) {
  const [own] = await db
    .select({
      assessment: { ...ownColumns, ...bookedColumns(isOwnBooking) },
      ...trailOf(isOwnBooking, sentToVisitor),
    })
    .from(assessments)
    .leftJoin(leadProofs, eq(leadProofs.leadId, assessments.id))
    .leftJoin(leadVisits, eq(leadVisits.leadId, assessments.id))
    .where(eq(assessments.sessionId, sessionId));
  return own ? withLines(own, words) : null;
}

/** The same plus the data that staff keep about the lead, for answering a person's access request. */
export async function findLeadData(db: Db, sessionId: string, words: StaffWords) {
  const [lead] = await db
    .select({
      assessment: { ...ownColumns, emailSentAt: iso(assessments.emailSentAt), ...bookedColumns(sql`true`) },
      staff: { ...staffColumns, statusHistory, callNotes },
      mails: mailsOf,
      ...trailOf(sql`true`, sql`true`),
    })
    .from(assessments)
    .leftJoin(leadProofs, eq(leadProofs.leadId, assessments.id))
    .leftJoin(leadVisits, eq(leadVisits.leadId, assessments.id))
    .where(eq(assessments.sessionId, sessionId));
  return lead ? withLines(lead, words) : null;
}

type Scored = {
  assessment: Pick<typeof assessments.$inferSelect, "answers"> &
    Pick<typeof leadProofs.$inferSelect, "breakdown">;
};

/** With the score's breakdown in the published words. */
function withLines<Own extends Scored>(own: Own, words: StaffWords) {
  const { answers, breakdown } = own.assessment;
  const lines = breakdown && breakdownOf(answers, breakdown, words);
  return { ...own, assessment: { ...own.assessment, breakdown: lines } };
}

/** These bookings, whichever lead they belong to, each with the mails of a call that has none. `ids` is a list. */
export function selectBookings(db: Db, ids: SQL) {
  return db
    .select({ id: bookings.id, ...bookingColumns, mails: mailsOfBooking })
    .from(bookings)
    .where(sql`${bookings.id} in ${ids}`);
}
