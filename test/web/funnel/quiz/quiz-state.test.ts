import { expect, test } from "vitest";
import { sample } from "#domain/content/sample/sample";
import { LEAD_CAPTURE, quizWay, RESULTS, WELCOME } from "../../../../web/features/funnel/quiz/quiz-place.ts";
import { INITIAL_QUIZ, placeIn, quizReducer } from "../../../../web/features/funnel/quiz/quiz-state.ts";
import { QUIZ_ANSWERS } from "../../../setup/quiz-body.ts";

const sessionId = "6f1c2d3e-4b5a-4c6d-8e7f-0a1b2c3d4e5f";
const saved = { sessionId, currentStep: 5, answers: { q1_businessType: "clients" }, timestamp: 1 };
const last = {
  sessionId,
  offerTier: 4,
  hubExpiresAt: "2026-11-21T00:00:00.000Z",
  answers: QUIZ_ANSWERS,
  timestamp: 1,
};
const loaded = (changes = {}) =>
  quizReducer(INITIAL_QUIZ, { type: "loaded", resumable: null, last: null, ...changes });
const way = quizWay(sample.extra);
const { questionAt } = way;

test("until storage was read, the page is what was pre-rendered", () => {
  expect(placeIn(INITIAL_QUIZ, "#question-5", way)).toEqual(WELCOME);
});

test("saved progress is offered, never gone on with unasked", () => {
  expect(loaded({ resumable: saved })).toMatchObject({ sessionId: null, resumable: saved });
});

test("an offer that is taken restores session and answers; one that is not leaves them saved", () => {
  const offered = loaded({ resumable: saved });
  expect(quizReducer(offered, { type: "resumed" })).toMatchObject({ sessionId, draft: saved.answers });
  expect(placeIn(offered, "#question-5", way)).toEqual(WELCOME);
});

test("a browser that has completed an assessment opens at its results", () => {
  expect(placeIn(loaded({ last }), "", way)).toEqual(RESULTS);
  expect(placeIn(loaded({ last }), "#your-details", way)).toEqual(RESULTS);
  expect(placeIn(loaded({ last, resumable: saved }), "", way)).toEqual(WELCOME);
});

test("without an assessment the addresses of its places lead to the welcome", () => {
  for (const hash of ["#question-1", "#your-details", "#results", "#book-a-call"]) {
    expect(placeIn(loaded(), hash, way)).toEqual(WELCOME);
  }
});

test("under way, the place is the address as far as the answers reach", () => {
  const started = quizReducer(loaded(), { type: "started", sessionId, draft: {} });
  expect(placeIn(started, "#question-4", way)).toEqual(questionAt(1));
  const answered = quizReducer(started, { type: "answered", answers: QUIZ_ANSWERS });
  expect(placeIn(answered, "#your-details", way)).toEqual(LEAD_CAPTURE);
});

test("a new session id changes nothing that was typed", () => {
  const started = quizReducer(loaded(), { type: "started", sessionId, draft: { name: "Ada" } });
  const renewed = quizReducer(started, { type: "renewed", sessionId: "another" });
  expect(renewed).toEqual({ ...started, sessionId: "another" });
});

test("once sent, the answers leave the page", () => {
  const sent = quizReducer(quizReducer(loaded(), { type: "started", sessionId, draft: { name: "Ada" } }), {
    type: "completed",
    last,
  });
  expect(sent).toMatchObject({ sessionId: null, draft: {}, last });
});
