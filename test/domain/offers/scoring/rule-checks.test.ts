import { deadOverrides, describeOverride, type OverrideRule } from "#domain/offers/scoring/override-rules";
import { describeRange, rangeIssues } from "#domain/offers/scoring/score-ranges";
import { scoreAssessment } from "#domain/offers/scoring/scoring";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FIRST_OVERRIDE_RULES, FIRST_SCORE_RANGES } from "../../../tools/seed/first-rules.ts";

const range = (id: number, minScore: number, maxScore: number) => ({ id, minScore, maxScore, targetTier: 1 });

function rule(id: number, conditions: string, priority = id): OverrideRule {
  const [first = "", second] = conditions.split(" and ");
  const [questionId = "", answerValue = ""] = first.split("=");
  const [andQuestionId = null, andAnswerValue = null] = second?.split("=") ?? [];
  const fixed = { name: conditions, targetTier: 1, isActive: 1 };
  return { id, questionId, answerValue, andQuestionId, andAnswerValue, priority, ...fixed };
}

test("rules and ranges are described as staff see them", () => {
  expect(FIRST_OVERRIDE_RULES.map(describeOverride)).toEqual([
    'If funnel = "no-funnel" → Tier 1',
    'If situation = "coaching" → Tier 5',
    'If adSpend = "under-100" and situation = "tried-failed" → Tier 2',
    'If adSpend = "100-300" and situation = "tried-failed" → Tier 2',
    'If adSpend = "under-100" → Tier 1',
    'If adSpend = "100-300" → Tier 1',
  ]);
  expect(FIRST_SCORE_RANGES.map((one) => [one.id, describeRange(one)])).toEqual([
    [1, "0 - 15 pts → Tier 1"],
    [2, "16 - 25 pts → Tier 2"],
    [3, "26 - 35 pts → Tier 3"],
    [4, "36 - 45 pts → Tier 4"],
    [5, "46 - 75 pts → Tier 5"],
  ]);
});

test("the initial rules are all in force, and leave room for rules in between", () => {
  expect(FIRST_OVERRIDE_RULES.map(({ priority }) => priority)).toEqual([10, 20, 30, 40, 50, 60]);
  expect(new Set(FIRST_OVERRIDE_RULES.map(({ isActive }) => isActive))).toEqual(new Set([1]));
});

describe("rangeIssues", () => {
  test("finds nothing in the initial ranges, in one range and in none", () => {
    expect(rangeIssues(FIRST_SCORE_RANGES)).toEqual([]);
    expect(rangeIssues([range(1, 0, 5)])).toEqual([]);
    expect(rangeIssues([range(1, 5, 5)])).toEqual([]);
    expect(rangeIssues([])).toEqual([]);
  });

  test("names gaps, overlaps and inverted ranges with their scores", () => {
    expect(rangeIssues([range(2, 20, 30), range(1, 0, 15), range(3, 28, 40), range(4, 9, 8)])).toEqual([
      { kind: "inverted", id: 4 },
      { kind: "gap", from: 16, to: 19 },
      { kind: "overlap", ids: [2, 3], from: 28, to: 30 },
    ]);
  });

  test("sees a range inside another, and no gap behind a long one", () => {
    expect(rangeIssues([range(1, 0, 100), range(2, 10, 20), range(3, 30, 40)])).toEqual([
      { kind: "overlap", ids: [1, 2], from: 10, to: 20 },
      { kind: "overlap", ids: [1, 3], from: 30, to: 40 },
    ]);
  });

  test("names the lower id first where two begin together", () => {
    expect(rangeIssues([range(2, 0, 10), range(1, 0, 5)])).toEqual([
      { kind: "overlap", ids: [1, 2], from: 0, to: 5 },
    ]);
  });

  test("agrees with a count of the ranges that hold each score", () => {
    const bound = fc.integer({ min: 0, max: 30 });
    const ranges = fc
      .array(fc.tuple(bound, bound), { maxLength: 6 })
      .map((pairs) => pairs.map(([a, b], index) => range(index, Math.min(a, b), Math.max(a, b))));
    fc.assert(
      fc.property(ranges, (given) => {
        const issues = rangeIssues(given);
        const low = Math.min(...given.map(({ minScore }) => minScore));
        const high = Math.max(...given.map(({ maxScore }) => maxScore));
        for (let score = low; score <= high; score++) {
          const holding = given.filter((one) => one.minScore <= score && score <= one.maxScore).length;
          const inIssue = (kind: string) =>
            issues.some((one) => one.kind === kind && "from" in one && one.from <= score && score <= one.to);
          expect([inIssue("gap"), inIssue("overlap")]).toEqual([holding === 0, holding > 1]);
        }
      }),
    );
  });
});

describe("deadOverrides", () => {
  test("finds nothing in the initial rules", () => {
    expect(deadOverrides(FIRST_OVERRIDE_RULES)).toEqual([]);
  });

  test.each([
    [
      "the same again",
      [rule(1, "goal=scale"), rule(2, "goal=scale")],
      [{ id: 2, reason: "shadowed", by: 1 }],
    ],
    [
      "a narrower one behind",
      [rule(1, "goal=scale"), rule(2, "funnel=converting and goal=scale")],
      [{ id: 2, reason: "shadowed", by: 1 }],
    ],
    [
      "the same two, the other way round",
      [rule(1, "goal=scale and funnel=converting"), rule(2, "funnel=converting and goal=scale")],
      [{ id: 2, reason: "shadowed", by: 1 }],
    ],
    ["a narrower one in front", [rule(1, "goal=scale and funnel=converting"), rule(2, "goal=scale")], []],
    [
      "order by priority, not by id",
      [rule(1, "goal=scale", 9), rule(2, "goal=scale", 5)],
      [{ id: 1, reason: "shadowed", by: 2 }],
    ],
    [
      "order by id where the priority is the same",
      [rule(2, "goal=scale", 1), rule(1, "goal=scale", 1)],
      [{ id: 2, reason: "shadowed", by: 1 }],
    ],
    [
      "a possible answer beside one that nobody can give",
      [rule(1, "goal=scale and funnel=fame")],
      [{ id: 1, reason: "unknown-answer" }],
    ],
    [
      "two answers to one question",
      [rule(1, "goal=scale and goal=coaching")],
      [{ id: 1, reason: "contradictory" }],
    ],
    ["the same condition twice", [rule(1, "goal=scale and goal=scale")], []],
    ["an answer that nobody can give", [rule(1, "goal=fame")], [{ id: 1, reason: "unknown-answer" }]],
    ["a question that nobody is asked", [rule(1, "shoes=red")], [{ id: 1, reason: "unknown-answer" }]],
    ["free text", [rule(1, "frustration=none")], []],
  ])("%s", (_, rules, dead) => expect(deadOverrides(rules)).toEqual(dead));

  test("passes over inactive rules, dead or deadly", () => {
    expect(deadOverrides([{ ...rule(1, "goal=scale"), isActive: 0 }, rule(2, "goal=scale")])).toEqual([]);
    expect(deadOverrides([{ ...rule(1, "goal=fame"), isActive: 0 }])).toEqual([]);
  });

  test("what it calls dead never decides, whatever is answered", () => {
    const values = { goal: ["scale", "coaching"], funnel: ["converting", "no-funnel"] };
    const conditions = fc.constantFrom(
      "goal=scale",
      "goal=coaching",
      "funnel=converting",
      "funnel=fame",
      "goal=scale and funnel=converting",
      "funnel=converting and goal=scale",
      "goal=scale and goal=coaching",
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(conditions, fc.nat(3)), { maxLength: 6 }), (given) => {
        const overrides = given.map(([text, priority], index) => rule(index + 1, text, priority));
        const dead = new Set(deadOverrides(overrides).map(({ id }) => id));
        for (const goal of values.goal) {
          for (const funnel of values.funnel) {
            const config = { rules: [], ranges: [], overrides, tiers: [1] };
            const { decidedBy } = scoreAssessment({ goal, funnel }, config);
            expect(decidedBy.kind === "override" && dead.has(decidedBy.id)).toBe(false);
          }
        }
      }),
    );
  });
});
