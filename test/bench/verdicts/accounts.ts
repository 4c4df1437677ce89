import type { ByAge } from "#domain/money/ads/verdict/evidence";
import { learnDelay, type LikelyLaw } from "#domain/money/ads/verdict/learn-delay";
import { TEAM_DAYS } from "#domain/money/ads/verdict/evidence";
import type { Draws } from "./draws.ts";
import type { TrueLaw } from "./true-laws.ts";

/** An account, and the days of it that a report is on. Deals are those that there will be in the end. */
export type Account = {
  name: string;
  historyDays: number;
  /** Deals a day, of one ad and of all others. */
  own: number;
  others: number;
  /** The days of the report, as days ago: from the first up to the last. */
  range: readonly [from: number, to: number];
};

export const ACCOUNTS: readonly Account[] = [
  { name: "one ad, 100 days, all of them", historyDays: 100, own: 0.3, others: 0, range: [100, 0] },
  { name: "120 days, the last 30", historyDays: 120, own: 0.2, others: 0.5, range: [30, 0] },
  { name: "180 days, all of them", historyDays: 180, own: 0.3, others: 0.3, range: [180, 0] },
  { name: "180 days, 90 to 30 days ago", historyDays: 180, own: 0.1, others: 1, range: [90, 30] },
  { name: "a year, the last 30 days", historyDays: 365, own: 0.5, others: 1, range: [30, 0] },
  { name: "a year, 180 to 90 days ago", historyDays: 365, own: 0.1, others: 1, range: [180, 90] },
  { name: "two years, the last 90 days", historyDays: 730, own: 0.5, others: 3, range: [90, 0] },
  {
    name: "two years with few deals, the last one",
    historyDays: 730,
    own: 0.05,
    others: 0.1,
    range: [365, 0],
  },
];

/** Leads that a deal takes. */
const LEADS_A_DEAL = 10;

/** A deal that is Won by now: of the ad or of others, and whether the team or the report has it. */
type Arrived = { isOwn: boolean; isInTeam: boolean; isInRange: boolean };

/** What has come by now of an account's leads and deals, before anything is said of what they are worth. */
export type Past = {
  arrived: Arrived[];
  wonByLag: ByAge;
  wonByAge: ByAge;
  likely: readonly LikelyLaw[];
  leadsByAge: ByAge;
  /** Of the report's days, the part of each that has gone by. */
  daysByAge: ByAge;
};

/** An account lives until noon of day 0. */
const NOW = 0.5;

export function pastOf({ historyDays, own, others, range }: Account, lag: TrueLaw, draws: Draws): Past {
  const [from, to] = [-range[0], range[1] === 0 ? NOW : -range[1]];
  const deals = [
    { isOwn: true, times: draws.times(own, -historyDays, NOW) },
    { isOwn: false, times: draws.times(others, -historyDays, NOW) },
  ].flatMap(({ isOwn, times }) => times.map((at) => ({ isOwn, at, wonAt: at + lag.draw(draws) })));
  const isInRange = ({ at, isOwn }: { at: number; isOwn: boolean }) => isOwn && at >= from && at < to;
  const won = deals.filter(({ wonAt }) => wonAt < NOW);
  const team = won.filter(({ at }) => ageOf(at) <= TEAM_DAYS);
  const wonByLag = counted(team.map(({ at, wonAt }) => ageOf(at) - ageOf(wonAt)));
  const wonByAge = counted(team.map(({ at }) => ageOf(at)));
  const leads = [
    ...deals.filter(isInRange).map(({ at }) => at),
    ...draws.times(own * (LEADS_A_DEAL - 1), from, to),
  ];
  return {
    arrived: won.map((deal) => ({
      isOwn: deal.isOwn,
      isInTeam: ageOf(deal.at) <= TEAM_DAYS,
      isInRange: isInRange(deal),
    })),
    wonByLag,
    wonByAge,
    likely: learnDelay({ wonByLag, wonByAge }),
    leadsByAge: counted(leads.map(ageOf)),
    daysByAge: daysOf(from, to),
  };
}

function ageOf(at: number): number {
  return -Math.floor(at);
}

function counted(ages: readonly number[]): ByAge {
  return [...Map.groupBy(ages, (age) => age)].map(([age, own]) => [age, own.length] as const);
}

function daysOf(from: number, to: number): ByAge {
  const days = Array.from({ length: Math.ceil(to - from) }, (_, index) => from + index);
  return days.map((day) => [ageOf(day), Math.min(1, to - day)] as const);
}
