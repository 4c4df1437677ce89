import { integer, sqliteView, text } from "drizzle-orm/sqlite-core";

/** Scored assessments grouped by choices and result: a trial of the rules reads these groups instead of the rows. */
export const answerStats = sqliteView("answer_stats", {
  answerKey: text("answer_key").notNull(),
  offerTier: integer("offer_tier").notNull(),
  score: integer("score").notNull(),
  total: integer("total").notNull(),
}).existing();
