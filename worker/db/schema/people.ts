import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const systemSettings = sqliteTable("system_settings", {
  key: text("key").primaryKey(),
  value: text("value").notNull(),
  description: text("description").notNull(),
  version: integer("version").notNull().default(1),
  updatedAt: integer("updated_at").notNull().default(0),
});

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

/** Keyed hashes of erased sessions, booking references and calls, which must not come back. */
export const tombstones = sqliteTable(
  "tombstones",
  {
    hash: text("hash").primaryKey(),
    expiresAt: integer("expires_at").notNull(),
  },
  (t) => [index("tombstones_expiry").on(t.expiresAt)],
);

/** How large the database was as each UTC day (counted from 1970) began, for the last 30 days. */
export const databaseSizes = sqliteTable("database_sizes", {
  day: integer("day").primaryKey(),
  bytes: integer("bytes").notNull(),
});
