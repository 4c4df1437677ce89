import { CHANGE_ENTITIES, CHANGE_KINDS } from "#domain/delivery/changes/desk-changes";
import { DELIVERY_STATUSES, type Destination } from "#domain/delivery/channels";
import type { AdParams } from "#domain/money/ads/ad-params";
import { MAIL_STOP_KINDS } from "#domain/mail/mail-stop";
import { META_EDGES } from "#domain/money/ads/version-warning";
import type { VisitEvent } from "#domain/money/ads/visit-event";
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

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

/** Used OAuth state nonces, stored until they would have expired. */
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
    /** Where its links lead, for changes made without a request that shows the app's address. */
    origin: text("origin"),
    sentAt: integer("sent_at").notNull(),
  },
  (t) => [index("slack_messages_assessment").on(t.assessmentId)],
);

/** Clicks on buttons in Slack, stored before they are answered and for a day after, so that none counts twice. */
export const slackPresses = sqliteTable(
  "slack_presses",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    teamId: text("team_id").notNull(),
    userId: text("user_id").notNull(),
    actionTs: text("action_ts").notNull(),
    /** JSON: what was clicked, on what. */
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
 * prevent a second one, and those of staff's mails say what became of them.
 */
export const isForgettable = sql`status in ('sent', 'cancelled')
  and kind not in ('hub-mail', 'reminder', 'stage-event', 'crm-event', 'staff-answer', 'staff-mail')`;

/** Rows that were not delivered, few of all. A query says so in these words to be answered by their index. */
export const isUnsent = sql`status <> 'sent'`;

export const outbox = sqliteTable(
  "outbox",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    dedupeKey: text("dedupe_key").notNull().unique(),
    channel: text("channel").$type<Destination>().notNull(),
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
    // Mails are claimed by kind, as some go before others.
    index("outbox_due_mail")
      .on(t.kind, t.dueAt)
      .where(sql`status = 'pending' and lease_until = 0 and channel = 'email'`),
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

/**
 * Destinations that keep their rows and wait because their credentials or webhook were refused, or because staff turned an
 * endpoint off.
 */
export const channelPauses = sqliteTable("channel_pauses", {
  channel: text("channel").$type<Destination>().primaryKey(),
  reason: text("reason").notNull(),
  since: integer("since").notNull(),
});

/** State shared by all rows of a destination, so that changing it touches none of them. */
export const channelStates = sqliteTable("channel_states", {
  channel: text("channel").$type<Destination>().primaryKey(),
  /** Nothing is sent before this time: the recipient service is down or has requested a delay. */
  heldUntil: integer("held_until").notNull().default(0),
  /** When the destination last resumed after a pause; the time of retries starts no earlier. */
  retriesFrom: integer("retries_from").notNull().default(0),
  /** Rows that the cron job still has to make due after a pause: the waiting ones, or the dead ones too. */
  resuming: text("resuming", { enum: ["waiting", "all"] }),
});

/**
 * Meta's latest warning about the version of its API in use: where events go, or where spend is read. It counts only
 * for the version that it is about.
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

/**
 * The ad events of a visit before its lead: one row per session. They are sent to Meta together with those of others.
 */
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

/** What people do not want by mail, by the keyed hash of their address (contract 22); these survive erasure. */
export const mailStops = sqliteTable(
  "mail_stops",
  {
    emailHash: text("email_hash").notNull(),
    kind: text("kind", { enum: MAIL_STOP_KINDS }).notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.emailHash, t.kind] })],
);

/** Addresses that the mail service refused, by their keyed hash: how often, and from when each is tried again. */
export const refusedAddresses = sqliteTable("refused_addresses", {
  emailHash: text("email_hash").primaryKey(),
  times: integer("times").notNull(),
  refusedAt: integer("refused_at").notNull(),
  /** Null if only staff can open it again. */
  openAt: integer("open_at"),
});

/** Of the previous version: what it writes here becomes a row of `mailStops` by a trigger. */
export const mailSuppressions = sqliteTable("mail_suppressions", {
  emailHash: text("email_hash").primaryKey(),
  reason: text("reason").notNull(),
  createdAt: integer("created_at").notNull(),
});

/**
 * What has changed for staff, in order, written in the transaction of the change itself (contract 13). A row names a
 * record and holds nothing about it; an erased lead leaves its number here for a day.
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
