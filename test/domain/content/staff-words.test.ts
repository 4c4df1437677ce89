import {
  BUILT_IN_WORDS,
  meaningOf,
  questionName,
  questionText,
  staffWords,
} from "#domain/content/staff-words";
import { sample } from "#domain/content/sample/sample";
import { labelOf } from "#domain/content/answer-labels";
import { CHOICE_QUESTION_IDS, optionsOf, QUESTION_IDS } from "#domain/funnel/answers/questions";
import { expect, test } from "vitest";
import { ownContent } from "../../setup/content/own-content.ts";

const own = staffWords(
  ownContent(({ quiz, results }) => {
    results.names.adSpend = "Training days";
    quiz.questions.adSpend.question = "How often do you train?";
    quiz.questions.adSpend.options = quiz.questions.adSpend.options.map((option) =>
      option.value === "100-300" ? { ...option, label: "Twice a week" } : option,
    );
  }),
);

test("the words that ship are the sample's", () =>
  expect({ ...staffWords(sample), brand: null }).toEqual(BUILT_IN_WORDS));

test("a question and its answers are called as visitors read them, with what an answer scores as", () => {
  expect(questionName(own, "adSpend")).toBe("Training days");
  expect(questionText(own, "adSpend")).toBe("How often do you train?");
  expect(labelOf(own.labels, "adSpend", "100-300")).toBe("Twice a week");
  expect(meaningOf(own, "adSpend", "100-300")).toBe("scores as: $100–$300 a day");
});

test("an answer in its own words says nothing twice", () => {
  for (const id of CHOICE_QUESTION_IDS)
    for (const { value } of optionsOf(id)) expect(meaningOf(BUILT_IN_WORDS, id, value)).toBeNull();
  expect(meaningOf(own, "adSpend", "under-100")).toBeNull();
});

test("what no question or answer has stays as it is", () => {
  expect(questionName(own, "toString")).toBe("toString");
  expect(questionText(own, "colour")).toBe("colour");
  expect(meaningOf(own, "colour", "red")).toBeNull();
  expect(meaningOf(own, "adSpend", "gone")).toBeNull();
  for (const id of QUESTION_IDS) expect(meaningOf(own, id, "words of their own")).toBeNull();
});
