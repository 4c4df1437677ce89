import { BUILT_IN_WORDS } from "#domain/content/staff-words";
import { optionsOf } from "#domain/funnel/answers/questions";
import type { OverrideRule } from "#domain/offers/scoring/override-rules";
import { breakdownOf, scoreAssessment } from "#domain/offers/scoring/scoring";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { COMBINATIONS, INITIAL_SCORING } from "../../../setup/random/combinations.ts";

const valuesOf = (id: string): string[] => optionsOf(id).map(({ value }) => value);

/** Spec 9 as it is written, by the position of each answer in its list. */
function builtIn(situation: string, adSpend: string, funnel: string, goal: string) {
  const score =
    valuesOf("situation").indexOf(situation) * 5 +
    valuesOf("adSpend").indexOf(adSpend) * 5 +
    valuesOf("funnel").indexOf(funnel) * 5 +
    ({ "first-funnel": 0, "fix-inconsistency": 10, scale: 15, coaching: 20 }[goal] ?? NaN);
  if (funnel === "no-funnel") return { score, offerTier: 1 };
  if (situation === "coaching") return { score, offerTier: 5 };
  if (adSpend === "under-100" || adSpend === "100-300") {
    return { score, offerTier: situation === "tried-failed" ? 2 : 1 };
  }
  if (score <= 15) return { score, offerTier: 1 };
  if (score <= 25) return { score, offerTier: 2 };
  if (score <= 35) return { score, offerTier: 3 };
  return { score, offerTier: score <= 45 ? 4 : 5 };
}

const override = (changes: Partial<OverrideRule>): OverrideRule => ({
  id: 1,
  name: "rule",
  questionId: "goal",
  answerValue: "scale",
  andQuestionId: null,
  andAnswerValue: null,
  targetTier: 3,
  priority: 1,
  isActive: 1,
  ...changes,
});

describe("the initial configuration", () => {
  test("gives the built-in rules for all 400 combinations", () => {
    expect(COMBINATIONS).toHaveLength(400);
    for (const answers of COMBINATIONS) {
      const { situation, adSpend, funnel, goal } = answers;
      const { score, offerTier } = scoreAssessment(answers, INITIAL_SCORING);
      expect({ ...answers, score, offerTier }).toEqual({
        ...answers,
        ...builtIn(situation, adSpend, funnel, goal),
      });
    }
  });

  test("reaches every tier, and 75 points at most", () => {
    const results = COMBINATIONS.map((answers) => scoreAssessment(answers, INITIAL_SCORING));
    expect(new Set(results.map(({ offerTier }) => offerTier))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(Math.max(...results.map(({ score }) => score))).toBe(75);
  });

  test("breaks a score down by question, in the visitor's words", () => {
    const answers = { situation: "yo-yo", adSpend: "1000-3000", funnel: "converting", frustration: "x" };
    const { points, score, decidedBy } = scoreAssessment(answers, INITIAL_SCORING);
    const breakdown = breakdownOf(answers, points, BUILT_IN_WORDS);
    expect(
      breakdown.map(({ questionId, answerValue, points: earned }) => [questionId, answerValue, earned]),
    ).toEqual([
      ["situation", "yo-yo", 10],
      ["adSpend", "1000-3000", 15],
      ["funnel", "converting", 15],
      ["goal", null, 0],
    ]);
    expect(breakdown[0]).toMatchObject({
      question: "Where do you stand with Meta ads today?",
      answer: "My results go up and down",
    });
    expect(breakdown[3]?.answer).toBe("Not answered");
    expect({ score, decidedBy }).toEqual({
      score: 40,
      decidedBy: { kind: "range", id: 4, minScore: 36, maxScore: 45 },
    });
  });

  test("ends the breakdown with questions that nobody is asked, by name", () => {
    const rules = ["shoes", "goal", "hats"].map((questionId, index) => ({
      id: index + 1,
      questionId,
      answerValue: "red",
      points: 5,
    }));
    const answers = { shoes: "red" };
    const { points, score } = scoreAssessment(answers, { ...INITIAL_SCORING, rules });
    const breakdown = breakdownOf(answers, points, BUILT_IN_WORDS);
    expect(breakdown.map(({ questionId, points: earned }) => [questionId, earned])).toEqual([
      ["goal", 0],
      ["hats", 0],
      ["shoes", 5],
    ]);
    expect(breakdown.map(({ question }) => question).slice(1)).toEqual(["hats", "shoes"]);
    expect(score).toBe(5);
  });

  test("gives nothing for missing and unknown answers", () => {
    for (const answers of [{}, { situation: "x", adSpend: 5, funnel: null }, { goal: ["scale"] }]) {
      expect(scoreAssessment(answers, INITIAL_SCORING)).toMatchObject({ score: 0, offerTier: 1 });
    }
  });
});

describe("overrides", () => {
  const decide = (overrides: OverrideRule[], answers: Record<string, string>) =>
    scoreAssessment(answers, { ...INITIAL_SCORING, overrides }).decidedBy;
  const scale = { goal: "scale" };

  test("are asked by priority, then id", () => {
    const rules = [
      override({ id: 3, priority: 2 }),
      override({ id: 9, priority: 1, name: "late" }),
      override({ id: 4, priority: 1, name: "first" }),
    ];
    expect(decide(rules, scale)).toEqual({ kind: "override", id: 4, name: "first" });
  });

  test("count only while active and while every condition holds", () => {
    expect(decide([override({ isActive: 0 })], scale).kind).toBe("range");
    const both = override({ andQuestionId: "funnel", andAnswerValue: "converting" });
    expect(decide([both], scale).kind).toBe("range");
    expect(decide([both], { ...scale, funnel: "no-funnel" }).kind).toBe("range");
    expect(decide([both], { ...scale, funnel: "converting" }).kind).toBe("override");
  });

  test("do not read what every object has", () => {
    expect(decide([override({ questionId: "toString", answerValue: "undefined" })], scale).kind).toBe(
      "range",
    );
  });
});

describe("ranges", () => {
  const ranges = [
    { id: 1, minScore: 0, maxScore: 10, targetTier: 1 },
    { id: 2, minScore: 20, maxScore: 30, targetTier: 2 },
    { id: 3, minScore: 30, maxScore: 40, targetTier: 3 },
    { id: 4, minScore: 20, maxScore: 35, targetTier: 4 },
  ];
  const at = (points: number, given = ranges, tiers = [2, 3]) => {
    const rules = [{ id: 1, questionId: "goal", answerValue: "scale", points }];
    const { offerTier, decidedBy } = scoreAssessment(
      { goal: "scale" },
      { rules, ranges: given, overrides: [], tiers },
    );
    return [offerTier, decidedBy.kind, "id" in decidedBy ? decidedBy.id : null];
  };

  test.each([
    [0, [1, "range", 1]],
    [10, [1, "range", 1]],
    [14, [1, "nearest", 1]],
    [15, [1, "nearest", 1]],
    [16, [2, "nearest", 2]],
    [25, [2, "range", 2]],
    [30, [2, "range", 2]],
    [32, [4, "range", 4]],
    [41, [3, "nearest", 3]],
    [-1000, [1, "nearest", 1]],
    [1000, [3, "nearest", 3]],
  ])("%i points are %j", (points, expected) => expect(at(points)).toEqual(expected));

  test("of several the one that begins lowest decides, then the lowest id, in whatever order they are", () => {
    const early = { id: 8, minScore: 0, maxScore: 30, targetTier: 1 };
    const late = { id: 6, minScore: 10, maxScore: 30, targetTier: 2 };
    const twin = { id: 7, minScore: 10, maxScore: 30, targetTier: 3 };
    expect(at(20, [early, late])).toEqual([1, "range", 8]);
    expect(at(20, [late, early])).toEqual([1, "range", 8]);
    expect(at(20, [late, twin])).toEqual([2, "range", 6]);
    expect(at(20, [twin, late])).toEqual([2, "range", 6]);
  });

  test("without any the lowest tier that exists is given, 1 where none does", () => {
    expect(at(50, [])).toEqual([2, "no-range", null]);
    expect(at(50, [], [3])).toEqual([3, "no-range", null]);
    expect(at(50, [], [])).toEqual([1, "no-range", null]);
  });
});

test("under any configuration tiers exist, scores stay in bounds and the breakdown adds up", () => {
  const tiers = [1, 2, 3, 4, 5, 6, 7];
  const id = fc.integer({ min: 1, max: 50 });
  const questionId = fc.constantFrom("situation", "adSpend", "funnel", "goal", "frustration", "nonsense");
  const answerValue = fc.constantFrom("coaching", "no-funnel", "under-100", "scale", "x");
  const targetTier = fc.constantFrom(...tiers);
  const number = fc.integer({ min: -1000, max: 1000 });
  const config = fc.record({
    rules: fc.uniqueArray(fc.record({ id, questionId, answerValue, points: number }), {
      selector: (rule) => `${rule.questionId}=${rule.answerValue}`,
    }),
    ranges: fc.array(fc.record({ id, minScore: number, maxScore: number, targetTier })),
    overrides: fc.array(
      fc.record({
        id,
        name: fc.string(),
        questionId,
        answerValue,
        andQuestionId: fc.option(questionId),
        andAnswerValue: fc.option(answerValue),
        targetTier,
        priority: fc.integer(),
        isActive: fc.constantFrom(0, 1),
      }),
    ),
    tiers: fc.constant(tiers),
  });
  const answers = fc.dictionary(questionId, fc.oneof(answerValue, fc.string(), fc.constant(null)));
  fc.assert(
    fc.property(config, answers, (given, said) => {
      const { score, offerTier, leadScore, points, decidedBy } = scoreAssessment(said, given);
      expect(tiers).toContain(offerTier);
      expect(Math.abs(score)).toBeLessThanOrEqual(1000 * 6);
      expect(Object.values(points).reduce((sum, each) => sum + each, 0)).toBe(score);
      expect(leadScore).toBeGreaterThanOrEqual(10);
      expect(leadScore).toBeLessThanOrEqual(160);
      const { minScore, maxScore } =
        decidedBy.kind === "range" ? decidedBy : { minScore: score, maxScore: score };
      expect(score).toBeGreaterThanOrEqual(minScore);
      expect(score).toBeLessThanOrEqual(maxScore);
    }),
  );
});
