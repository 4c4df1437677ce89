import { CHOICE_QUESTION_IDS } from "#domain/answers/questions";
import { quiz } from "#domain/content/sample/quiz";
import { misreadLabels } from "#domain/interview/misread-labels";
import { expect, it } from "vitest";
import { ANSWERS } from "../../e2e/funnel/fitness-coach.ts";

type Questions = typeof quiz.questions;

function changed(change: (questions: Questions) => void): Questions {
  const questions = structuredClone(quiz.questions);
  change(questions);
  return questions;
}

it("the sample’s labels are taken for what they stand for", () =>
  expect(misreadLabels(quiz.questions)).toEqual([]));

it("labels about something else altogether may stand", () => {
  const coach = changed((questions) => {
    for (const id of CHOICE_QUESTION_IDS)
      for (const [index, option] of questions[id].options.entries()) option.label = ANSWERS[id][index] ?? "";
  });
  expect(misreadLabels(coach)).toEqual([]);
});

it.each([
  ["adSpend", "$200 a day"],
  ["adSpend", "3K and up"],
  ["funnel", "It converts well"],
  ["funnel", "2"],
] as const)("%s: a first label “%s” is another answer’s", (id, label) => {
  const wrong = changed((questions) =>
    questions[id].options.forEach((one, at) => at === 0 && (one.label = label)),
  );
  expect(misreadLabels(wrong).map(({ path }) => path)).toContain(`quiz.questions.${id}.options.0.label`);
});

it("two labels alike are one too many", () => {
  const wrong = changed(({ goal }) => goal.options.forEach((one) => (one.label = "Strength")));
  expect(misreadLabels(wrong).map(({ path }) => path)).toEqual(
    [1, 2, 3].map((index) => `quiz.questions.goal.options.${index}.label`),
  );
});
