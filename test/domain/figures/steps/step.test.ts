import { QUESTIONS } from "#domain/funnel/answers/questions";
import { CHAT_MESSAGE_CAP } from "#domain/funnel/chat/chat";
import { DOORS } from "#domain/door";
import {
  DOOR_STEPS,
  doorSteps,
  extraStep,
  isExtraStep,
  placeOnWay,
  SIDE_STEPS,
  START_STEPS,
} from "#domain/figures/steps/step";
import { describe, expect, it } from "vitest";

const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}_${index + 1}`);

describe("the steps of a visit", () => {
  it("are as many as the quiz has questions and the chat has messages", () => {
    const named = (name: string) => (step: string) => step.startsWith(`${name}_`);
    expect(DOOR_STEPS.quiz.filter(named("question"))).toEqual(numbered("question", QUESTIONS.length));
    expect(DOOR_STEPS.chat.filter(named("message"))).toEqual(numbered("message", CHAT_MESSAGE_CAP));
  });

  it.each(DOORS)("lead from the landing page to a booked call, each once: %s", (door) => {
    const way = DOOR_STEPS[door];
    expect([way[0], way.at(-1)]).toEqual(["landing", "booked"]);
    expect(new Set(way).size).toBe(way.length);
    expect(placeOnWay(door, START_STEPS[door])).toBeGreaterThan(0);
  });

  it("has the owner's own questions between the last and the form, of the quiz alone", () => {
    const extras = [extraStep("now00000"), extraStep("12345678")];
    expect(extras.every(isExtraStep)).toBe(true);
    expect(DOOR_STEPS.quiz.some(isExtraStep)).toBe(false);
    const last = `question_${QUESTIONS.length}` as const;
    const way = doorSteps("quiz", extras);
    const at = way.indexOf(last);
    expect(way.slice(at, at + 4)).toEqual([last, ...extras, "form"]);
    expect(doorSteps("chat", extras)).toEqual(DOOR_STEPS.chat);
  });

  it("are of one door or of both", () => {
    expect(placeOnWay("quiz", "message_1")).toBe(-1);
    expect(placeOnWay("chat", "form")).toBe(-1);
    expect(SIDE_STEPS.every((step) => DOORS.some((door) => placeOnWay(door, step) > 0))).toBe(true);
  });
});
