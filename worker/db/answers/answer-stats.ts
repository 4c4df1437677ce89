import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Scored assessments by their choices and result, kept by triggers: a trial of the rules reads this, not the
 * rows. Not in the schema that tables are generated from, as drizzle knows no `without rowid`.
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
