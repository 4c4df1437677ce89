import type { AnswerTo } from "./questions.ts";

/** The dollars of each answer: from the first figure to below the second. */
export type MoneyRanges<Answer extends string> = Record<Answer, { from: number; below: number }>;

/** Monthly revenue. */
export const REVENUE_RANGES: MoneyRanges<AnswerTo<"revenue">> = {
  "under-10k": { from: 0, below: 10_000 },
  "10k-50k": { from: 10_000, below: 50_000 },
  "50k-200k": { from: 50_000, below: 200_000 },
  "200k-plus": { from: 200_000, below: Infinity },
};

/** The answers within which a sum lies, or which a range touches; a bound belongs to the answer above it. */
export function answersWithin(ranges: MoneyRanges<string>, [low, high = low]: readonly number[]): string[] {
  if (low === undefined || high === undefined || low > high) return [];
  const isTouched = ({ from, below }: { from: number; below: number }) =>
    low < below && (low === high ? from <= low : from < high);
  return Object.entries(ranges).flatMap(([answer, range]) => (isTouched(range) ? [answer] : []));
}
