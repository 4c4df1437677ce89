import type { Answers } from "#domain/answers/answers";
import type { EventIds } from "#domain/ads/ad-events";
import type { Touch } from "#domain/ads/attribution";
import type { BreakdownLine, DecidedBy } from "#domain/scoring/scoring";
import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

// Times are integer milliseconds since 1970 throughout; JSON outside the Worker has ISO strings.
// The tables without rowid (roll-ups, prefixes) are in migrations/0001: drizzle cannot make them.

export const assessments = sqliteTable(
  "assessments",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    sessionId: text("session_id").notNull().unique(),
    version: integer("version").notNull().default(1),
    assessmentType: text("assessment_type", { enum: ["quiz", "chat"] }).notNull(),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    quizStartedAt: integer("quiz_started_at"),
    chatStartedAt: integer("chat_started_at"),
    completedAt: integer("completed_at"),

    name: text("name"),
    email: text("email"),
    businessUrl: text("business_url"),
    answers: text("answers", { mode: "json" }).$type<Answers>().notNull().default({}),
    suspect: integer("suspect").notNull().default(0),

    offerTier: integer("offer_tier"),
    score: integer("score"),
    leadScore: integer("lead_score"),
    breakdown: text("breakdown", { mode: "json" }).$type<BreakdownLine[]>(),
    decidedBy: text("decided_by", { mode: "json" }).$type<DecidedBy>(),
    rulesVersion: integer("rules_version"),
    /** The six choices joined by "|", set at scoring: what a trial of the rules groups by. */
    answerKey: text("answer_key"),

    leadStatus: text("lead_status", { enum: ["MQL", "SQL", "Won", "Lost", "Hold"] })
      .notNull()
      .default("MQL"),
    statusUpdatedAt: integer("status_updated_at"),
    dealValue: integer("deal_value"),
    adminNotes: text("admin_notes"),

    emailConsent: integer("email_consent"),
    emailConsentWording: text("email_consent_wording"),
    emailConsentPage: text("email_consent_page"),
    emailWithdrawnAt: integer("email_withdrawn_at"),
    emailSentAt: integer("email_sent_at"),

    hubExpiresAt: integer("hub_expires_at"),
    firstHubVisitAt: integer("first_hub_visit_at"),
    hubExpiryHandledAt: integer("hub_expiry_handled_at"),
    /** When the reminder was queued; null while there is none. */
    reminderQueuedAt: integer("reminder_queued_at"),
    /**
     * When the one reminder is due: a quarter of the window before its end, two hours after the hub mail or
     * later. Null where there is none to send, or none any more (contract 10).
     */
    reminderDueAt: integer("reminder_due_at").generatedAlwaysAs(
      sql`iif(reminder_queued_at is null and email_consent is not null and suspect = 0
        and booking_link_clicked is null and coalesce(call_status, 'cancelled') = 'cancelled'
        and hub_expiry_handled_at is null,
        max(hub_expires_at - (hub_expires_at - completed_at) / 4, email_sent_at + 2 * 3600000), null)`,
      { mode: "virtual" },
    ),
    linkRequestedAt: integer("link_requested_at"),
    promoText: text("promo_text"),
    promoDiscount: integer("promo_discount"),
    bookingLinkClicked: integer("booking_link_clicked"),
    bookingClickSource: text("booking_click_source"),
    bookingFormViewed: integer("booking_form_viewed"),
    callRequestedAt: integer("call_requested_at"),
    /** Of the lead's calls the one that stands, else the newest that was cancelled; kept with `bookings`. */
    callStatus: text("call_status", { enum: ["booked", "moved", "cancelled"] }),
    callStartsAt: integer("call_starts_at"),
    /** When the call that stands was booked; null without one. */
    callBookedAt: integer("call_booked_at"),

    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    country: text("country"),
    region: text("region"),
    firstTouch: text("first_touch", { mode: "json" }).$type<Touch>(),
    lastTouch: text("last_touch", { mode: "json" }).$type<Touch>(),
    source: text("source"),
    campaign: text("campaign"),
    adConsent: integer("ad_consent"),
    adConsentAt: integer("ad_consent_at"),
    fbc: text("fbc"),
    fbp: text("fbp"),
    eventIds: text("event_ids", { mode: "json" }).$type<EventIds>().notNull().default({}),
    /** What a booking page's webhook brings back in place of the session id: its keyed hash. */
    bookingRef: text("booking_ref"),
  },
  (t) => [
    index("assessments_created").on(t.createdAt, t.id),
    index("assessments_updated").on(t.updatedAt, t.id),
    index("assessments_lead_score").on(t.leadScore, t.id),
    index("assessments_deal_value").on(t.dealValue, t.id),
    index("assessments_tier").on(t.offerTier, t.createdAt, t.id),
    index("assessments_status").on(t.leadStatus, t.createdAt, t.id),
    index("assessments_type").on(t.assessmentType, t.createdAt, t.id),
    index("assessments_leads")
      .on(t.createdAt, t.id)
      .where(sql`email is not null`),
    index("assessments_board")
      .on(t.leadStatus, t.updatedAt, t.id)
      .where(sql`email is not null and suspect = 0`),
    index("assessments_suspects")
      .on(t.id, t.createdAt)
      .where(sql`suspect = 1`),
    index("assessments_email")
      .on(sql`lower(email)`, t.id)
      .where(sql`email is not null`),
    index("assessments_answers")
      .on(t.answerKey, t.id)
      .where(sql`answer_key is not null`),
    index("assessments_ip")
      .on(t.ipAddress, t.id)
      .where(sql`ip_address is not null`),
    index("assessments_ip_age")
      .on(t.createdAt)
      .where(sql`ip_address is not null`),
    index("assessments_hub_due")
      .on(t.hubExpiresAt)
      .where(sql`hub_expires_at is not null and hub_expiry_handled_at is null`),
    index("assessments_reminder_due")
      .on(t.reminderDueAt)
      .where(sql`reminder_due_at is not null`),
    index("assessments_booking_ref")
      .on(t.bookingRef)
      .where(sql`booking_ref is not null`),
    index("assessments_anonymous")
      .on(t.updatedAt)
      .where(sql`email is null and completed_at is null`),
  ],
);

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
  isActive: integer("is_active").notNull().default(1),
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

/** One row; triggers on the three rule tables raise it. Stored with each scoring. */
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
  brokenReason: text("broken_reason"),
  installedBy: text("installed_by").notNull(),
  installedAt: integer("installed_at").notNull(),
});

/** Spent OAuth state nonces, kept until they would have expired. */
export const slackNonces = sqliteTable("slack_nonces", {
  nonce: text("nonce").primaryKey(),
  expiresAt: integer("expires_at").notNull(),
});

export const outbox = sqliteTable(
  "outbox",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    dedupeKey: text("dedupe_key").notNull().unique(),
    channel: text("channel", { enum: ["slack", "email", "meta", "object"] }).notNull(),
    kind: text("kind").notNull(),
    assessmentId: integer("assessment_id"),
    payload: text("payload", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
    recipientHash: text("recipient_hash"),
    status: text("status", { enum: ["pending", "sent", "dead", "cancelled"] })
      .notNull()
      .default("pending"),
    createdAt: integer("created_at").notNull(),
    dueAt: integer("due_at").notNull(),
    leaseUntil: integer("lease_until").notNull().default(0),
    attempts: integer("attempts").notNull().default(0),
    /** First of the tries that count against the day of retries; a resend begins them anew. */
    firstTriedAt: integer("first_tried_at"),
    /** When the try under way turned to its peer; null while none has. */
    begunAt: integer("begun_at"),
    /** Tries that ended without a word (a crash): each may have reached its peer all the same. */
    interrupted: integer("interrupted").notNull().default(0),
    lastError: text("last_error"),
    sentAt: integer("sent_at"),
  },
  (t) => [
    // What is under lease is not in it: a claim reads what it takes.
    index("outbox_due")
      .on(t.channel, t.dueAt)
      .where(sql`status = 'pending' and lease_until = 0`),
    index("outbox_leased")
      .on(t.leaseUntil)
      .where(sql`status = 'pending' and lease_until > 0`),
    index("outbox_channel").on(t.channel, t.status, t.id),
    index("outbox_status").on(t.status, t.id),
    index("outbox_assessment").on(t.assessmentId),
    index("outbox_settled")
      .on(t.createdAt)
      .where(sql`status in ('sent', 'cancelled') and kind not in ('hub-mail', 'reminder', 'stage-event')`),
    index("outbox_recipient")
      .on(t.recipientHash, t.sentAt)
      .where(sql`recipient_hash is not null`),
  ],
);

/** A channel whose credentials or hook are refused keeps its rows and waits. */
export const channelPauses = sqliteTable("channel_pauses", {
  channel: text("channel").primaryKey(),
  reason: text("reason").notNull(),
  since: integer("since").notNull(),
});

/** What holds for all rows of a channel at once, so that none of them has to be touched for it. */
export const channelStates = sqliteTable("channel_states", {
  channel: text("channel", { enum: ["slack", "email", "meta", "object"] }).primaryKey(),
  /** Its peer is down, or takes nothing before. */
  heldUntil: integer("held_until").notNull().default(0),
  /** When it last went on after a pause: the day of retries counts from then at the earliest. */
  retriesFrom: integer("retries_from").notNull().default(0),
  /** Rows that the cron still has to make due after a pause: those that wait, or the dead ones too. */
  resuming: text("resuming", { enum: ["waiting", "all"] }),
});

/** One row per session, event name and source; the twin of the browser's pixel event. */
export const adEvents = sqliteTable(
  "ad_events",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    assessmentId: integer("assessment_id").notNull(),
    name: text("name").notNull(),
    source: text("source").notNull().default(""),
    eventId: text("event_id").notNull(),
    params: text("params", { mode: "json" }).$type<Record<string, unknown>>().notNull().default({}),
    inBrowser: integer("in_browser").notNull().default(0),
    createdAt: integer("created_at").notNull(),
  },
  (t) => [uniqueIndex("ad_events_once").on(t.assessmentId, t.name, t.source)],
);

export const bookings = sqliteTable(
  "bookings",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    provider: text("provider", { enum: ["calendly", "cal", "leadconnector"] }).notNull(),
    providerId: text("provider_id").notNull(),
    /** The keyed hash of both: what stays for a while when the booking is erased. */
    tombstone: text("tombstone").notNull(),
    assessmentId: integer("assessment_id"),
    matchedBy: text("matched_by", { enum: ["ref", "email", "staff"] }),
    status: text("status", { enum: ["booked", "moved", "cancelled"] }).notNull(),
    name: text("name"),
    email: text("email"),
    startsAt: integer("starts_at"),
    /** The provider's own time of the newest event that was applied: older ones change nothing. */
    eventAt: integer("event_at").notNull().default(0),
    /** The provider's id of the booking that this one was moved to. */
    replacedBy: text("replaced_by"),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (t) => [
    uniqueIndex("bookings_provider").on(t.provider, t.providerId),
    index("bookings_assessment").on(t.assessmentId),
    index("bookings_unmatched")
      .on(t.id)
      .where(sql`assessment_id is null`),
  ],
);

/** Keyed hashes of addresses that must get no mail; survives erasure. */
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
    fromStatus: text("from_status").notNull(),
    toStatus: text("to_status").notNull(),
    changedBy: text("changed_by").notNull(),
    changedAt: integer("changed_at").notNull(),
  },
  (t) => [index("status_history_assessment").on(t.assessmentId, t.id)],
);

/** Who, when, what. For leads field names and the row id only; for configuration the values too. */
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

/** Keyed hashes of what was erased and does not come back: sessions, their booking references, their calls. */
export const tombstones = sqliteTable(
  "tombstones",
  {
    hash: text("hash").primaryKey(),
    expiresAt: integer("expires_at").notNull(),
  },
  (t) => [index("tombstones_expiry").on(t.expiresAt)],
);

/** Tokens spent on the model by UTC day (`2026-11-21`), against CHAT_DAILY_TOKEN_BUDGET. */
export const modelUsage = sqliteTable("model_usage", {
  day: text("day").primaryKey(),
  tokens: integer("tokens").notNull(),
});
