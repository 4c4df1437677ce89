import { CALL_OUTCOMES } from "#domain/calls/call-outcomes";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * More of the first call that had an outcome: one row for each lead that was ever called, written in the batch that writes
 * its `first_outcome_at`. Triggers of its own mark the lead for the projection.
 */
export const leadFirstCalls = sqliteTable("lead_first_calls", {
  leadId: integer("lead_id").primaryKey(),
  firstOutcomeBy: text("first_outcome_by"),
  /** When the clock had started that the first outcome stopped, and whether that was in time; null if none ran. */
  firstAwaitedAt: integer("first_awaited_at"),
  firstCallInTime: integer("first_call_in_time"),
});

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
