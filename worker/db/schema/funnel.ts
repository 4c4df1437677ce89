import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

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
 * What leads answered to the owner's own questions, in the wording of that time: a question may be reworded or removed.
 * The answers decide nothing, so no score or figure reads them.
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

/** Tokens spent on the model per UTC day (`2026-11-21`), limited by CHAT_DAILY_TOKEN_BUDGET. */
export const modelUsage = sqliteTable("model_usage", {
  day: text("day").primaryKey(),
  tokens: integer("tokens").notNull(),
});

/**
 * The addresses that were left while the funnel was not open yet, each of which becomes a lead once it is. No session is
 * known of them, and nothing of the visit but its time.
 */
export const waitingAddresses = sqliteTable(
  "waiting_addresses",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** The session of the lead that it becomes. */
    sessionId: text("session_id").notNull().unique(),
    email: text("email").notNull(),
    /** When it was left first. */
    leftAt: integer("left_at").notNull(),
    /** When the owner of the address agreed to be mailed, and the hash of the wording; null if they did not. */
    emailConsent: integer("email_consent"),
    emailConsentWording: text("email_consent_wording"),
    suspect: integer("suspect").notNull().default(0),
  },
  (t) => [
    uniqueIndex("waiting_addresses_email").on(sql`lower(${t.email})`),
    index("waiting_addresses_age").on(t.leftAt),
  ],
);
