import type { ListedEntity } from "#domain/delivery/changes/desk-changes";
import type {
  overrideRuleSchema,
  scoreRangeSchema,
  scoringRuleSchema,
} from "#domain/offers/scoring/scoring-schemas";
import {
  CARRIED_OVERRIDES,
  CARRIED_RANGES,
  CARRIED_RULES,
  type CarriedKind,
} from "#domain/settings/carry/carried-kinds";
import { and, asc, eq } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { RunnableQuery } from "drizzle-orm/runnable-query";
import type * as z from "zod/mini";
import type { Db } from "../../client.ts";
import { overrideRules, scoreRanges, scoringRules } from "../../schema/offers.ts";

export type RuleRow = { id: number; version: number };

type Gives<Row> = BatchItem<"sqlite"> & RunnableQuery<Row[], "sqlite"> & PromiseLike<Row[]>;

/** One kind of rule that staff edit, with its SQL statements. Those that write go through `ruleEdit`. */
export type RuleStore<Write extends object, Row extends RuleRow> = {
  entity: Extract<ListedEntity, "scoring-rule" | "score-range" | "override-rule">;
  /** Its name in messages to staff. */
  name: string;
  /** The offer it refers to, which must exist. */
  targetTier: (write: Write) => number | null;
  /** Whether a stored rule excludes this one. */
  excludes: (stored: Row, write: Write) => boolean;
  /** Identifies it in a file from another deployment. */
  carried: CarriedKind<Write, Row>;
  all: (db: Db) => Gives<Row>;
  insert: (db: Db, write: Write) => Gives<Row>;
  /** Writes to the rule as it was read; returns no row if it has changed since. */
  update: (db: Db, seen: RuleRow, write: Write) => Gives<Row>;
  remove: (db: Db, seen: RuleRow) => Gives<Row>;
};

type ScoringRuleWrite = z.output<typeof scoringRuleSchema>;
type ScoreRangeWrite = z.output<typeof scoreRangeSchema>;
type OverrideRuleWrite = z.output<typeof overrideRuleSchema>;

/** Points for an answer: one rule per answer. */
export const scoringRuleStore: RuleStore<ScoringRuleWrite, typeof scoringRules.$inferSelect> = {
  entity: "scoring-rule",
  name: "scoring rule",
  targetTier: () => null,
  excludes: (stored, write) =>
    stored.questionId === write.questionId && stored.answerValue === write.answerValue,
  carried: CARRIED_RULES,
  all: (db) => db.select().from(scoringRules).orderBy(asc(scoringRules.id)),
  insert: (db, write) => db.insert(scoringRules).values(write).onConflictDoNothing().returning(),
  update: (db, seen, write) =>
    db.update(scoringRules).set(next(seen, write)).where(unchanged(scoringRules, seen)).returning(),
  remove: (db, seen) => db.delete(scoringRules).where(unchanged(scoringRules, seen)).returning(),
};

/** Ranges of scores that lead to an offer, lowest first. */
export const scoreRangeStore: RuleStore<ScoreRangeWrite, typeof scoreRanges.$inferSelect> = {
  entity: "score-range",
  name: "score range",
  targetTier: ({ targetTier }) => targetTier,
  excludes: () => false,
  carried: CARRIED_RANGES,
  all: (db) => db.select().from(scoreRanges).orderBy(asc(scoreRanges.minScore), asc(scoreRanges.id)),
  insert: (db, write) => db.insert(scoreRanges).values(write).returning(),
  update: (db, seen, write) =>
    db.update(scoreRanges).set(next(seen, write)).where(unchanged(scoreRanges, seen)).returning(),
  remove: (db, seen) => db.delete(scoreRanges).where(unchanged(scoreRanges, seen)).returning(),
};

/** Answers that lead to an offer whatever the score, in the order in which they are checked. */
export const overrideRuleStore: RuleStore<OverrideRuleWrite, typeof overrideRules.$inferSelect> = {
  entity: "override-rule",
  name: "override rule",
  targetTier: ({ targetTier }) => targetTier,
  excludes: () => false,
  carried: CARRIED_OVERRIDES,
  all: (db) => db.select().from(overrideRules).orderBy(asc(overrideRules.priority), asc(overrideRules.id)),
  insert: (db, write) => db.insert(overrideRules).values(write).returning(),
  update: (db, seen, write) =>
    db.update(overrideRules).set(next(seen, write)).where(unchanged(overrideRules, seen)).returning(),
  remove: (db, seen) => db.delete(overrideRules).where(unchanged(overrideRules, seen)).returning(),
};

function next<Write extends object>(seen: RuleRow, write: Write): Write & { version: number } {
  return { ...write, version: seen.version + 1 };
}

function unchanged(table: typeof scoringRules | typeof scoreRanges | typeof overrideRules, seen: RuleRow) {
  return and(eq(table.id, seen.id), eq(table.version, seen.version));
}
