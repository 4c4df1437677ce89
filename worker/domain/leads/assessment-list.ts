import { DOORS } from "../door.ts";

/** How a lead came in: through one of our doors, or by a form of Meta's own (contract 23). */
export const ASSESSMENT_TYPES = [...DOORS, "form"] as const;
export type AssessmentType = (typeof ASSESSMENT_TYPES)[number];

export const TYPE_WORDS = {
  quiz: "Quiz",
  chat: "AI Chat",
  form: "Meta form",
} as const satisfies Record<AssessmentType, string>;

/** The greatest first, but for `due`: the earliest call first. */
export const ASSESSMENT_SORTS = ["created", "updated", "leadScore", "dealValue", "due"] as const;
export const LIST_LIMIT = 50;
export const LIST_LIMIT_MAX = 200;
/** Counting row by row stops here, and the count is reported as 'more'. */
export const COUNT_LIMIT = 1000;

export type AssessmentSort = (typeof ASSESSMENT_SORTS)[number];

/** An exact count or, with `more`, a lower bound. */
export type Count = { value: number; more: boolean };

/** `1204`, or `1000+`. */
export function countText({ value, more }: Count): string {
  return more ? `${value}+` : String(value);
}
