import { SPEND_REFUSALS, type SpendRefusal } from "#domain/money/ads/spend-row";
import type { FileColumnId } from "./column-match.ts";

/** Why a line of a file is not taken: what the server says of any row, and what only a file can have wrong. */
export const LINE_REFUSALS = {
  ...SPEND_REFUSALS,
  too_short: "This line ends before this column. The file may be cut off.",
  several_days: "This line covers several days. Export the table with the breakdown By time: Day.",
  other_currency: "This amount names another currency than its column.",
  too_many_decimals: "This amount has more decimals than its currency.",
} as const satisfies Record<SpendRefusal, string> & Record<string, string>;
export type LineRefusal = keyof typeof LINE_REFUSALS;

/** A line that is not taken; `value` is what stands there, cut short. */
export type RefusedLine = { line: number; column: FileColumnId; value: string; reason: LineRefusal };

/** Lines that are kept for the report; a file with nothing else would fill the memory. */
export const LISTED_MAX = 2000;

/** All that were refused, by reason, and the first of them. */
export type Refusals = { count: number; listed: readonly RefusedLine[] };

export const NO_REFUSALS: Refusals = { count: 0, listed: [] };

export function withRefused(refusals: Refusals, more: readonly RefusedLine[]): Refusals {
  if (more.length === 0) return refusals;
  const room = LISTED_MAX - refusals.listed.length;
  return {
    count: refusals.count + more.length,
    listed: room > 0 ? [...refusals.listed, ...more.slice(0, room)] : refusals.listed,
  };
}
