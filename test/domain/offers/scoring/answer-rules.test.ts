import { optionsOf } from "#domain/funnel/answers/questions";
import { ROADBLOCK_IDS } from "#domain/funnel/answers/roadblocks";
import { answerRules } from "#domain/offers/scoring/answer-rules";
import type { OverrideRule } from "#domain/offers/scoring/override-rules";
import { CHOICE_QUESTION_IDS } from "#domain/funnel/answers/questions";
import { expect, test } from "vitest";
import {
  FIRST_OVERRIDE_RULES,
  FIRST_SCORE_RANGES,
  FIRST_SCORING_RULES,
} from "../../../tools/seed/first-rules.ts";
import { scoreAssessment } from "#domain/offers/scoring/scoring";

const FIRST = { rules: FIRST_SCORING_RULES, overrides: FIRST_OVERRIDE_RULES };

/** The points, tiers and roadblocks of an answer. */
function told(questionId: string, answer: string, given = FIRST) {
  const { points, overrides, roadblocks } = answerRules(questionId, answer, given);
  return [points.map((rule) => rule.points), overrides.map((rule) => rule.targetTier), roadblocks];
}

test.each([
  ["situation", "tried-failed", [5], [2, 2], ["failed-try"]],
  ["adSpend", "under-100", [0], [2, 1], ["small-budget"]],
  ["adSpend", "3000-plus", [20], [], ["costly-days"]],
  ["funnel", "no-funnel", [0], [1], ["no-funnel"]],
  ["goal", "scale", [15], [], []],
  ["revenue", "under-10k", [], [], []],
  ["gone", "x", [], [], []],
])("%s %s carries %j points, tiers %j and %j", (questionId, answer, points, tiers, roadblocks) => {
  expect(told(questionId, answer)).toEqual([points, tiers, roadblocks]);
});

test("an override that is off, or never applies, is carried by no answer", () => {
  const [first] = FIRST_OVERRIDE_RULES.filter(({ questionId }) => questionId === "funnel");
  const off: OverrideRule[] = first ? [{ ...first, isActive: 0 }] : [];
  const shadowed: OverrideRule[] = first ? [first, { ...first, id: 99, priority: 99, targetTier: 5 }] : [];
  expect(told("funnel", "no-funnel", { ...FIRST, overrides: off })[1]).toEqual([]);
  expect(told("funnel", "no-funnel", { ...FIRST, overrides: shadowed })[1]).toEqual([1]);
});

test("each answer tells the points that it scores, and each roadblock but the gap is some answer's", () => {
  const answers = CHOICE_QUESTION_IDS.flatMap((id) => optionsOf(id).map(({ value }) => [id, value] as const));
  for (const [id, value] of answers) {
    const { score } = scoreAssessment({ [id]: value }, { ...FIRST, ranges: FIRST_SCORE_RANGES, tiers: [1] });
    const { points } = answerRules(id, value, FIRST);
    expect([id, value, points.reduce((sum, rule) => sum + rule.points, 0)]).toEqual([id, value, score]);
  }
  const revealed = new Set(answers.flatMap(([id, value]) => answerRules(id, value, FIRST).roadblocks));
  expect(ROADBLOCK_IDS.filter((id) => !revealed.has(id))).toEqual(["far-target"]);
});
