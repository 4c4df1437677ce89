import type { ExtraQuestion } from "#domain/content/parts/extra";
import { sample } from "#domain/content/sample/sample";
import { QUESTION_IDS, QUESTIONS, type QuestionId } from "#domain/funnel/answers/questions";
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

/** How many there are, and so the step of the last one. */
const LAST = QUESTIONS.length;
const stepOf = (id: QuestionId) => QUESTION_IDS.indexOf(id) + 1;
const way = quizWay(sample.extra);
const { places, placeBefore, placeOf, progressPercent, questionAt, savedStepOf } = way;
const answerProblem = (step: number, draft: QuizDraft) => way.answerProblem(step, draft, {});
const reachable = (place: QuizPlace, draft: QuizDraft) => way.reachable(place, draft, {});

// Addresses are bookmarked and sent to others: they stay as they are.
test.each([
  [WELCOME, ""],
  [questionAt(1), "#question-1"],
  [questionAt(LAST), `#question-${LAST}`],
  [LEAD_CAPTURE, "#your-details"],
  [RESULTS, "#results"],
  [BOOKING, "#book-a-call"],
])("%j has the address %j and comes back from it", (place, hash) => {
  expect(hashOf(place)).toBe(hash);
  expect(placeOf(hash)).toEqual(place);
});

test("the questions, the form, the results and the booking: each place is itself and no other", () => {
  expect(places).toHaveLength(LAST + 3);
  for (const place of places) {
    expect(placeOf(hashOf(place))).toEqual(place);
    expect(places.filter((other) => isSamePlace(place, other))).toEqual([place]);
  }
});

test("no place outside the questions has a step", () => {
  expect([WELCOME, LEAD_CAPTURE, RESULTS, BOOKING].map(({ step }) => step)).toEqual([0, 0, 0, 0]);
});

test.each(["", "#", "#question-0", `#question-${LAST + 1}`, "#question-1x", "#programs", "#Results"])(
  "%j is the welcome",
  (hash) => expect(placeOf(hash)).toEqual(WELCOME),
);

test("the way goes through the questions to the lead form, and back to the first question", () => {
  expect([questionAt(LAST), questionAt(LAST + 1)]).toEqual([
    { stage: "questions", step: LAST },
    LEAD_CAPTURE,
  ]);
  expect([questionAt(0), questionAt(1)]).toEqual([questionAt(1), { stage: "questions", step: 1 }]);
  expect(placeBefore(LEAD_CAPTURE)).toEqual(questionAt(LAST));
  expect([questionAt(3), questionAt(2)].map(placeBefore)).toEqual([questionAt(2), questionAt(1)]);
  expect([questionAt(1), WELCOME, RESULTS].map(placeBefore)).toEqual([null, null, null]);
  expect([questionAt(3), LEAD_CAPTURE, RESULTS].map(savedStepOf)).toEqual([3, LAST + 1, 0]);
});

test.each([
  [0, 0],
  [1, 100 / LAST],
  [3, 300 / LAST],
  [LAST, 100],
])("step %d is %d percent", (step, percent) => expect(progressPercent(step)).toBeCloseTo(percent));

describe("an answer may go on", () => {
  test.each([
    [1, "own-business", true],
    [1, "someone", false],
    [stepOf("frustration"), "No leads", true],
    [stepOf("frustration"), "   ", false],
    [stepOf("targetRevenue"), "$50K", true],
    [stepOf("targetRevenue"), "a lot", false],
    [stepOf("targetRevenue"), undefined, false],
    // Outside the questions nothing is asked.
    [0, "", true],
    [LAST + 1, "", true],
  ])("step %d with %j: %s", (step, answer, isFine) => {
    const key = Object.keys(QUIZ_ANSWERS)[step - 1] ?? "";
    expect(answerProblem(step, { [key]: answer }) === null).toBe(isFine);
  });

  test("a target without a number says what is missing in the spec's words", () => {
    expect(answerProblem(stepOf("targetRevenue"), { q8_targetRevenue: "a lot" })).toBe(
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
  const allButTheLast = Object.fromEntries(Object.entries(QUIZ_ANSWERS).slice(0, -1));
  expect(reachable(LEAD_CAPTURE, allButTheLast)).toEqual(questionAt(LAST));
  expect(reachable(questionAt(LAST), allButTheLast)).toEqual(questionAt(LAST));
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

  test("stand between the last question and the form, and are counted", () => {
    const own = wayWith(QUESTION, WORDS);
    expect(own.total).toBe(LAST + 2);
    expect(own.questionAt(LAST + 2)).toEqual({ stage: "questions", step: LAST + 2 });
    expect(own.questionAt(LAST + 3)).toEqual(LEAD_CAPTURE);
    expect(own.placeBefore(LEAD_CAPTURE)).toEqual(own.questionAt(LAST + 2));
    expect(own.placeOf(`#question-${LAST + 2}`)).toEqual(own.questionAt(LAST + 2));
    expect([0, 1, 2, 3].map((more) => own.extraAt(LAST + more))).toEqual([null, QUESTION, WORDS, null]);
    expect(own.progressPercent(LAST)).toBeCloseTo((LAST / (LAST + 2)) * 100);
    expect(own.places).toHaveLength(LAST + 5);
    expect([0, 1, 2].map((more) => own.stepAt(own.questionAt(LAST + more)))).toEqual([
      `question_${LAST}`,
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
    expect([LAST + 1, LAST + 2].map((step) => own.answerProblem(step, QUIZ_ANSWERS, {}))).toEqual([
      choose,
      write,
    ]);
  });
});
