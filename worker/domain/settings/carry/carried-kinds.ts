import * as z from "zod/mini";
import type { StaffWords } from "../../content/staff-words.ts";
import { offerWriteSchema, type OfferWrite, type StoredOffer } from "../../offers/offer.ts";
import type { OverrideRule } from "../../offers/scoring/override-rules.ts";
import { overrideWords, scoringRuleWords } from "../../offers/scoring/rule-words.ts";
import { describeRange, type ScoreRange } from "../../offers/scoring/score-ranges.ts";
import {
  overrideRuleSchema,
  scoreRangeSchema,
  scoringRuleSchema,
} from "../../offers/scoring/scoring-schemas.ts";
import type { ScoringRule } from "../../offers/scoring/scoring-rules.ts";
import { settingSchema, type StoredSetting } from "../settings.ts";
import { isLocalPage } from "../site-settings.ts";

/** At most so many records of a kind are taken over: far more than anybody keeps, and one batch can write. */
const RECORDS_MAX = 200;

/** One kind of record that is taken along beside the content. */
export type CarriedKind<Write extends object, Stored extends object> = {
  label: string;
  /** What is read of a file, and of a call: each record as the dashboard saves it. */
  records: z.ZodMiniType<Write[]>;
  /** What a stored record is known by here. */
  id: (stored: Stored) => string | number;
  /** What one is known by everywhere, the surest first: records that agree in it are the same one, edited. */
  keys: readonly ((record: Write | Stored) => string)[];
  /** Where two may decide the same: of equal rank the one with the lower id comes first. */
  rank?: (record: Write | Stored) => number;
  /** Whether a record that the file lacks has to go. */
  isRemoved: (stored: Stored) => boolean;
  /** Whether a stored record means anything elsewhere; if absent, each does. */
  isTaken?: (stored: Stored) => boolean;
  /** What staff read of one; questions and answers are in the published words. */
  name: (record: Write | Stored, words: StaffWords) => string;
};

type Versioned = { version: number };
type RuleWrite = z.output<typeof scoringRuleSchema>;
type RangeWrite = z.output<typeof scoreRangeSchema>;
type OverrideWrite = z.output<typeof overrideRuleSchema>;
type SettingWrite = z.output<typeof settingSchema>;

/** An offer is never removed, as leads name it: it is switched off. */
export const CARRIED_OFFERS: CarriedKind<OfferWrite, StoredOffer> = {
  label: "Offers",
  records: recordsOf(offerWriteSchema, ({ tier }) => String(tier)),
  id: ({ tier }) => tier,
  keys: [({ tier }) => String(tier)],
  isRemoved: ({ isActive }) => isActive === 1,
  name: ({ tier, name }) => `${tier}. ${name}`,
};

export const CARRIED_RULES: CarriedKind<RuleWrite, ScoringRule & Versioned> = {
  label: "Scoring rules",
  records: recordsOf(scoringRuleSchema, answerOf),
  id: ({ id }) => id,
  keys: [answerOf],
  isRemoved: () => true,
  name: scoringRuleWords,
};

export const CARRIED_RANGES: CarriedKind<RangeWrite, ScoreRange & Versioned> = {
  label: "Score ranges",
  records: recordsOf(scoreRangeSchema),
  id: ({ id }) => id,
  keys: [describeRange, ({ targetTier }) => String(targetTier)],
  rank: ({ minScore }) => minScore,
  isRemoved: () => true,
  name: describeRange,
};

export const CARRIED_OVERRIDES: CarriedKind<OverrideWrite, OverrideRule & Versioned> = {
  label: "Override rules",
  records: recordsOf(overrideRuleSchema),
  id: ({ id }) => id,
  keys: [wholeOverride, ({ name }) => name],
  rank: ({ priority }) => priority,
  isRemoved: () => true,
  name: (rule, words) => `${rule.name} (${overrideWords(rule, words)})`,
};

/** There are as many settings everywhere: one that a file lacks stays as it is. */
export const CARRIED_SETTINGS: CarriedKind<SettingWrite, StoredSetting> = {
  label: "Settings",
  records: recordsOf(settingSchema, ({ key }) => key),
  id: ({ key }) => key,
  keys: [({ key }) => key],
  isRemoved: () => false,
  // A booking page of this very machine is none elsewhere.
  isTaken: ({ key, value }) => key !== "booking_url" || !isLocalPage(value),
  name: ({ key }) => key,
};

/** Of records that are known by a key, no two have the same. */
function recordsOf<Schema extends z.ZodMiniType<object>>(
  schema: Schema,
  key?: (record: z.output<Schema>) => string,
) {
  return z.array(schema).check(
    z.maxLength(RECORDS_MAX, { error: `Please send at most ${RECORDS_MAX}` }),
    z.refine((records: z.output<Schema>[]) => !key || new Set(records.map(key)).size === records.length, {
      error: "Please send each only once",
    }),
  );
}

function answerOf({ questionId, answerValue }: Pick<ScoringRule, "questionId" | "answerValue">): string {
  return `${questionId} ${answerValue}`;
}

function wholeOverride(rule: Omit<OverrideRule, "id">): string {
  const { name, questionId, answerValue, andQuestionId, andAnswerValue, targetTier, priority } = rule;
  return [name, questionId, answerValue, andQuestionId, andAnswerValue, targetTier, priority].join(" ");
}
