import type { Answers } from "#domain/funnel/answers/answers";
import type { AdParams } from "#domain/money/ads/ad-params";
import { AD_TOUCHES } from "#domain/money/report/ads-report";
import type { Touch } from "#domain/money/ads/attribution";
import { META_EDGES } from "#domain/money/ads/version-warning";
import type { VisitEvent } from "#domain/money/ads/visit-event";
import { SPEND_SOURCES } from "#domain/money/ads/spend-import";
import type { DecidedBy, Points } from "#domain/offers/scoring/scoring";
import { CALL_CONSENT_WAYS, PHONE_FLAGS } from "#domain/calls/call-consent";
import { CALL_OUTCOMES } from "#domain/calls/call-outcomes";
import { BOOKING_PROVIDERS } from "#domain/booking/booking-event";
import { BOOKING_OUTCOMES, BOOKING_STATUSES, BOOKING_STATES } from "#domain/booking/booking-status";
import { CHANNELS, DELIVERY_STATUSES } from "#domain/delivery/channels";
import { CHANGE_ENTITIES, CHANGE_KINDS } from "#domain/delivery/changes/desk-changes";
import { FIRST_CALL_SPEEDS } from "#domain/calls/consequences/first-call-speed";
import { CONTENT_STATUSES } from "#domain/content/content-version";
import { PICTURE_TYPES } from "#domain/content/pictures/picture-file";
import { ASSESSMENT_TYPES } from "#domain/leads/assessment-list";
import { LOST_REASONS } from "#domain/leads/lost-reason";
import { LEAD_STATUSES, OPEN_STATUSES } from "#domain/leads/pipeline";
import { BREAKABLE_PAGES } from "#domain/figures/steps/page-failure";
import { sql } from "drizzle-orm";
import { blob, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

// Times are integer milliseconds since 1970 throughout; JSON outside the Worker uses ISO strings. Tables without rowid
// (roll-ups, prefixes) are in migrations/0001 because drizzle cannot create them.

/** A condition. An index takes no parameters, so the statuses are in the text. */
// oxlint-disable-next-line house/constant-sql -- they are constants
export const IS_OPEN = sql.raw(`lead_status in ('${OPEN_STATUSES.join("', '")}')`);

/** What the index of `NO_NEXT_STEP` holds: the rest of it leaves few more out, and each condition costs every write. */
const REACHED_WITHOUT_TIME = sql`last_outcome = 'reached' and next_action_at is null and ${IS_OPEN}`;

/** As `hasNoNextStep` has it. */
export const NO_NEXT_STEP = sql`${REACHED_WITHOUT_TIME} and next_action is null and due_at is null
  and call_status is not 'booked' and call_status is not 'moved' and gave_way_to is null`;

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
 * What lists filter, sort and count by, and what the fold goes by. D1 allows a table 100 columns, virtual ones too, and a
 * test keeps room below that: what only a lead's own pages, messages and exports read stands beside it, by its id.
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
    /** How the booked call stands that the lead's card shows (`shownBooking`); kept in step with `bookings`. */
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
    owner: text("owner"),
    ownerSince: integer("owner_since"),
    nextAction: text("next_action"),
    nextActionAt: integer("next_action_at"),
    /** When the owner was told that the next action is due. */
    nextActionToldAt: integer("next_action_told_at"),
    /**
     * The newer open assessment to which this one gave way; null while none counts in its place. The fold keeps it, as
     * it does the clock. Next calls, escalation and reminders leave out what has given way.
     */
    gaveWayTo: integer("gave_way_to"),
    /** Since when a call is awaited without an outcome; null while the clock does not run. */
    clockStartedAt: integer("clock_started_at"),
    /** By when to call while the clock runs, else when to call again; null if there is no call to make. */
    dueAt: integer("due_at"),
    /** The version of the settings of calling hours by which `dueAt` was computed; 0 if it has yet to be. */
    dueVersion: integer("due_version").notNull().default(0),
    /** When Slack was told that this clock has run out. */
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
    /** As `firstCallSpeed` has it; the fold keeps it. */
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
      .where(sql`email is not null and suspect = 0`),
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
    index("assessments_call_open")
      .on(t.callStartsAt, t.id)
      .where(sql`call_status in ('booked', 'moved')`),
    index("assessments_hub_due")
      .on(t.hubExpiresAt, t.reminderDueAt)
      .where(sql`hub_expires_at is not null and hub_expiry_handled_at is null`),
    index("assessments_anonymous")
      .on(t.updatedAt)
      .where(sql`email is null and completed_at is null`),
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
 * Where and by what an assessment was made, and whether ads may hear of it: one row for each, which its first write makes.
 * No column is named as one of the assessment's, beside which it is read.
 */
export const leadVisits = sqliteTable(
  "lead_visits",
  {
    leadId: integer("lead_id").primaryKey(),
    /** When the assessment was made; by it addresses are forgotten. */
    begunAt: integer("begun_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    country: text("country"),
    region: text("region"),
    adConsent: integer("ad_consent"),
    adConsentAt: integer("ad_consent_at"),
    fbc: text("fbc"),
    fbp: text("fbp"),
    /** The number of the content that was read then; null before there were any. */
    contentAtStart: integer("content_at_start"),
  },
  (t) => [
    index("lead_visits_ip")
      .on(t.ipAddress, t.leadId)
      .where(sql`ip_address is not null`),
    index("lead_visits_ip_age")
      .on(t.begunAt)
      .where(sql`ip_address is not null`),
  ],
);

/**
 * What shows how a lead came to its consents and its score, what it was offered for it, and where it followed the link
 * to a call. No list goes by it, so that it takes no room among what lists read. One row for each lead that has any of it.
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
 * What leads answered to the owner's own questions, in the words that stood there then: a question may be reworded or
 * removed. They decide nothing, so that no score or figure reads them.
 */
export const extraAnswers = sqliteTable(
  "extra_answers",
  {
    leadId: integer("lead_id").notNull(),
    questionId: text("question_id").notNull(),
    question: text("question").notNull(),
    /** Null of an answer in the lead's own words. */
    optionId: text("option_id"),
    answer: text("answer").notNull(),
    at: integer("at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.leadId, t.questionId] }),
    index("extra_answers_option")
      .on(t.questionId, t.optionId)
      .where(sql`option_id is not null`),
  ],
);

/**
 * More of the first call that had an outcome: one row for each lead that was ever called, written in the batch that writes
 * its `first_outcome_at`. Triggers of its own mark the lead for the fold.
 */
export const leadFirstCalls = sqliteTable("lead_first_calls", {
  leadId: integer("lead_id").primaryKey(),
  firstOutcomeBy: text("first_outcome_by"),
  /** When the clock had started that the first outcome stopped, and whether that was in time; null if none ran. */
  firstAwaitedAt: integer("first_awaited_at"),
  firstCallInTime: integer("first_call_in_time"),
});

/**
 * The leads of which something has changed since the fold last looked at them; triggers leave the marks. `seq` grows with
 * every change, so that one that comes while the fold is at work is not lost.
 */
export const leadMarks = sqliteTable("lead_marks", {
  leadId: integer("lead_id").primaryKey(),
  seq: integer("seq").notNull(),
  /** The version of the fold that failed over this lead and passes it over; null for none. */
  stuck: integer("stuck"),
});

/** What was drawn from a lead when the fold last looked at it: see `toldText` and `shareText`. */
export const leadFolded = sqliteTable("lead_folded", {
  leadId: integer("lead_id").primaryKey(),
  /** As what it was known; null if it changed before the fold had written. */
  told: text("told"),
  /** What it added to the figures. */
  share: text("share").notNull(),
});

/** A single row, id 1. The epoch is random and new with every fold; a fold that read another one must not write. */
export const foldState = sqliteTable("fold_state", {
  id: integer("id").primaryKey(),
  epoch: text("epoch").notNull(),
  /** The version of the rules by which all leads have been looked at, and up to which id by the one in force. */
  version: integer("version").notNull().default(1),
  markedTo: integer("marked_to").notNull().default(0),
  /** Which cells of the figures are read; which are being summed anew beside them, up to which lead, and when that was done last. */
  generation: integer("generation").notNull().default(1),
  rebuilding: integer("rebuilding"),
  rebuiltTo: integer("rebuilt_to").notNull().default(0),
  rebuiltAt: integer("rebuilt_at"),
});

/** Never has a row: writing null into it takes back the whole batch of a fold that came too late. */
export const foldGuard = sqliteTable("fold_guard", {
  ok: integer("ok").notNull(),
});

export const tierConfigs = sqliteTable("tier_configs", {
  tier: integer("tier").primaryKey(),
  sortOrder: integer("sort_order").notNull(),
  name: text("name").notNull(),
  title: text("title").notNull().default("What you get:"),
  phase: text("phase").notNull().default(""),
  description: text("description").notNull(),
  features: text("features", { mode: "json" }).$type<string[]>().notNull(),
  investment: text("investment").notNull(),
  discount: integer("discount").notNull().default(0),
  pdfLink: text("pdf_link"),
  isActive: integer("is_active").$type<0 | 1>().notNull().default(1),
  version: integer("version").notNull().default(1),
  updatedAt: integer("updated_at").notNull().default(0),
});

export const scoringRules = sqliteTable(
  "scoring_rules",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    questionId: text("question_id").notNull(),
    answerValue: text("answer_value").notNull(),
    points: integer("points").notNull(),
    version: integer("version").notNull().default(1),
  },
  (t) => [uniqueIndex("scoring_rules_answer").on(t.questionId, t.answerValue)],
);

export const scoreRanges = sqliteTable("score_ranges", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  minScore: integer("min_score").notNull(),
  maxScore: integer("max_score").notNull(),
  targetTier: integer("target_tier").notNull(),
  version: integer("version").notNull().default(1),
});

export const overrideRules = sqliteTable("override_rules", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  name: text("name").notNull(),
  questionId: text("question_id").notNull(),
  answerValue: text("answer_value").notNull(),
  andQuestionId: text("and_question_id"),
  andAnswerValue: text("and_answer_value"),
  targetTier: integer("target_tier").notNull(),
  priority: integer("priority").notNull(),
  isActive: integer("is_active").notNull().default(1),
  version: integer("version").notNull().default(1),
});

/**
 * What visitors read: the versions that were ever published, which never change, and at most one draft. Each document
 * stands at the end of its row, so that lists do not read it.
 */
export const contentVersions = sqliteTable(
  "content_versions",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** Of a published version; a draft has none. */
    number: integer("number").unique(),
    status: text("status", { enum: CONTENT_STATUSES }).notNull(),
    /** Raised whenever the draft is saved. */
    version: integer("version").notNull().default(1),
    /** The number that it was made from, 0 for the sample. */
    basedOn: integer("based_on").notNull(),
    /** Who published it, or saved the draft last, and when. */
    by: text("by").notNull(),
    at: integer("at").notNull(),
    note: text("note").notNull().default(""),
    /** JSON, checked against the schema whenever it is read: it outlives deploys. */
    document: text("document").notNull(),
  },
  (t) => [
    uniqueIndex("content_versions_draft")
      .on(t.status)
      .where(sql`status = 'draft'`),
    uniqueIndex("content_versions_live")
      .on(t.status)
      .where(sql`status = 'published'`),
  ],
);

/**
 * The pictures of the content, each by the SHA-256 of its bytes. They stand at the end of the row, so that what is only
 * counted does not read them.
 */
export const contentFiles = sqliteTable("content_files", {
  hash: text("hash").primaryKey(),
  /** As its bytes say, whatever was claimed. */
  type: text("type", { enum: PICTURE_TYPES }).notNull(),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  size: integer("size").notNull(),
  by: text("by").notNull(),
  at: integer("at").notNull(),
  bytes: blob("bytes").notNull(),
});

/** Every wording that anybody was asked to agree to, by the SHA-256 of its text. None is ever changed or deleted. */
export const consentWordings = sqliteTable("consent_wordings", {
  hash: text("hash").primaryKey(),
  wording: text("wording").notNull(),
  since: integer("since").notNull(),
});

/** A single row, raised by each write of the three rule tables (`ruleEdit`) and stored with each scoring. */
export const rulesVersion = sqliteTable("rules_version", {
  id: integer("id").primaryKey(),
  version: integer("version").notNull(),
});

export const systemSettings = sqliteTable("system_settings", {
  key: text("key").primaryKey(),
  value: text("value").notNull(),
  description: text("description").notNull(),
  version: integer("version").notNull().default(1),
  updatedAt: integer("updated_at").notNull().default(0),
});

/** At most one row, id 1. The webhook and the token are AES-GCM ciphertext. */
export const slackInstallation = sqliteTable("slack_installation", {
  id: integer("id").primaryKey(),
  teamId: text("team_id"),
  teamName: text("team_name").notNull(),
  channelName: text("channel_name").notNull(),
  channelId: text("channel_id"),
  configurationUrl: text("configuration_url"),
  webhookCiphertext: text("webhook_ciphertext").notNull(),
  tokenCiphertext: text("token_ciphertext"),
  /**
   * What the token may do, as Slack granted it, joined by commas; empty for a workspace connected for its hook alone.
   */
  scopes: text("scopes").notNull().default(""),
  /** Whether Slack refused a message of the app's own because nobody has invited the app to the channel. */
  uninvited: integer("uninvited").notNull().default(0),
  brokenReason: text("broken_reason"),
  installedBy: text("installed_by").notNull(),
  installedAt: integer("installed_at").notNull(),
});

/** Used OAuth state nonces, kept until they would have expired. */
export const slackNonces = sqliteTable("slack_nonces", {
  nonce: text("nonce").primaryKey(),
  expiresAt: integer("expires_at").notNull(),
});

/**
 * The messages in Slack that are about one lead, with the kind and payload of the outbox row that each came from. One
 * of a webhook has no `ts`: nobody but a person can change or delete it.
 */
export const slackMessages = sqliteTable(
  "slack_messages",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    outboxId: integer("outbox_id").notNull().unique(),
    assessmentId: integer("assessment_id").notNull(),
    channel: text("channel").notNull(),
    ts: text("ts"),
    kind: text("kind").notNull(),
    payload: text("payload").notNull(),
    /** Where its links lead, for changes made where no request tells the app's address. */
    origin: text("origin"),
    sentAt: integer("sent_at").notNull(),
  },
  (t) => [index("slack_messages_assessment").on(t.assessmentId)],
);

/** Presses of buttons in Slack, stored before they are answered and kept for a day, so that none counts twice. */
export const slackPresses = sqliteTable(
  "slack_presses",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    teamId: text("team_id").notNull(),
    userId: text("user_id").notNull(),
    actionTs: text("action_ts").notNull(),
    /** JSON: what was pressed, on what. */
    press: text("press").notNull(),
    /** Where to answer the person; encrypted, as whoever knows it may post. */
    responseCiphertext: text("response_ciphertext"),
    /** The call that a recorded outcome becomes, however often it is tried. */
    callId: text("call_id").notNull(),
    at: integer("at").notNull(),
    leaseUntil: integer("lease_until").notNull().default(0),
    doneAt: integer("done_at"),
  },
  (t) => [
    uniqueIndex("slack_presses_once").on(t.teamId, t.userId, t.actionTs),
    index("slack_presses_open")
      .on(t.leaseUntil)
      .where(sql`done_at is null`),
    index("slack_presses_age").on(t.at),
  ],
);

/**
 * Settled outbox rows that are deleted after a while. E-mails and stage events stay with their lead, because their keys
 * prevent a second one.
 */
export const isForgettable = sql`status in ('sent', 'cancelled') and kind not in ('hub-mail', 'reminder', 'stage-event')`;

/** Rows that were not delivered, few of all. A query says so in these words to be answered by their index. */
export const isUnsent = sql`status <> 'sent'`;

export const outbox = sqliteTable(
  "outbox",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    dedupeKey: text("dedupe_key").notNull().unique(),
    channel: text("channel", { enum: CHANNELS }).notNull(),
    kind: text("kind").notNull(),
    assessmentId: integer("assessment_id"),
    /** JSON, checked against its kind when it is read: rows outlive deploys. */
    payload: text("payload").notNull(),
    recipientHash: text("recipient_hash"),
    status: text("status", { enum: DELIVERY_STATUSES }).notNull().default("pending"),
    createdAt: integer("created_at").notNull(),
    dueAt: integer("due_at").notNull(),
    leaseUntil: integer("lease_until").notNull().default(0),
    attempts: integer("attempts").notNull().default(0),
    /** The first attempt that counts towards the 24 hours of retries; a resend starts them afresh. */
    firstTriedAt: integer("first_tried_at"),
    /** When the current attempt began its request to the recipient service; null before that. */
    begunAt: integer("begun_at"),
    /** Attempts that ended without a result (a crash); each may have been delivered all the same. */
    interrupted: integer("interrupted").notNull().default(0),
    lastError: text("last_error"),
    sentAt: integer("sent_at"),
  },
  (t) => [
    // Leased rows are left out, so that a claim reads only the rows it takes.
    index("outbox_due")
      .on(t.channel, t.dueAt)
      .where(sql`status = 'pending' and lease_until = 0`),
    index("outbox_leased")
      .on(t.leaseUntil)
      .where(sql`status = 'pending' and lease_until > 0`),
    index("outbox_channel").on(t.channel, t.id),
    index("outbox_unsent").on(t.status, t.id, t.channel).where(isUnsent),
    index("outbox_assessment").on(t.assessmentId),
    index("outbox_settled").on(t.createdAt).where(isForgettable),
    // What retention asks for besides; few rows have a place in either.
    index("outbox_erased_mail")
      .on(t.sentAt)
      .where(sql`assessment_id is null and channel = 'email'`),
    index("outbox_sent_objects")
      .on(t.sentAt)
      .where(sql`channel = 'object' and status = 'sent'`),
    index("outbox_recipient")
      .on(t.recipientHash, t.sentAt)
      .where(sql`recipient_hash is not null`),
  ],
);

/** Channels that keep their rows and wait because their credentials or webhook were refused. */
export const channelPauses = sqliteTable("channel_pauses", {
  channel: text("channel", { enum: CHANNELS }).primaryKey(),
  reason: text("reason").notNull(),
  since: integer("since").notNull(),
});

/** State shared by all rows of a channel, so that changing it touches none of them. */
export const channelStates = sqliteTable("channel_states", {
  channel: text("channel", { enum: CHANNELS }).primaryKey(),
  /** Nothing is sent before this time: the recipient service is down or has asked for a delay. */
  heldUntil: integer("held_until").notNull().default(0),
  /** When the channel last resumed after a pause; the 24 hours of retries start no earlier. */
  retriesFrom: integer("retries_from").notNull().default(0),
  /** Rows that the cron job still has to make due after a pause: the waiting ones, or the dead ones too. */
  resuming: text("resuming", { enum: ["waiting", "all"] }),
});

/**
 * What Meta said last of the version of its API that is called: where events go, or where spend is read. It counts only
 * for the version that it was said of.
 */
export const metaWarnings = sqliteTable("meta_warnings", {
  edge: text("edge", { enum: META_EDGES }).primaryKey(),
  version: text("version").notNull(),
  warning: text("warning").notNull(),
  at: integer("at").notNull(),
});

/**
 * One row per session, event name and source: the counterpart of the browser's pixel event, or an arrival after
 * completion (`LATER_TOUCH`).
 */
export const adEvents = sqliteTable(
  "ad_events",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    assessmentId: integer("assessment_id").notNull(),
    name: text("name").notNull(),
    source: text("source").notNull().default(""),
    eventId: text("event_id").notNull(),
    params: text("params", { mode: "json" }).$type<AdParams>().notNull().default({}),
    inBrowser: integer("in_browser").notNull().default(0),
    createdAt: integer("created_at").notNull(),
  },
  (t) => [uniqueIndex("ad_events_once").on(t.assessmentId, t.name, t.source)],
);

/** The ad events of a visit up to its lead: all of a session in one row. Meta is told of them together with others'. */
export const visitEvents = sqliteTable(
  "visit_events",
  {
    leadId: integer("lead_id").primaryKey(),
    /** When the assessment was made; by it they are forgotten. */
    begunAt: integer("begun_at").notNull(),
    events: text("events", { mode: "json" }).$type<VisitEvent[]>().notNull(),
    /** 1 if the outbox has yet to take any. */
    waiting: integer("waiting").notNull(),
  },
  (t) => [
    index("visit_events_waiting")
      .on(t.leadId)
      .where(sql`waiting = 1`),
  ],
);

export const bookings = sqliteTable(
  "bookings",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    provider: text("provider", { enum: BOOKING_PROVIDERS }).notNull(),
    providerId: text("provider_id").notNull(),
    /** The keyed hash of provider and id, which remains for a while after the booking is erased. */
    tombstone: text("tombstone").notNull(),
    assessmentId: integer("assessment_id"),
    matchedBy: text("matched_by", { enum: ["ref", "email", "staff"] }),
    status: text("status", { enum: BOOKING_STATUSES }).notNull(),
    name: text("name"),
    email: text("email"),
    /** The provider's id of whoever booked, where it sends no address. */
    contactId: text("contact_id"),
    startsAt: integer("starts_at"),
    endsAt: integer("ends_at"),
    /** Where the call is joined, if the provider sent a link. */
    joinUrl: text("join_url"),
    /** The provider's time of the newest event applied; older events change nothing. */
    eventAt: integer("event_at").notNull().default(0),
    /** What became of the call, by whom that was said, and when. It stands above the provider's status. */
    outcome: text("outcome", { enum: BOOKING_OUTCOMES }),
    outcomeBy: text("outcome_by"),
    outcomeAt: integer("outcome_at"),
    /** What the provider says became of it, which staff decide; and the provider's time of saying it. */
    said: text("said", { enum: BOOKING_OUTCOMES }),
    saidAt: integer("said_at").notNull().default(0),
    /** The provider's id of the booking that replaced this one. */
    replacedBy: text("replaced_by"),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (t) => [
    uniqueIndex("bookings_provider").on(t.provider, t.providerId),
    index("bookings_assessment").on(t.assessmentId),
    index("bookings_email")
      .on(sql`lower(email)`)
      .where(sql`email is not null`),
    index("bookings_unmatched")
      .on(t.id)
      .where(sql`assessment_id is null`),
    index("bookings_starts")
      .on(t.startsAt)
      .where(sql`replaced_by is null`),
  ],
);

/** Each call that staff recorded, in order. `callId` is made by the screen, so that sending it twice is one call. */
export const calls = sqliteTable(
  "calls",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    callId: text("call_id").notNull().unique(),
    assessmentId: integer("assessment_id").notNull(),
    calledBy: text("called_by").notNull(),
    at: integer("at").notNull(),
    outcome: text("outcome", { enum: CALL_OUTCOMES }).notNull(),
    note: text("note"),
    nextAction: text("next_action"),
    nextActionAt: integer("next_action_at"),
  },
  (t) => [index("calls_assessment").on(t.assessmentId, t.id)],
);

/** Keyed hashes of numbers that must not be called; these survive erasure. */
export const callSuppressions = sqliteTable("call_suppressions", {
  phoneHash: text("phone_hash").primaryKey(),
  createdAt: integer("created_at").notNull(),
});

/** Which numbers came from which address within the hour, as keyed hashes: the sixth of an address is flagged. */
export const addressNumbers = sqliteTable(
  "address_numbers",
  {
    addressHash: text("address_hash").notNull(),
    phoneHash: text("phone_hash").notNull(),
    at: integer("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.addressHash, t.phoneHash] }), index("address_numbers_age").on(t.at)],
);

/** Keyed hashes of addresses that must not receive e-mail; these survive erasure. */
export const mailSuppressions = sqliteTable("mail_suppressions", {
  emailHash: text("email_hash").primaryKey(),
  reason: text("reason").notNull(),
  createdAt: integer("created_at").notNull(),
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

/** Who changed what, and when. For leads only field names and the row id; for configuration also the values. */
export const audit = sqliteTable(
  "audit",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    at: integer("at").notNull(),
    who: text("who").notNull(),
    action: text("action").notNull(),
    entity: text("entity").notNull(),
    entityId: text("entity_id").notNull(),
    details: text("details", { mode: "json" }).$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [index("audit_entity").on(t.entity, t.entityId, t.id)],
);

/**
 * What brought spend, in the order in which it began: the pieces of one file, or one fetch from Meta. What came later
 * stays, whichever piece arrives last.
 */
export const adImports = sqliteTable(
  "ad_imports",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    importId: text("import_id").notNull().unique(),
    source: text("source", { enum: SPEND_SOURCES }).notNull(),
    /** The member of staff; null if the night's job began it. */
    startedBy: text("started_by"),
    startedAt: integer("started_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    /** Rows taken, each once. */
    taken: integer("taken").notNull().default(0),
    /** The first and last day: those asked of Meta, or those that a file has brought so far. */
    firstDay: text("first_day").notNull(),
    lastDay: text("last_day").notNull(),

    // Of a fetch alone.
    /** The ad account's number. */
    account: text("account"),
    /** Where the next page begins, as Meta names it; null before the first. */
    cursor: text("cursor"),
    /** Tries since the last page that came. */
    attempts: integer("attempts").notNull().default(0),
    /** No page is asked for before this time: Meta asked for a delay, or failed. */
    heldUntil: integer("held_until").notNull().default(0),
    leaseUntil: integer("lease_until").notNull().default(0),
    /** A code for what went wrong last; null once a page has come. */
    error: text("error"),
    /** When it ended, whole or given up. */
    endedAt: integer("ended_at"),
  },
  (t) => [
    index("ad_imports_open")
      .on(t.id)
      .where(sql`source = 'insights' and ended_at is null`),
    index("ad_imports_whole")
      .on(t.account, t.firstDay)
      .where(sql`source = 'insights' and ended_at is not null and error is null`),
  ],
);

/** What each ad cost and brought on each day, in the time zone of its account. Names are as they were that day. */
export const adSpend = sqliteTable(
  "ad_spend",
  {
    /** `2026-11-21` */
    day: text("day").notNull(),
    adId: text("ad_id").notNull(),
    adName: text("ad_name").notNull(),
    adsetId: text("adset_id").notNull(),
    adsetName: text("adset_name").notNull(),
    campaignId: text("campaign_id").notNull(),
    campaignName: text("campaign_name").notNull(),
    currency: text("currency").notNull(),
    /** In minor units of the currency: cents. */
    spend: integer("spend").notNull(),
    impressions: integer("impressions").notNull(),
    linkClicks: integer("link_clicks").notNull(),
    /** The row of `ad_imports` that brought it. */
    importedBy: integer("imported_by").notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.adId] })],
);

/**
 * What an import has found in the place of each row that it brought, while it may go on. If another piece of it brings
 * the same day and ad, both are parts of a whole that nobody knows, and what stood there is put back.
 */
export const adSpendBefore = sqliteTable(
  "ad_spend_before",
  {
    importedBy: integer("imported_by").notNull(),
    day: text("day").notNull(),
    adId: text("ad_id").notNull(),
    /** The piece that brought it, so that the same piece again is not taken for another part. */
    piece: text("piece").notNull(),
    /** The row as a list, in the order of `SPEND_COLUMNS` and with its import last; null where none stood. */
    before: text("before"),
    /** Whether another piece has brought it, too. */
    repeated: integer("repeated").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.importedBy, t.day, t.adId] })],
);

/**
 * The ad that each assessment is counted for, by its first and by its last touch, and how far it came. Ids are empty
 * where no ad is known; `day` is the number of days since 1970 in the zone of the ad account. `ad_lead_stats` follows
 * whatever writes these rows.
 */
export const leadAds = sqliteTable(
  "lead_ads",
  {
    assessmentId: integer("assessment_id").notNull(),
    touch: text("touch", { enum: AD_TOUCHES }).notNull(),
    day: integer("day").notNull(),
    createdAt: integer("created_at").notNull(),
    campaignId: text("campaign_id").notNull(),
    adsetId: text("adset_id").notNull(),
    adId: text("ad_id").notNull(),
    /** Whether the touch does not name all three ids, so that spend of those days decides. */
    loose: integer("loose").notNull(),
    leads: integer("leads").notNull(),
    booked: integer("booked").notNull(),
    held: integer("held").notNull(),
    sql: integer("sql").notNull(),
    won: integer("won").notNull(),
    /** The day of its newest move to Won, as `day` is one; null unless it is Won now. */
    wonDay: integer("won_day"),
    /** The deal value of what is Won, in whole units; null without one, which is not 0. */
    value: integer("value"),
  },
  (t) => [
    primaryKey({ columns: [t.assessmentId, t.touch] }),
    index("lead_ads_newest")
      .on(t.createdAt, t.assessmentId)
      .where(sql`touch = 'last'`),
    index("lead_ads_newest_booked")
      .on(t.createdAt, t.assessmentId)
      .where(sql`touch = 'last' and booked = 1`),
    index("lead_ads_newest_held")
      .on(t.createdAt, t.assessmentId)
      .where(sql`touch = 'last' and held = 1`),
    index("lead_ads_newest_sql")
      .on(t.createdAt, t.assessmentId)
      .where(sql`touch = 'last' and sql = 1`),
    index("lead_ads_newest_won")
      .on(t.createdAt, t.assessmentId)
      .where(sql`touch = 'last' and won = 1`),
    index("lead_ads_campaign").on(t.touch, t.campaignId, t.createdAt, t.assessmentId),
    index("lead_ads_adset")
      .on(t.touch, t.adsetId, t.createdAt, t.assessmentId)
      .where(sql`adset_id <> ''`),
    index("lead_ads_ad")
      .on(t.touch, t.adId, t.createdAt, t.assessmentId)
      .where(sql`ad_id <> ''`),
    index("lead_ads_booked")
      .on(t.touch, t.campaignId, t.createdAt, t.assessmentId)
      .where(sql`booked = 1`),
    index("lead_ads_held")
      .on(t.touch, t.campaignId, t.createdAt, t.assessmentId)
      .where(sql`held = 1`),
    index("lead_ads_sql")
      .on(t.touch, t.campaignId, t.createdAt, t.assessmentId)
      .where(sql`sql = 1`),
    index("lead_ads_won")
      .on(t.touch, t.campaignId, t.createdAt, t.assessmentId)
      .where(sql`won = 1`),
    // How long deals take, and which came in the last days.
    index("lead_ads_won_day")
      .on(t.touch, t.wonDay, t.day, t.value)
      .where(sql`won = 1`),
    index("lead_ads_loose")
      .on(t.day, t.assessmentId)
      .where(sql`loose = 1`),
  ],
);

/**
 * What has changed for staff, in order, written in the transaction of the change itself (contract 13). A row names a
 * record and says nothing of it; an erased lead leaves its number here for a day.
 */
export const deskChanges = sqliteTable("changes", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  entity: text("entity", { enum: CHANGE_ENTITIES }).notNull(),
  entityId: text("entity_id").notNull(),
  kind: text("kind", { enum: CHANGE_KINDS }).notNull(),
  at: integer("at")
    .notNull()
    .default(sql`(cast(unixepoch('subsec') * 1000 as integer))`),
  /** 1 of a change that Slack's messages do not show. */
  quiet: integer("quiet").notNull().default(0),
});

/** Keyed hashes of erased sessions, booking references and calls, which must not come back. */
export const tombstones = sqliteTable(
  "tombstones",
  {
    hash: text("hash").primaryKey(),
    expiresAt: integer("expires_at").notNull(),
  },
  (t) => [index("tombstones_expiry").on(t.expiresAt)],
);

/** Visitors’ pages that failed to render, by UTC day (counted from 1970) and page. */
export const pageFailures = sqliteTable(
  "page_failures",
  {
    day: integer("day").notNull(),
    page: text("page", { enum: BREAKABLE_PAGES }).notNull(),
    failures: integer("failures").notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.page] })],
);

/** How large the database was as each UTC day (counted from 1970) began, for the last 30 days. */
export const databaseSizes = sqliteTable("database_sizes", {
  day: integer("day").primaryKey(),
  bytes: integer("bytes").notNull(),
});

/** Tokens spent on the model per UTC day (`2026-11-21`), limited by CHAT_DAILY_TOKEN_BUDGET. */
export const modelUsage = sqliteTable("model_usage", {
  day: text("day").primaryKey(),
  tokens: integer("tokens").notNull(),
});
