import { BUILT_IN_WORDS, staffWords } from "#domain/content/staff-words";
import {
  conditionWords,
  overrideMeanings,
  overrideWords,
  scoringRuleWords,
} from "#domain/offers/scoring/rule-words";
import { CARRIED_OVERRIDES, CARRIED_RULES } from "#domain/settings/carry/carried-kinds";
import { expect, test } from "vitest";
import { ownContent } from "../../setup/content/own-content.ts";
import { answerOptions, questionOptions } from "../../../web/features/offers/rules/choices.ts";

const own = staffWords(
  ownContent(({ quiz, results }) => {
    results.names.funnel = "Kit";
    quiz.questions.funnel.options = quiz.questions.funnel.options.map((option) =>
      option.value === "no-funnel" ? { ...option, label: "No kit yet" } : option,
    );
  }),
);

const rule = {
  questionId: "funnel",
  answerValue: "no-funnel",
  andQuestionId: "goal",
  andAnswerValue: "scale",
  targetTier: 2,
};

test("a rule is told in the published words, with what its answers score as", () => {
  expect(overrideWords(rule, own)).toBe("Kit: “No kit yet” and Goal: “Scaling what already works” → Tier 2");
  expect(overrideMeanings(rule, own)).toEqual(["“No kit yet” scores as: I don’t have a funnel yet"]);
  expect(overrideMeanings(rule, BUILT_IN_WORDS)).toEqual([]);
  expect(conditionWords({ questionId: "gone", answerValue: "x" }, own)).toBe("gone: “x”");
});

test("a rule is made of the published words, each with its id", () => {
  expect(questionOptions(own)).toContainEqual({ value: "funnel", label: "Kit (funnel)" });
  expect(answerOptions(own, "funnel")[0]).toEqual({ value: "no-funnel", label: "No kit yet (no-funnel)" });
  expect(answerOptions(own, undefined)).toEqual([]);
});

test("a file's rules are compared in the published words", () => {
  const points = { id: 1, version: 1, questionId: "funnel", answerValue: "no-funnel", points: 1 };
  expect(CARRIED_RULES.name(points, own)).toBe("Kit: “No kit yet”, 1 point");
  expect(scoringRuleWords({ ...points, points: 0 }, own)).toBe("Kit: “No kit yet”, 0 points");
  const override = { ...rule, id: 1, version: 1, name: "Kit first", priority: 10, isActive: 1 };
  expect(CARRIED_OVERRIDES.name(override, own)).toBe(
    "Kit first (Kit: “No kit yet” and Goal: “Scaling what already works” → Tier 2)",
  );
});
