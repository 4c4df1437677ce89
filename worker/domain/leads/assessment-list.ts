export const ASSESSMENT_TYPES = ["quiz", "chat"] as const;
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
