import { isLinkAwaited } from "#domain/funnel/hub/hub";
import { isoText, isoTextOrNull } from "#domain/time/iso-text";
import { PERSON_COUNTED, type AssessmentView } from "#domain/leads/assessment-view";
import { mailParts } from "#domain/mail/mail-parts";
import { oneLine } from "#domain/one-line";
import { clipped } from "#domain/text";
import { eq, sql } from "drizzle-orm";
import type { SelectResultFields } from "drizzle-orm/query-builders/select.types";
import { extraColumn } from "../funnel/answers/extra-answers.ts";
import type { Db } from "../client.ts";
import { json } from "../json-column.ts";
import { formColumn } from "./lead-form.ts";
import { bookingReportedAt } from "./reported-booking.ts";
import { leadBookingOf, shownBooking } from "./shown-booking.ts";
import { lastTouch } from "../funnel/visits/visit.ts";
import { leadVisits } from "../schema/funnel.ts";
import { assessments, leadProofs } from "../schema/leads.ts";

/**
 * Those of its e-mail, read in the index alone, and those of its phone under another one; at least itself, and of each at
 * most `PERSON_COUNTED`, so that a row costs little however often somebody came.
 */
const ofPerson = sql<number>`max(1,
  iif(assessments.email is null, 0, (select count(*) from (
    select 1 from assessments same indexed by assessments_email
    where same.email is not null and lower(same.email) = lower(assessments.email) limit ${PERSON_COUNTED})))
  + iif(assessments.phone is null, 0, (select count(*) from (
    select 1 from assessments same indexed by assessments_phone
    where same.phone is not null and same.phone = assessments.phone
      and lower(coalesce(same.email, '')) is not lower(assessments.email) limit ${PERSON_COUNTED}))))`;

const MAIL_READ = 1000;
const MAIL_SHOWN = 200;

/** Only leads whose mail waits for an answer read one. A mail without words of its own is known by its subject. */
const waitingMail = json<{ text: string; subject: string } | null>(sql`
  iif(assessments.answer_due_at is null, null, (
    select json_object('text', substr(m.text, 1, ${MAIL_READ}), 'subject', m.subject)
    from mail_threads t join mails m on m.thread_id = t.id
    where t.lead_id = assessments.id and m.direction = 'in' and m.automatic = 0
    order by m.at desc, m.id desc limit 1))`);

/** The columns of an assessment that staff see in lists; some are in tables beside it. */
export const viewColumns = {
  id: assessments.id,
  sessionId: assessments.sessionId,
  version: assessments.version,
  name: assessments.name,
  email: assessments.email,
  businessUrl: assessments.businessUrl,
  assessmentType: assessments.assessmentType,
  form: formColumn,
  offerTier: assessments.offerTier,
  score: assessments.score,
  leadScore: assessments.leadScore,
  leadStatus: assessments.leadStatus,
  lostReason: assessments.lostReason,
  lostNote: assessments.lostNote,
  dealValue: assessments.dealValue,
  adminNotes: assessments.adminNotes,
  answers: assessments.answers,
  extra: extraColumn,
  createdAt: assessments.createdAt,
  updatedAt: assessments.updatedAt,
  completedAt: assessments.completedAt,
  chatStartedAt: assessments.chatStartedAt,
  quizStartedAt: assessments.quizStartedAt,
  emailConsent: assessments.emailConsent,
  emailSentAt: assessments.emailSentAt,
  bookingLinkClicked: assessments.bookingLinkClicked,
  bookingFormViewed: assessments.bookingFormViewed,
  hubExpiresAt: assessments.hubExpiresAt,
  firstHubVisitAt: assessments.firstHubVisitAt,
  linkRequestedAt: assessments.linkRequestedAt,
  callRequestedAt: assessments.callRequestedAt,
  callStatus: assessments.callStatus,
  callStartsAt: assessments.callStartsAt,
  callHeldAt: assessments.callHeldAt,
  bookedCall: shownBooking,
  callReportedAt: bookingReportedAt(),
  phone: assessments.phone,
  phoneFlag: assessments.phoneFlag,
  callConsentAt: assessments.callConsentAt,
  callConsentWay: assessments.callConsentWay,
  callWithdrawnAt: assessments.callWithdrawnAt,
  timeZone: assessments.timeZone,
  owner: assessments.owner,
  ownerSince: assessments.ownerSince,
  nextAction: assessments.nextAction,
  nextActionAt: assessments.nextActionAt,
  answerDueAt: assessments.answerDueAt,
  waitingMail,
  gaveWayTo: assessments.gaveWayTo,
  clockStartedAt: assessments.clockStartedAt,
  dueAt: assessments.dueAt,
  lastOutcome: assessments.lastOutcome,
  lastCallAt: assessments.lastCallAt,
  lastCallId: assessments.lastCallId,
  missedCalls: assessments.missedCalls,
  firstOutcomeAt: assessments.firstOutcomeAt,
  reachedAt: assessments.reachedAt,
  statusUpdatedAt: assessments.statusUpdatedAt,
  statusUpdatedBy: assessments.statusUpdatedBy,
  promoText: leadProofs.promoText,
  promoDiscount: leadProofs.promoDiscount,
  ipAddress: leadVisits.ipAddress,
  suspect: assessments.suspect,
  firstTouch: assessments.firstTouch,
  lastTouch,
  ofPerson,
} as const;

/** Where `viewColumns` finds the columns in tables beside an assessment. */
export const isProofs = eq(leadProofs.leadId, assessments.id);
export const isVisit = eq(leadVisits.leadId, assessments.id);

export type ViewRow = SelectResultFields<typeof viewColumns>;

/** The assessments that staff see in lists, to be narrowed down. */
export function selectViews(db: Db) {
  return db
    .select(viewColumns)
    .from(assessments)
    .leftJoin(leadProofs, isProofs)
    .leftJoin(leadVisits, isVisit);
}

/** A row as it appears in JSON, with times as ISO strings. */
export function viewOf(row: ViewRow): AssessmentView {
  return {
    ...row,
    suspect: row.suspect === 1,
    bookedCall: leadBookingOf(row.bookedCall),
    createdAt: isoText(row.createdAt),
    updatedAt: isoText(row.updatedAt),
    completedAt: isoTextOrNull(row.completedAt),
    chatStartedAt: isoTextOrNull(row.chatStartedAt),
    quizStartedAt: isoTextOrNull(row.quizStartedAt),
    emailConsent: isoTextOrNull(row.emailConsent),
    emailSentAt: isoTextOrNull(row.emailSentAt),
    bookingLinkClicked: isoTextOrNull(row.bookingLinkClicked),
    bookingFormViewed: isoTextOrNull(row.bookingFormViewed),
    hubExpiresAt: isoTextOrNull(row.hubExpiresAt),
    firstHubVisitAt: isoTextOrNull(row.firstHubVisitAt),
    linkRequestedAt: isoTextOrNull(isLinkAwaited(row) ? row.linkRequestedAt : null),
    callRequestedAt: isoTextOrNull(row.callRequestedAt),
    callStartsAt: isoTextOrNull(row.callStartsAt),
    callHeldAt: isoTextOrNull(row.callHeldAt),
    callReportedAt: isoTextOrNull(row.callReportedAt),
    callConsentAt: isoTextOrNull(row.callConsentAt),
    callWithdrawnAt: isoTextOrNull(row.callWithdrawnAt),
    ownerSince: isoTextOrNull(row.ownerSince),
    nextActionAt: isoTextOrNull(row.nextActionAt),
    answerDueAt: isoTextOrNull(row.answerDueAt),
    waitingMail: row.waitingMail && beginning(row.waitingMail),
    clockStartedAt: isoTextOrNull(row.clockStartedAt),
    dueAt: isoTextOrNull(row.dueAt),
    lastCallAt: isoTextOrNull(row.lastCallAt),
    firstOutcomeAt: isoTextOrNull(row.firstOutcomeAt),
    reachedAt: isoTextOrNull(row.reachedAt),
    statusUpdatedAt: isoTextOrNull(row.statusUpdatedAt),
  };
}

function beginning({ text, subject }: { text: string; subject: string }): string {
  const own = mailParts(text).find(({ isQuoted }) => !isQuoted);
  return clipped(oneLine(own?.text ?? "") || subject, MAIL_SHOWN);
}
