import {
  overrideRuleSchema,
  scoreRangeSchema,
  scoringRuleSchema,
  scoringTrialSchema,
} from "#domain/offers/scoring/scoring-schemas";
import { describe, expect, test } from "vitest";
import {
  FIRST_OVERRIDE_RULES,
  FIRST_SCORE_RANGES,
  FIRST_SCORING_RULES,
} from "../../../tools/seed/first-rules.ts";

const pathOf = (result: { error?: { issues: { path: PropertyKey[] }[] } | undefined }) =>
  result.error?.issues[0]?.path.join(".");

describe("written rules", () => {
  const rule = { questionId: "goal", answerValue: "scale", points: 15 };

  test("take the whole record and keep what is theirs", () => {
    expect(scoringRuleSchema.parse({ ...rule, id: 3, version: 9 })).toEqual(rule);
    for (const one of FIRST_SCORING_RULES) expect(scoringRuleSchema.safeParse(one).success).toBe(true);
  });

  test.each([
    [{ questionId: "q5_goal" }, "questionId"],
    [{ questionId: "frustration" }, "questionId"],
    [{ answerValue: "coach" }, "answerValue"],
    [{ answerValue: "no-funnel" }, "answerValue"],
    [{ points: 1001 }, "points"],
    [{ points: -1001 }, "points"],
    [{ points: 1.5 }, "points"],
    [{ points: "5" }, "points"],
  ])("refuse %j", (change, path) =>
    expect(pathOf(scoringRuleSchema.safeParse({ ...rule, ...change }))).toBe(path),
  );
});

describe("written ranges", () => {
  const range = { minScore: 0, maxScore: 0, targetTier: 1 };

  test("may hold one score or many, below zero too", () => {
    expect(scoreRangeSchema.parse(range)).toEqual(range);
    expect(scoreRangeSchema.safeParse({ ...range, minScore: -50 }).success).toBe(true);
    for (const one of FIRST_SCORE_RANGES) expect(scoreRangeSchema.safeParse(one).success).toBe(true);
  });

  test.each([
    [{ maxScore: -1 }, "maxScore"],
    [{ minScore: null }, "minScore"],
    [{ targetTier: 0 }, "targetTier"],
  ])("refuse %j", (change, path) =>
    expect(pathOf(scoreRangeSchema.safeParse({ ...range, ...change }))).toBe(path),
  );
});

describe("written overrides", () => {
  const rule = {
    name: "Scalers",
    questionId: "goal",
    answerValue: "scale",
    targetTier: 4,
    priority: 1,
    isActive: 1,
  };
  const none = { andQuestionId: null, andAnswerValue: null };

  test("need no second condition", () => {
    expect(overrideRuleSchema.parse(rule)).toEqual({ ...rule, ...none });
    for (const one of FIRST_OVERRIDE_RULES) expect(overrideRuleSchema.safeParse(one).success).toBe(true);
  });

  test.each([
    [{ andQuestionId: "funnel" }, "andAnswerValue"],
    [{ andAnswerValue: "converting" }, "andAnswerValue"],
    [{ andQuestionId: "funnel", andAnswerValue: "scale" }, "andAnswerValue"],
    [{ answerValue: "converting" }, "answerValue"],
    [{ name: "" }, "name"],
    [{ priority: 0.5 }, "priority"],
    [{ isActive: false }, "isActive"],
  ])("refuse %j", (change, path) =>
    expect(pathOf(overrideRuleSchema.safeParse({ ...rule, ...change }))).toBe(path),
  );
});

describe("a trial", () => {
  test("takes any part of a configuration; new records come last", () => {
    expect(scoringTrialSchema.parse({})).toEqual({});
    const trial = scoringTrialSchema.parse({
      ranges: [{ minScore: 0, maxScore: 9, targetTier: 1 }],
      rules: [],
    });
    expect(trial.ranges?.[0]?.id).toBe(Number.MAX_SAFE_INTEGER);
    expect(trial.rules).toEqual([]);
  });

  test("takes the initial configuration unchanged, and holds each record to the same rules", () => {
    const initial = {
      rules: FIRST_SCORING_RULES,
      ranges: FIRST_SCORE_RANGES,
      overrides: FIRST_OVERRIDE_RULES,
    };
    expect(scoringTrialSchema.parse(initial)).toEqual(initial);
    const ranges = [{ id: 1, minScore: 9, maxScore: 0, targetTier: 1 }];
    expect(pathOf(scoringTrialSchema.safeParse({ ranges }))).toBe("ranges.0.maxScore");
  });
});
