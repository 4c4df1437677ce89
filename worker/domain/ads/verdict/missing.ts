import { arrivedShares, meanShare } from "./arrived-shares.ts";
import { dealSizes, type DealSizes } from "./deal-sizes.ts";
import { decision } from "./decision.ts";
import { HISTORY_DAYS_MIN, type Outcome } from "./evidence.ts";
import { finalValue } from "./final-value.ts";
import type { KnownTeam } from "./learn-delay.ts";
import { expectedFinal } from "./likely-return.ts";

/**
 * What a verdict still needs, if the line goes on as it has so far: so many days, so much more spend, more of it than
 * is worth telling, or neither would do.
 */
export type Missing =
  | { why: "days"; days: number }
  | { why: "spend"; more: number }
  | { why: "spend_much" | "near_even" };

const DAYS_TRIED = [7, 14, 30, 60, 90, 180];
const TIMES_TRIED = [1.25, 1.5, 2, 3, 4, 6];
/** The shares of a line whose deals have all come. */
const ALL_ARRIVED = [1];

export function missingFor(line: Outcome, team: KnownTeam): Missing {
  if (team.historyDays < HISTORY_DAYS_MIN) return { why: "days", days: HISTORY_DAYS_MIN - team.historyDays };
  const sizes = dealSizes(line.deals, team);
  if (sizes.value === 0) {
    // The spend at which no deal at all would be too few.
    const { high } = finalValue(sizes, ALL_ARRIVED);
    if (high > line.spend) return { why: "spend", more: high - line.spend };
  }
  const final = expectedFinal(sizes.value, meanShare(arrivedShares(team.likely, line)));
  for (const days of DAYS_TRIED) {
    const shares = arrivedShares(team.likely, line, days);
    const value = final * meanShare(shares);
    if (decides({ ...sizes, value }, shares, line.spend)) return { why: "days", days };
  }
  for (const times of TIMES_TRIED) {
    const spend = line.spend * times;
    if (decides({ ...sizes, value: final * times }, ALL_ARRIVED, spend))
      return { why: "spend", more: spend - line.spend };
  }
  return { why: final > 0 ? "near_even" : "spend_much" };
}

function decides(sizes: DealSizes, shares: readonly number[], spend: number): boolean {
  return decision({ ...finalValue(sizes, shares), share: meanShare(shares) }, spend) !== null;
}
