import type { Choice } from "../answers/questions.ts";

/** Points for one answer to one question. Question ids are those of the chat. */
export type ScoringRule = { id: number; questionId: string; answerValue: string; points: number };

const POINTS: readonly (readonly [...Choice, points: number])[] = [
  ["situation", "haven't-run-ads", 0],
  ["situation", "tried-failed", 5],
  ["situation", "yo-yo", 10],
  ["situation", "working-handoff", 15],
  ["situation", "coaching", 20],
  ["adSpend", "under-100", 0],
  ["adSpend", "100-300", 5],
  ["adSpend", "300-1000", 10],
  ["adSpend", "1000-3000", 15],
  ["adSpend", "3000-plus", 20],
  ["funnel", "no-funnel", 0],
  ["funnel", "not-converting", 5],
  ["funnel", "inconsistent", 10],
  ["funnel", "converting", 15],
  ["goal", "first-funnel", 0],
  ["goal", "fix-inconsistency", 10],
  ["goal", "scale", 15],
  ["goal", "coaching", 20],
];

/** The first configuration: the points of spec 9. */
export const INITIAL_SCORING_RULES: readonly ScoringRule[] = POINTS.map(
  ([questionId, answerValue, points], index) => ({ id: index + 1, questionId, answerValue, points }),
);
