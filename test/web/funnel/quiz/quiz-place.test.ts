import type { ExtraQuestion } from "#domain/content/parts/extra";
import { sample } from "#domain/content/sample/sample";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  BOOKING,
  hashOf,
  isSamePlace,
  LEAD_CAPTURE,
  quizWay,
  RESULTS,
  validAnswers,
  WELCOME,
  type QuizPlace,
} from "../../../../web/features/funnel/quiz/quiz-place.ts";
import type { QuizDraft } from "../../../../web/lib/saved-progress.ts";
import { QUIZ_ANSWERS } from "../../../setup/quiz-body.ts";

const way = quizWay(sample.extra);
const { places, placeBefore, placeOf, progressPercent, questionAt, savedStepOf } = way;
const answerProblem = (step: number, draft: QuizDraft) => way.answerProblem(step, draft, {});
const reachable = (place: QuizPlace, draft: QuizDraft) => way.reachable(place, draft, {});

// Addresses are bookmarked and sent to others: they stay as they are.
test.each([
  [WELCOME, ""],
  [questionAt(1), "#question-1"],
  [questionAt(8), "#question-8"],
  [LEAD_CAPTURE, "#your-details"],
  [RESULTS, "#results"],
  [BOOKING, "#book-a-call"],
])("%j has the address %j and comes back from it", (place, hash) => {
  expect(hashOf(place)).toBe(hash);
  expect(placeOf(hash)).toEqual(place);
});

test("eight questions, the form, the results and the booking: each place is itself and no other", () => {
  expect(places).toHaveLength(11);
  for (const place of places) {
    expect(placeOf(hashOf(place))).toEqual(place);
    expect(places.filter((other) => isSamePlace(place, other))).toEqual([place]);
  }
});

test("no place outside the questions has a step", () => {
  expect([WELCOME, LEAD_CAPTURE, RESULTS, BOOKING].map(({ step }) => step)).toEqual([0, 0, 0, 0]);
});

test.each(["", "#", "#question-0", "#question-9", "#question-1x", "#programs", "#Results"])(
  "%j is the welcome",
  (hash) => expect(placeOf(hash)).toEqual(WELCOME),
);

test("the way goes through eight questions to the lead form, and back to the first question", () => {
  expect([questionAt(8), questionAt(9)]).toEqual([{ stage: "questions", step: 8 }, LEAD_CAPTURE]);
  expect([questionAt(0), questionAt(1)]).toEqual([questionAt(1), { stage: "questions", step: 1 }]);
  expect(placeBefore(LEAD_CAPTURE)).toEqual(questionAt(8));
  expect([questionAt(3), questionAt(2)].map(placeBefore)).toEqual([questionAt(2), questionAt(1)]);
  expect([questionAt(1), WELCOME, RESULTS].map(placeBefore)).toEqual([null, null, null]);
  expect([questionAt(3), LEAD_CAPTURE, RESULTS].map(savedStepOf)).toEqual([3, 9, 0]);
});

test.each([
  [1, 12.5],
  [3, 37.5],
  [8, 100],
])("step %d of 8 is %d percent", (step, percent) => expect(progressPercent(step)).toBe(percent));

describe("an answer may go on", () => {
  test.each([
    [1, "own-business", true],
    [1, "someone", false],
    [6, "No leads", true],
    [6, "   ", false],
    [8, "$50K", true],
    [8, "a lot", false],
    [8, undefined, false],
    // Outside the questions nothing is asked.
    [0, "", true],
    [9, "", true],
  ])("step %d with %j: %s", (step, answer, isFine) => {
    const key = Object.keys(QUIZ_ANSWERS)[step - 1] ?? "";
    expect(answerProblem(step, { [key]: answer }) === null).toBe(isFine);
  });

  test("step 8 says what is missing in the spec's words", () => {
    expect(answerProblem(8, { q8_targetRevenue: "a lot" })).toBe(
      "Please include a numeric value (e.g., $50K, $100,000)",
    );
  });
});

test("no place beyond the first open question can be reached", () => {
  const { q3_adSpend: _open, ...answers } = QUIZ_ANSWERS;
  expect(reachable(LEAD_CAPTURE, answers)).toEqual(questionAt(3));
  expect(reachable(questionAt(4), answers)).toEqual(questionAt(3));
  expect(reachable(questionAt(3), answers)).toEqual(questionAt(3));
  expect(reachable(questionAt(2), answers)).toEqual(questionAt(2));
  const { q8_targetRevenue: _last, ...allButTheLast } = QUIZ_ANSWERS;
  expect(reachable(LEAD_CAPTURE, allButTheLast)).toEqual(questionAt(8));
  expect(reachable(questionAt(8), allButTheLast)).toEqual(questionAt(8));
  expect(reachable(LEAD_CAPTURE, QUIZ_ANSWERS)).toEqual(LEAD_CAPTURE);
  expect([LEAD_CAPTURE, questionAt(2)].map((place) => reachable(place, {}))).toEqual([
    questionAt(1),
    questionAt(1),
  ]);
  expect(reachable(RESULTS, {})).toEqual(RESULTS);
});

test("whatever stands in the fields, only what the server accepts is sent", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(QUIZ_ANSWERS)), fc.string()), (draft) => {
      for (const [key, value] of Object.entries(validAnswers(draft))) {
        const step = Object.keys(QUIZ_ANSWERS).indexOf(key) + 1;
        expect(answerProblem(step, { [key]: value })).toBeNull();
      }
    }),
  );
  const { q8_targetRevenue: _last, ...others } = QUIZ_ANSWERS;
  expect(validAnswers({ ...QUIZ_ANSWERS, q8_targetRevenue: "soon", name: "Ada" })).toEqual(others);
});

describe("questions of the owner's own", () => {
  const QUESTION: ExtraQuestion = {
    id: "aaaaaaaa",
    question: "How soon do you want to start?",
    subtext: "",
    answered: "required",
    kind: "choice",
    options: [
      { id: "now00000", label: "Now" },
      { id: "later000", label: "Later" },
    ],
  };
  const WORDS: ExtraQuestion = { ...QUESTION, id: "bbbbbbbb", kind: "words", options: [] };
  const optional = (question: ExtraQuestion): ExtraQuestion => ({ ...question, answered: "optional" });
  const wayWith = (...questions: ExtraQuestion[]) => quizWay({ ...sample.extra, questions });

  test("stand between the eighth question and the form, and are counted", () => {
    const own = wayWith(QUESTION, WORDS);
    expect(own.total).toBe(10);
    expect(own.questionAt(10)).toEqual({ stage: "questions", step: 10 });
    expect(own.questionAt(11)).toEqual(LEAD_CAPTURE);
    expect(own.placeBefore(LEAD_CAPTURE)).toEqual(own.questionAt(10));
    expect(own.placeOf("#question-10")).toEqual(own.questionAt(10));
    expect([own.extraAt(8), own.extraAt(9), own.extraAt(10), own.extraAt(11)]).toEqual([
      null,
      QUESTION,
      WORDS,
      null,
    ]);
    expect(own.progressPercent(8)).toBe(80);
    expect(own.places).toHaveLength(13);
    expect([8, 9, 10].map((step) => own.stepAt(own.questionAt(step)))).toEqual([
      "question_8",
      `question_${QUESTION.id}`,
      `question_${WORDS.id}`,
    ]);
  });

  test.each([
    ["a choice that has to be made", QUESTION, ["", "soon", "now00000"], [false, false, true]],
    ["words that have to be written", WORDS, ["", "  ", "A farm"], [false, false, true]],
    ["a choice that may be left out", optional(QUESTION), ["", "soon", "now00000"], [true, true, true]],
    ["words that may be left out", optional(WORDS), ["", "A farm"], [true, true]],
  ])("%s: the form is reached with the right answers", (_, question, given, reached) => {
    const own = wayWith(question);
    const places_ = given.map((text) => own.reachable(LEAD_CAPTURE, QUIZ_ANSWERS, { [question.id]: text }));
    expect(places_.map((place) => place.stage === "lead-capture")).toEqual(reached);
  });

  test("say what is missing in the owner's words", () => {
    const own = wayWith(QUESTION, WORDS);
    const { choose, write } = sample.extra.words;
    expect([9, 10].map((step) => own.answerProblem(step, QUIZ_ANSWERS, {}))).toEqual([choose, write]);
  });
});
