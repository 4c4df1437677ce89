import { arrivedBy } from "./delay-laws.ts";
import { HISTORY_DAYS_MIN, TEAM_VALUED_MIN, withinWindow, type ByAge, type Team } from "./evidence.ts";
import { gammaPoint } from "./gamma.ts";
import type { KnownTeam } from "./learn-delay.ts";

/** What the existing leads are likely to bring: between `low` and `high` nine times out of ten. */
export type Likely = { mean: number; low: number; high: number };

/** `value` is in whole units; null while too few deals have one. */
export type Forecast = { days: number; won: Likely; value: Likely | null };

/** What is still to come of the team's leads. */
export type StillToCome = {
  /** Half a year of history makes it less so. */
  isRough: boolean;
  spans: Forecast[];
};

const SPANS = [30, 60, 90];
/** With fewer deals, the pace is a guess. */
const WON_MIN = 10;
const ROUGH_DAYS = 180;

/** The pace of Won differs by this much beyond chance, from one month to the next (standard deviation). */
const DRIFT = 0.15;
/** The pace as if half a deal more had come: none so far does not mean none to come. */
const HALF_A_DEAL = 0.5;
/** As if 20 deals had been seen that differ as 1 + CV² = 3. */
const SIZE_PRIOR = { deals: 20, spread: 3 };
const [LOW_END, HIGH_END] = [0.05, 0.95];

/**
 * What the team's leads of the last `TEAM_DAYS` still bring in 30, 60 and 90 days; null before there is enough
 * evidence.
 */
export function stillToCome(leadsByAge: ByAge, team: KnownTeam): StillToCome | null {
  if (team.historyDays < HISTORY_DAYS_MIN || team.won < WON_MIN) return null;
  return {
    isRough: team.historyDays < ROUGH_DAYS,
    spans: SPANS.map((days) => forecast(leadsByAge, team, days)),
  };
}

/** What leads of these ages still bring within so many days, given how many the team has Won of them. */
export function forecast(leadsByAge: ByAge, team: KnownTeam, days: number): Forecast {
  const { mean, variance } = wonWithin(leadsByAge, team, days);
  const won = likely(mean, variance);
  return {
    days,
    won: { mean, low: Math.floor(won.low), high: Math.ceil(won.high) },
    value: team.valued < TEAM_VALUED_MIN ? null : valueOf({ mean, variance }, team),
  };
}

/** Each law gives a pace of its own, by which the rest of the leads come: a Poisson count of an uncertain mean. */
function wonWithin(leadsByAge: ByAge, { likely: laws, won }: KnownTeam, days: number) {
  const seen = won + HALF_A_DEAL;
  let [mean, square] = [0, 0];
  for (const { law, weight } of laws) {
    let [due, coming] = [0, 0];
    for (const [age, leads] of leadsByAge) {
      const by = arrivedBy(law, withinWindow(age));
      due += leads * by;
      coming += leads * (arrivedBy(law, withinWindow(age) + days) - by);
    }
    const ratio = coming / due;
    const expected = seen * ratio;
    mean += weight * expected;
    square += weight * (expected * expected + expected + seen * ratio * ratio);
  }
  return { mean, variance: square - mean * mean + (DRIFT * mean) ** 2 };
}

function valueOf({ mean, variance }: { mean: number; variance: number }, team: Team): Likely {
  const { valued, value, squares } = team;
  const size = value / valued;
  const seen = (valued * squares) / value ** 2;
  const spread = (valued * seen + SIZE_PRIOR.deals * SIZE_PRIOR.spread) / (valued + SIZE_PRIOR.deals);
  const ofSizes = mean * (spread - 1) + (mean * mean * (spread - 1)) / valued;
  return likely(mean * size, size * size * (ofSizes + variance));
}

function likely(mean: number, variance: number): Likely {
  const at = (below: number) => gammaPoint({ mean, variance }, below);
  return { mean, low: at(LOW_END), high: at(HIGH_END) };
}
