import type { AnswerTo } from "./questions.ts";

/**
 * The answers repeated to the visitor. A funnel that converts is left out: a program that starts at the foundation
 * would sound wrong beside it.
 */
export const TOLD = {
  situation: ["haven't-run-ads", "tried-failed", "yo-yo", "working-handoff", "coaching"],
  funnel: ["no-funnel", "not-converting", "inconsistent"],
  goal: ["first-funnel", "fix-inconsistency", "scale", "coaching"],
} as const satisfies { [Id in "situation" | "funnel" | "goal"]: readonly AnswerTo<Id>[] };

/** What is said of how the answers led to a program. */
export type ReasonId = "noFunnel" | "untested" | "small" | "failed" | "swings" | "weakest" | "data" | "run";
