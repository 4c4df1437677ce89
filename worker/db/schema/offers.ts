import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

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
  isActive: integer("is_active").$type<0 | 1>().notNull().default(1),
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

/** A single row, raised by each write of the three rule tables (`ruleEdit`) and stored with each scoring. */
export const rulesVersion = sqliteTable("rules_version", {
  id: integer("id").primaryKey(),
  version: integer("version").notNull(),
});
