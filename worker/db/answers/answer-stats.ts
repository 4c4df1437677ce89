import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Scored assessments grouped by choices and result, maintained by triggers: a trial of the rules reads these groups
 * instead of the rows. Not in the schema, because drizzle cannot create a table `without rowid`.
 */
export const answerStats = sqliteTable(
  "answer_stats",
  {
    answerKey: text("answer_key").notNull(),
    offerTier: integer("offer_tier").notNull(),
    score: integer("score").notNull(),
    total: integer("total").notNull(),
  },
  (t) => [primaryKey({ columns: [t.answerKey, t.offerTier, t.score] })],
);
