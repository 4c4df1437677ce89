import { readAmounts } from "./amounts.ts";
import { dollarsOf } from "./target-revenue.ts";
import type { AnyAnswers } from "./answers.ts";
import { REVENUE_RANGES } from "./money-ranges.ts";

/** A target above it is a joke or a slip; no gap is computed from it. */
export const BELIEVABLE = 1_000_000_000;

/** Words that may stand beside an amount and leave it dollars a month. Any other ('a year', 'euros', '2x') may not. */
const PLAIN = new Set(
  (
    "k m mm mil mill million millions thousand grand half quarter a an of per each every month monthly mo " +
    "usd us dollar dollars bucks about around roughly approximately approx maybe at least minimum min over above " +
    "more than up to from between and or in the my our goal target revenue sales mrr is i i'd i’d we want would " +
    "like aim aiming for reach hit get make making ideally"
  ).split(" "),
);
const WORDS = /[^\s\d.,$+()~/–—-]+/g;

/**
 * A revenue target in free text, in dollars a month; a range if it names several amounts. Null unless it says so
 * plainly.
 */
export function monthlyTarget(text: string): { least: number; most: number } | null {
  if (!(text.toLowerCase().match(WORDS) ?? []).every((word) => PLAIN.has(word))) return null;
  const amounts = readAmounts(text).map(dollarsOf);
  const most = Math.max(...amounts);
  return most > 0 && most <= BELIEVABLE ? { least: Math.min(...amounts), most } : null;
}

/** Monthly revenue in dollars as the visitor gave it: `below` is the least figure that it does not reach. */
export function monthlyRevenue(answer: string | undefined): { from: number; below: number } | null {
  return Object.entries(REVENUE_RANGES).find(([known]) => known === answer)?.[1] ?? null;
}

/** `$40K`, and whether the gap is larger than that, or at most that. */
type Gap = { money: string; isMore: boolean };

/**
 * What is missing each month from the revenue to the target. The revenue is only known as a range, so the gap uses the
 * bound that is certain. Null without a gap, or if either figure is unclear.
 */
export function monthlyGap({ revenue, targetRevenue }: AnyAnswers): Gap | null {
  const now = monthlyRevenue(revenue);
  const target = monthlyTarget(targetRevenue ?? "");
  if (!now || !target || target.most <= now.from) return null;
  const sure = target.least - now.below;
  return sure > 0
    ? { money: shortMoney(sure, "floor"), isMore: true }
    : { money: shortMoney(target.most - now.from, "ceil"), isMore: false };
}

/** `$950`, `$40K`, `$1.2M`. */
function shortMoney(dollars: number, round: "floor" | "ceil"): string {
  if (dollars < 1_000) return `$${dollars}`;
  const thousands = Math[round](dollars / 1_000);
  return thousands < 1_000 ? `$${thousands}K` : `$${Math[round](dollars / 100_000) / 10}M`;
}
