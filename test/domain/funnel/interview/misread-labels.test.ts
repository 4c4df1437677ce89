import { CHOICE_QUESTION_IDS } from "#domain/funnel/answers/questions";
import type { Content } from "#domain/content/content";
import { sample } from "#domain/content/sample/sample";
import { misreadLabels } from "#domain/funnel/interview/misread-labels";
import { expect, it } from "vitest";
import { ANSWERS } from "../../../e2e/funnel/fitness-coach.ts";

type Asked = Pick<Content, "quiz" | "interview">;

function changed(change: (questions: Asked["quiz"]["questions"], asked: Asked) => void): Asked {
  const asked = structuredClone({ quiz: sample.quiz, interview: sample.interview });
  change(asked.quiz.questions, asked);
  return asked;
}

it("the sample’s labels are taken for what they stand for", () => expect(misreadLabels(sample)).toEqual([]));

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

it.each(["1", "#1", "7", "option 12"])("a label is no bare number, whatever its place: “%s”", (label) => {
  const wrong = changed(({ goal }) => goal.options.forEach((one, at) => at === 0 && (one.label = label)));
  expect(misreadLabels(wrong)[0]).toMatchObject({
    path: "quiz.questions.goal.options.0.label",
    message: expect.stringContaining("only a number"),
  });
});

it("two labels alike are one too many", () => {
  const wrong = changed(({ goal }) => goal.options.forEach((one) => (one.label = "Strength")));
  expect(misreadLabels(wrong).map(({ path }) => path)).toEqual(
    [1, 2, 3].map((index) => `quiz.questions.goal.options.${index}.label`),
  );
});

it.each([
  ["another answer’s short form", "no funnel", 1, /another answer/],
  ["a list of its own", "Pages, mails or both", 3, /without a comma/],
  ["another answer’s label", "It isn’t converting", 2, /another answer|two answers/],
])("a label of the chat is no %s: “%s”", (_what, label, at, message) => {
  const wrong = changed((_questions, { interview }) => {
    const option = interview.questions.funnel.options[at];
    if (option) option.label = label;
  });
  expect(misreadLabels(wrong)).toContainEqual({
    path: `interview.questions.funnel.options.${at}.label`,
    message: expect.stringMatching(message),
  });
});

it("a label of the quiz that the chat can’t list needs one of its own there", () => {
  const listed = changed(({ goal }) => {
    const [first] = goal.options;
    if (first) first.label = "Running, cycling or both";
  });
  expect(misreadLabels(listed).map(({ path }) => path)).toContain("interview.questions.goal.options.0.label");
  const [first] = listed.interview.questions.goal.options;
  if (first) first.label = "Endurance";
  expect(misreadLabels(listed)).toEqual([]);
});
