import type { WebhookEvent } from "#domain/delivery/webhook-events";
import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Endpoints of other programs (contract 24). Each is a destination of the outbox, and is off while that is paused. The
 * secrets are AES-GCM ciphertext.
 */
export const webhookEndpoints = sqliteTable("webhook_endpoints", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  url: text("url").notNull(),
  /** Of its address, for lists and the audit: the rest of it may be a secret. */
  host: text("host").notNull(),
  description: text("description").notNull(),
  events: text("events", { mode: "json" }).$type<WebhookEvent[]>().notNull(),
  secretCiphertext: text("secret_ciphertext").notNull(),
  /** The secret before the last rotation, and until when (ms) it signs as well. */
  formerCiphertext: text("former_ciphertext"),
  formerUntil: integer("former_until"),
  /** Since when every try has failed; null if the last one did not. */
  failingSince: integer("failing_since"),
  version: integer("version").notNull().default(1),
  createdAt: integer("created_at").notNull(),
  createdBy: text("created_by").notNull(),
});

/** The last tries of each endpoint. */
export const webhookTries = sqliteTable(
  "webhook_tries",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    endpointId: integer("endpoint_id").notNull(),
    /** Null of a test, and of a message that is no longer stored. */
    outboxId: integer("outbox_id"),
    leadId: integer("lead_id"),
    event: text("event").notNull(),
    at: integer("at").notNull(),
    took: integer("took").notNull(),
    /** The answer's status; null without an answer, where `error` says why. */
    status: integer("status"),
    error: text("error"),
    /** The beginning of the answer. It may quote the lead, with whom it goes. */
    answer: text("answer"),
  },
  (t) => [
    index("webhook_tries_endpoint").on(t.endpointId, t.id),
    index("webhook_tries_lead")
      .on(t.leadId)
      .where(sql`lead_id is not null`),
  ],
);
