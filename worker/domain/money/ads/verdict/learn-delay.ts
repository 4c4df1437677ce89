import { delayLaws, type DelayLaw } from "./delay-laws.ts";
import { total, withinWindow, type ByAge, type Team } from "./evidence.ts";

/** A law, and how likely it is by the deals seen. */
export type LikelyLaw = { law: DelayLaw; weight: number };

/** A team, and how likely its deals make each law. */
export type KnownTeam = Team & { likely: readonly LikelyLaw[] };

/** More deals than this teach no more: laws are only like the truth, and many deals would make one of them certain. */
const DEALS_MOST = 150;

/** A law that is less likely changes no figure. */
const WEIGHT_LEAST = 1e-6;

/**
 * How likely each law is, given the team's deals. Of a young lead only a fast deal can have been seen, so each deal's
 * lag is judged among those that the age of its lead lets be seen.
 */
export function learnDelay({ wonByLag, wonByAge }: Pick<Team, "wonByLag" | "wonByAge">): LikelyLaw[] {
  const deals = total(wonByLag);
  const power = deals > DEALS_MOST ? DEALS_MOST / deals : 1;
  const laws = delayLaws();
  const logs = laws.map(
    ({ prior, logOnDay, logArrived }) =>
      prior + power * (weighed(wonByLag, logOnDay) - weighed(wonByAge, logArrived)),
  );
  const top = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - top));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return laws
    .map((law, index) => ({ law, weight: (weights[index] ?? 0) / all }))
    .filter(({ weight }) => weight >= WEIGHT_LEAST);
}

function weighed(counts: ByAge, logs: Float64Array): number {
  return counts.reduce((sum, [age, count]) => sum + count * (logs[withinWindow(age)] ?? 0), 0);
}

export function knownTeam(team: Team): KnownTeam {
  return { ...team, likely: learnDelay(team) };
}
