import { decision, type Decision } from "./decision.ts";
import { HISTORY_DAYS_MIN, TEAM_VALUED_MIN, type Outcome, type Team } from "./evidence.ts";
import type { KnownTeam } from "./learn-delay.ts";
import { likelyReturn, type LikelyReturn } from "./likely-return.ts";
import { missingFor, type Missing } from "./missing.ts";

/**
 * What is said of a line. A verdict is about its final return, never about the value so far: it is `early` until even
 * the cautious end is above what was spent, or even the hopeful end below it.
 */
export type Verdict =
  | { verdict: null; why: "no_spend" | "other_currency"; return: null }
  | { verdict: "early"; why: "few_deals"; return: null }
  | { verdict: Decision; why: null; return: LikelyReturn }
  | ({ verdict: "early"; return: LikelyReturn } & (Missing | { why: "not_settled" }));

/** The verdict on a line as one day sees it. */
export function verdictOn(line: Outcome, team: KnownTeam): Verdict {
  if (line.spend <= 0) return { verdict: null, why: "no_spend", return: null };
  if (!hasDeals(team)) return { verdict: "early", why: "few_deals", return: null };
  const found = likelyReturn(line, team);
  const verdict = decided(found, team);
  if (verdict) return { verdict, why: null, return: found };
  return { verdict: "early", return: found, ...missingFor(line, team) };
}

/** The verdict alone, where there is one: what is missing else takes most of the time. */
export function decisionOn(line: Outcome, team: KnownTeam): Decision | null {
  return line.spend > 0 && hasDeals(team) ? decided(likelyReturn(line, team), team) : null;
}

/** Nobody loses by deals that a young team cannot know of. */
function decided(found: LikelyReturn, { historyDays }: Team): Decision | null {
  const verdict = decision(found, 1);
  return verdict === "loses" && historyDays < HISTORY_DAYS_MIN ? null : verdict;
}

function hasDeals({ valued, value }: Team): boolean {
  return valued >= TEAM_VALUED_MIN && value > 0;
}
