import { QUESTIONS } from "#domain/funnel/answers/questions";
import { stepMap, stopRate, worstStep } from "#domain/figures/steps/step-map";
import { stepSums, type StepCell } from "#domain/figures/steps/step-report";
import { expect, it } from "vitest";
import { NOBODY_AT_STEP } from "../../../setup/figures/nobody-at-step.ts";

const cell = (changes: Pick<StepCell, "door" | "step"> & Partial<StepCell>): StepCell => ({
  ...NOBODY_AT_STEP,
  ...changes,
});

const CELLS = [
  cell({ door: "none", step: "landing", entered: 100 }),
  cell({ door: "none", step: "landing", entered: 20, source: "google" }),
  cell({ door: "quiz", step: "landing", next: 60 }),
  cell({ door: "chat", step: "landing", next: 10 }),
  cell({ door: "chat", step: "landing", next: 5, source: "google" }),
  cell({ door: "quiz", step: "quiz_opened", entered: 60, next: 55 }),
  cell({ door: "quiz", step: "question_1", entered: 55, next: 20, back: 3, error: 1 }),
  cell({ door: "quiz", step: "plan", entered: 4, next: 2 }),
  cell({ door: "quiz", step: "booked", entered: 2 }),
  cell({ door: "chat", step: "message_1", entered: 3, next: 4 }),
];
const all = stepSums(CELLS, { door: null, source: null, device: null });
const quiz = stepMap(all, "quiz");
const at = (map: typeof quiz, name: string) => map.way.find(({ step }) => step === name);

it("at the landing page, who took the other door has not stopped", () => {
  expect(at(quiz, "landing")).toMatchObject({ entered: 120, stopped: 45, elsewhere: 15 });
  expect(at(stepMap(all, "chat"), "landing")).toMatchObject({ entered: 120, stopped: 45, elsewhere: 60 });
  expect(at(quiz, "landing")?.sources).toEqual([
    { source: "facebook", entered: 100, stopped: 30 },
    { source: "google", entered: 20, stopped: 15 },
  ]);
});

it("at a later step, who went no further has stopped, but for those who booked", () => {
  expect(at(quiz, "question_1")).toMatchObject({ entered: 55, stopped: 35, back: 3, error: 1 });
  expect(at(quiz, "booked")).toMatchObject({ entered: 2, stopped: 0 });
  expect(worstStep(quiz)?.step).toBe("question_1");
  expect(stopRate({ entered: 55, stopped: 35 })).toBe(63.6);
});

it("nobody has stopped where more went on than came, or where nobody was", () => {
  const chat = stepMap(all, "chat");
  expect(at(chat, "message_1")).toMatchObject({ entered: 3, stopped: 0 });
  expect(worstStep(chat)).toBeNull();
  expect(stopRate({ entered: 0, stopped: 0 })).toBeNull();
});

it("the way has every step but those beside it, and the messages that were sent", () => {
  expect(quiz.way.map(({ step }) => step)).toEqual([
    "landing",
    "quiz_opened",
    ...QUESTIONS.map((_, index) => `question_${index + 1}`),
    "form",
    "hub",
    "booking",
    "booked",
  ]);
  expect(quiz.beside.map(({ step }) => step)).toEqual(["plan"]);
  const chat = stepMap(all, "chat").way.map(({ step }) => step);
  expect(chat.filter((step) => step.startsWith("message_"))).toEqual(["message_1"]);
});
