import { BOOKING_STATES } from "#domain/booking/booking-status";
import { CALL_CONSENT_WAYS, PHONE_FLAGS } from "#domain/calls/call-consent";
import { CALL_OUTCOMES } from "#domain/calls/call-outcomes";
import { FIRST_CALL_SPEEDS } from "#domain/calls/consequences/first-call-speed";
import type { Answers } from "#domain/funnel/answers/answers";
import { ASSESSMENT_TYPES } from "#domain/leads/assessment-list";
import { LOST_REASONS } from "#domain/leads/lost-reason";
import { LEAD_STATUSES, OPEN_STATUSES } from "#domain/leads/pipeline";
import type { Touch } from "#domain/money/ads/attribution";
import type { DecidedBy, Points } from "#domain/offers/scoring/scoring";
import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

// Times are integer milliseconds since 1970 throughout; JSON outside the Worker uses ISO strings. Tables without rowid
// (roll-ups, prefixes) are in migrations/0001 because drizzle cannot create them.

/** A condition. An index takes no parameters, so the statuses are in the text. */
// oxlint-disable-next-line house/constant-sql -- they are constants
export const IS_OPEN = sql.raw(`lead_status in ('${OPEN_STATUSES.join("', '")}')`);

/** As `isLead` has it. */
export const IS_LEAD = sql`(email is not null or assessment_type = 'form')`;

/** What the index of `NO_NEXT_STEP` holds: the rest of it leaves few more out, and each condition costs every write. */
const REACHED_WITHOUT_TIME = sql`last_outcome = 'reached' and next_action_at is null and ${IS_OPEN}`;

/** As `hasNoNextStep` has it. */
export const NO_NEXT_STEP = sql`${REACHED_WITHOUT_TIME} and next_action is null and due_at is null
  and call_status is not 'booked' and call_status is not 'moved' and gave_way_to is null`;

/** Unfinished, and nobody's: it expires by age. */
export const IS_ANONYMOUS = sql`email is null and completed_at is null and assessment_type <> 'form'`;

/** What lists filter by, as the indexes of their orders repeat it. */
function filteredBy<Columns extends Record<(typeof FILTERED_BY)[number], unknown>>(
  t: Columns,
): Columns[(typeof FILTERED_BY)[number]][] {
  return FILTERED_BY.map((name) => t[name]);
}

const FILTERED_BY = [
  "leadStatus",
  "offerTier",
  "assessmentType",
  "owner",
  "lostReason",
  "lastOutcome",
  "firstCallSpeed",
  "callBookedAt",
  "callHeldAt",
  "callStatus",
] as const;

/**
 * What lists filter, sort and count by, and what the projection reads. D1 allows a table 100 columns, virtual ones
 * included, and a test enforces a margin: what only a lead's own pages, messages and exports read is in tables beside
 * it.
 */
export const assessments = sqliteTable(
  "assessments",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    sessionId: text("session_id").notNull().unique(),
    version: integer("version").notNull().default(1),
    assessmentType: text("assessment_type", { enum: ASSESSMENT_TYPES }).notNull(),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    quizStartedAt: integer("quiz_started_at"),
    chatStartedAt: integer("chat_started_at"),
    completedAt: integer("completed_at"),

    name: text("name"),
    email: text("email"),
    businessUrl: text("business_url"),
    answers: text("answers", { mode: "json" }).$type<Answers>().notNull().default({}),
    /** When the newest report of an unfinished quiz was made; an older one that comes later only fills gaps. */
    answersAt: integer("answers_at"),
    suspect: integer("suspect").notNull().default(0),

    offerTier: integer("offer_tier"),
    score: integer("score"),
    leadScore: integer("lead_score"),
    /** The lead score, or less than any without one: the board's order needs a value. */
    boardScore: integer("board_score").generatedAlwaysAs(sql`coalesce(lead_score, -1)`, { mode: "virtual" }),
    /** Under which the points of `lead_proofs` were given. */
    rulesVersion: integer("rules_version"),
    /** The six choices joined by "|", set at scoring; a trial of the rules groups by it. */
    answerKey: text("answer_key"),

    leadStatus: text("lead_status", { enum: LEAD_STATUSES }).notNull().default("MQL"),
    statusUpdatedAt: integer("status_updated_at"),
    /** The address of the member of staff who changed it last. */
    statusUpdatedBy: text("status_updated_by"),
    /** Of a lead that is Lost now; null if none was given. */
    lostReason: text("lost_reason", { enum: LOST_REASONS }),
    lostNote: text("lost_note"),
    dealValue: integer("deal_value"),
    adminNotes: text("admin_notes"),

    emailConsent: integer("email_consent"),
    emailWithdrawnAt: integer("email_withdrawn_at"),
    emailSentAt: integer("email_sent_at"),

    hubExpiresAt: integer("hub_expires_at"),
    firstHubVisitAt: integer("first_hub_visit_at"),
    hubExpiryHandledAt: integer("hub_expiry_handled_at"),
    /** When the reminder was queued; null until then. */
    reminderQueuedAt: integer("reminder_queued_at"),
    /**
     * When the one reminder is due: when a quarter of the hub's window is left, but no earlier than two hours after the
     * hub e-mail. Null if there is none to send, or none any longer (contract 10).
     */
    reminderDueAt: integer("reminder_due_at").generatedAlwaysAs(
      sql`iif(reminder_queued_at is null and email_consent is not null and suspect = 0
        and booking_link_clicked is null and coalesce(call_status, 'cancelled') = 'cancelled'
        and hub_expiry_handled_at is null,
        max(hub_expires_at - (hub_expires_at - completed_at) / 4, email_sent_at + 2 * 3600000), null)`,
      { mode: "virtual" },
    ),
    linkRequestedAt: integer("link_requested_at"),
    bookingLinkClicked: integer("booking_link_clicked"),
    bookingFormViewed: integer("booking_form_viewed"),
    callRequestedAt: integer("call_requested_at"),
    /** The state of the booked call that the lead's card shows (`shownBooking`); in step with `bookings`. */
    callStatus: text("call_status", { enum: BOOKING_STATES }),
    callStartsAt: integer("call_starts_at"),
    /** When the first call was booked that is not cancelled; null without one. */
    callBookedAt: integer("call_booked_at"),
    /** When the first call that was held began. It stays when another is booked after it. */
    callHeldAt: integer("call_held_at"),

    /** In E.164: `+17805550134`. */
    phone: text("phone"),
    /** Why the number is never called; null if it may be. */
    phoneFlag: text("phone_flag", { enum: PHONE_FLAGS }),
    /** When the standing consent to be called was given; null again once it is withdrawn. Then how it was given. */
    callConsentAt: integer("call_consent_at"),
    callConsentWay: text("call_consent_way", { enum: CALL_CONSENT_WAYS }),
    callWithdrawnAt: integer("call_withdrawn_at"),
    /** The lead's own IANA zone, as the browser or the edge names it. */
    timeZone: text("time_zone"),
    /** By when a mail of the lead is to be answered (contract 22); null while none waits. */
    answerDueAt: integer("answer_due_at"),
    owner: text("owner"),
    ownerSince: integer("owner_since"),
    nextAction: text("next_action"),
    nextActionAt: integer("next_action_at"),
    /** When the owner was notified that the next action is due. */
    nextActionToldAt: integer("next_action_told_at"),
    /**
     * The newer open assessment to which this one gave way; null while none counts in its place. The projection writes
     * it, as it does the clock. Next calls, escalation and reminders leave out assessments that gave way.
     */
    gaveWayTo: integer("gave_way_to"),
    /** Since when the lead waits for a call with an outcome; null while the clock does not run. */
    clockStartedAt: integer("clock_started_at"),
    /** By when to call while the clock runs, else when to call again; null if there is no call to make. */
    dueAt: integer("due_at"),
    /** The version of the settings of calling hours by which `dueAt` was computed; 0 if it has yet to be. */
    dueVersion: integer("due_version").notNull().default(0),
    /** When Slack was notified that this clock has run out. */
    escalatedAt: integer("escalated_at"),
    lastOutcome: text("last_outcome", { enum: CALL_OUTCOMES }),
    lastCallAt: integer("last_call_at"),
    lastCallId: text("last_call_id"),
    /** Calls in a row that did not reach the lead. */
    missedCalls: integer("missed_calls").notNull().default(0),
    firstOutcomeAt: integer("first_outcome_at"),
    /** From the start of the clock that it stopped to the first outcome, in calling time; null if none ran. */
    firstCallMs: integer("first_call_ms"),
    reachedAt: integer("reached_at"),
    /** The result of `firstCallSpeed`, written by the projection. */
    firstCallSpeed: text("first_call_speed", { enum: FIRST_CALL_SPEEDS }),

    firstTouch: text("first_touch", { mode: "json" }).$type<Touch>(),
    lastTouch: text("last_touch", { mode: "json" }).$type<Touch>(),
    source: text("source"),
    campaign: text("campaign"),
    /** The reference that a booking webhook returns in place of the session id, of which it is a keyed hash. */
    bookingRef: text("booking_ref"),
  },
  (t) => [
    // Lists, in the order of each. What follows the number is what lists filter by: a filter that leaves few is met late in
    // any order, and then hundreds of thousands of entries are passed over, but no lead is read for them.
    index("assessments_created").on(t.createdAt, t.id, ...filteredBy(t)),
    index("assessments_updated").on(t.updatedAt, t.id, ...filteredBy(t), t.createdAt),
    // Its last two are the groups of a trial of the rules.
    index("assessments_by_score")
      .on(t.leadScore, t.id, ...filteredBy(t), t.createdAt, t.answerKey, t.score)
      .where(sql`lead_score is not null`),
    index("assessments_by_value")
      .on(t.dealValue, t.id, ...filteredBy(t), t.createdAt)
      .where(sql`deal_value is not null`),
    // The board; in the other order, or of one owner, a column is looked through.
    index("assessments_board")
      .on(t.leadStatus, t.updatedAt, t.id, t.boardScore, t.owner)
      .where(sql`${IS_LEAD} and suspect = 0`),
    // Leads with a call to make or an action planned: the queue, the list's calls that are due, and what the scheduled
    // jobs ask each minute. They are few, and looked through.
    index("assessments_due")
      .on(
        t.dueAt,
        t.id,
        t.clockStartedAt,
        t.escalatedAt,
        t.dueVersion,
        t.gaveWayTo,
        t.callRequestedAt,
        t.owner,
        t.nextActionAt,
        t.nextActionToldAt,
      )
      .where(sql`due_at is not null or clock_started_at is not null or next_action_at is not null`),
    // What `selectCallPace` reads.
    index("assessments_asked")
      .on(t.callRequestedAt, t.id, t.firstOutcomeAt, t.firstCallMs)
      .where(sql`call_requested_at is not null`),
    index("assessments_no_step_owner").on(t.owner, t.lastCallAt, t.id).where(REACHED_WITHOUT_TIME),
    index("assessments_answer_due")
      .on(t.answerDueAt, t.id, t.owner)
      .where(sql`answer_due_at is not null`),
    index("assessments_call_open")
      .on(t.callStartsAt, t.id)
      .where(sql`call_status in ('booked', 'moved')`),
    index("assessments_hub_due")
      .on(t.hubExpiresAt, t.reminderDueAt)
      .where(sql`hub_expires_at is not null and hub_expiry_handled_at is null`),
    index("assessments_anonymous")
      .on(t.updatedAt)
      .where(sql`${IS_ANONYMOUS}`),
    index("assessments_suspects")
      .on(t.id, t.createdAt)
      .where(sql`suspect = 1`),
    // Whose they are.
    index("assessments_email")
      .on(sql`lower(email)`, t.id)
      .where(sql`email is not null`),
    index("assessments_phone")
      .on(t.phone, t.id)
      .where(sql`phone is not null`),
    index("assessments_booking_ref")
      .on(t.bookingRef)
      .where(sql`booking_ref is not null`),
  ],
);

/**
 * What shows how a lead came to its consents and its score, what it was offered for it, and where it followed the link
 * to a call. No list uses it, so it takes no room in what lists read. One row for each lead that has any of it.
 */
export const leadProofs = sqliteTable("lead_proofs", {
  leadId: integer("lead_id").primaryKey(),
  /** The wording that the newest consent to e-mail was given to, and where. */
  emailConsentWording: text("email_consent_wording"),
  emailConsentPage: text("email_consent_page"),
  /** The same of the newest consent to be called; null if staff entered it. */
  callConsentVersion: text("call_consent_version"),
  callConsentPage: text("call_consent_page"),
  /** The member of staff who entered the number, and what they noted of the consent; null if the lead did. */
  callConsentBy: text("call_consent_by"),
  callConsentNote: text("call_consent_note"),
  breakdown: text("breakdown", { mode: "json" }).$type<Points>(),
  decidedBy: text("decided_by", { mode: "json" }).$type<DecidedBy>(),
  promoText: text("promo_text"),
  promoDiscount: integer("promo_discount"),
  bookingClickSource: text("booking_click_source"),
  /** The number of the content that was read at completion; null before there were any. */
  contentAtCompletion: integer("content_at_completion"),
});

/**
 * The leads that have changed since their last projection; triggers leave the marks. `seq` grows with every change, so
 * that a change during the projection is not lost.
 */
export const leadMarks = sqliteTable("lead_marks", {
  leadId: integer("lead_id").primaryKey(),
  seq: integer("seq").notNull(),
  /** The version of the projection that failed on this lead and skips it; null for none. */
  stuck: integer("stuck"),
});

/** The snapshot of a lead from its last projection: see `toldText`. */
export const leadProjections = sqliteTable("lead_folded", {
  leadId: integer("lead_id").primaryKey(),
  /** The state that was known; null if it changed before the projection had written. */
  told: text("told"),
  /** Of the previous version, which stored what a lead added to the figures. */
  share: text("share").notNull(),
});

/**
 * A single row, id 1. The epoch is random and new with every projection; a projection that read another one must not
 * write.
 */
export const projectionState = sqliteTable("fold_state", {
  id: integer("id").primaryKey(),
  epoch: text("epoch").notNull(),
  /** The version of the rules by which all leads were projected, and the id up to which the one in force has come. */
  version: integer("version").notNull().default(1),
  markedTo: integer("marked_to").notNull().default(0),
  /** From here on of the previous version, which stored sums of the figures. */
  generation: integer("generation").notNull().default(1),
  rebuilding: integer("rebuilding"),
  rebuiltTo: integer("rebuilt_to").notNull().default(0),
  rebuiltAt: integer("rebuilt_at"),
});

/** Never has a row: writing null into it takes back the whole batch of a projection that came too late. */
export const projectionGuard = sqliteTable("fold_guard", {
  ok: integer("ok").notNull(),
});

export const statusHistory = sqliteTable(
  "status_history",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    assessmentId: integer("assessment_id").notNull(),
    fromStatus: text("from_status", { enum: LEAD_STATUSES }).notNull(),
    toStatus: text("to_status", { enum: LEAD_STATUSES }).notNull(),
    lostReason: text("lost_reason", { enum: LOST_REASONS }),
    lostNote: text("lost_note"),
    changedBy: text("changed_by").notNull(),
    changedAt: integer("changed_at").notNull(),
    /** When the move was undone; it counts for nothing then. */
    undoneAt: integer("undone_at"),
    /** What the lead's newest move is undone by, as `undoSchema` has it. */
    undo: text("undo"),
  },
  (t) => [
    index("status_history_assessment").on(t.assessmentId, t.id),
    // The first minutes of a period are counted move by move.
    index("status_history_sql")
      .on(t.changedAt)
      .where(sql`to_status = 'SQL'`),
    index("status_history_won")
      .on(t.changedAt)
      .where(sql`to_status = 'Won'`),
  ],
);
