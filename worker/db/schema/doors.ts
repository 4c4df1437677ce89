import type { KeyScope } from "#domain/doors/api-key";
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** Keys of other programs (contract 24). Of the secret there is a hash and its last characters. */
export const apiKeys = sqliteTable(
  "api_keys",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    name: text("name").notNull(),
    hash: text("hash").notNull().unique(),
    ending: text("ending").notNull(),
    scopes: text("scopes", { mode: "json" }).$type<KeyScope[]>().notNull(),
    createdAt: integer("created_at").notNull(),
    createdBy: text("created_by").notNull(),
    expiresAt: integer("expires_at"),
    revokedAt: integer("revoked_at"),
    /** The last UTC day, counted from 1970. */
    lastUsedOn: integer("last_used_on"),
  },
  // History and audit name a key by its name.
  (t) => [
    uniqueIndex("api_keys_name")
      .on(sql`lower(${t.name})`)
      .where(sql`revoked_at is null`),
  ],
);

/**
 * The number of each lead's last change, which triggers write (contract 24). It grows with every change of whatever is
 * shown of a lead, no two leads have the same, and it is never below the time (ms) of the change: so a time finds where to
 * begin. An erased lead leaves its number here for 30 days.
 */
export const leadChanges = sqliteTable(
  "lead_changes",
  {
    leadId: integer("lead_id").primaryKey(),
    number: integer("number").notNull().unique(),
    erasedAt: integer("erased_at"),
  },
  (t) => [
    index("lead_changes_erased")
      .on(t.erasedAt)
      .where(sql`erased_at is not null`),
  ],
);

/**
 * Calls that may be sent again (contract 24), for a day: what they were, and the lead that they made, by the id that it has
 * among the leads of forms.
 */
export const apiRequests = sqliteTable(
  "api_requests",
  {
    keyId: integer("key_id").notNull(),
    /** SHA-256 of the `Idempotency-Key`, and of the body. */
    requestHash: text("request_hash").notNull(),
    bodyHash: text("body_hash").notNull(),
    leadgenId: text("leadgen_id").notNull(),
    at: integer("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.keyId, t.requestHash] }), index("api_requests_at").on(t.at)],
);
