import { QUESTIONS } from "../../funnel/answers/questions.ts";
import type { Door } from "../../door.ts";

const QUESTION_STEPS = QUESTIONS.map((_, index) => `question_${index + 1}` as const);

const MESSAGES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] as const;
/** A message is a step of its own once it has been sent. */
const MESSAGE_STEPS = MESSAGES.map((number) => `message_${number}` as const);

/** Both doors begin at the landing page, and lead to the hub and the call. */
const AFTER_RESULTS = ["hub", "plan", "booking", "booked"] as const;

/** Every step of each door, in order: where a visit may stop. */
export const DOOR_STEPS = {
  quiz: ["landing", "quiz_opened", ...QUESTION_STEPS, "form", "quiz_results", ...AFTER_RESULTS],
  chat: ["landing", "chat_opened", "chat_started", ...MESSAGE_STEPS, "chat_results", ...AFTER_RESULTS],
} as const satisfies Record<Door, readonly string[]>;

/** The steps that every funnel has. */
export type FixedStep = (typeof DOOR_STEPS)[Door][number];

/** A question of the owner's own, by its id. */
export type ExtraStep = `question_${string}`;

export type Step = FixedStep | ExtraStep;

export const extraStep = (id: string): ExtraStep => `question_${id}`;

/** Told from the eight by the length of its id. */
export const isExtraStep = (step: string): step is ExtraStep => /^question_[a-z0-9]{8}$/.test(step);

export const isFixedStep = (step: Step): step is FixedStep => !isExtraStep(step);

/** Every step of a door, in order, with the owner's own questions before the form. */
export function doorSteps(door: Door, extras: readonly ExtraStep[] = []): readonly Step[] {
  const way: readonly Step[] = DOOR_STEPS[door];
  return door === "quiz" ? way.toSpliced(way.indexOf("form"), 0, ...extras) : way;
}

/**
 * Steps beside the way, which visits pass by without being lost: the results of an earlier quiz, and the plan, which a
 * hub links to.
 */
export const SIDE_STEPS: readonly Step[] = ["quiz_results", "plan"];

/** The step at which each door's assessment starts, which the server counts too. */
export const START_STEPS = { quiz: "question_1", chat: "chat_started" } as const satisfies Record<Door, Step>;

/** The step that no beacon counts: whether a call was booked is for the server to know. */
export const COUNTED_BY_SERVER = "booked" satisfies Step;

/** A step's place on the way through a door; -1 if it is not on it. */
export function placeOnWay(door: Door, step: Step, extras: readonly ExtraStep[] = []): number {
  return doorSteps(door, extras).indexOf(step);
}
