import { addDeals, TEAM_DAYS, type ByAge, type Deals, type Outcome, type Team } from "./evidence.ts";

// Days are numbers of days since 1970, in the zone of the ad account.

/** Deals of the leads of one day that were Won on another. */
export type DatedDeals = Deals & { day: number; wonDay: number };

/** What a team knows of its past: its deals, and the day of its first lead, Won or not. */
export type TeamPast = { deals: readonly DatedDeals[]; firstLeadDay: number | null };

/** Leads or money by day. */
export type ByDay = readonly (readonly [day: number, amount: number])[];

/** What a line knows of its past. Of the deals, those that were Won in the last days are also given by day. */
export type LinePast = { spend: ByDay; leads: ByDay; deals: Deals; lateDeals: readonly DatedDeals[] };

/** The team as of a day, from what was known then of the deals that are Won now. */
export function teamOn({ deals, firstLeadDay }: TeamPast, today: number): Team {
  const known = deals.filter(({ day, wonDay }) => wonDay <= today && day >= today - TEAM_DAYS);
  return {
    ...addDeals(known),
    wonByLag: counted(known, ({ day, wonDay }) => wonDay - day),
    wonByAge: counted(known, ({ day }) => today - day),
    historyDays: firstLeadDay === null ? 0 : Math.max(0, today - firstLeadDay),
  };
}

/** The line as of a day. */
export function lineOn({ spend, leads, deals, lateDeals }: LinePast, today: number): Outcome {
  const spendByAge = byAge(spend, today);
  const since = lateDeals.filter(({ wonDay }) => wonDay > today);
  return {
    spend: spendByAge.reduce((sum, [, amount]) => sum + amount, 0),
    spendByAge,
    leadsByAge: byAge(leads, today),
    deals: addDeals(since, -1, deals),
  };
}

/** By age on a day, without what came later. */
export function byAge(days: ByDay, today: number): ByAge {
  return days.filter(([day]) => day <= today).map(([day, amount]) => [today - day, amount] as const);
}

function counted(deals: readonly DatedDeals[], by: (deals: DatedDeals) => number): ByAge {
  const counts = new Map<number, number>();
  for (const one of deals) counts.set(by(one), (counts.get(by(one)) ?? 0) + one.won);
  return [...counts].toSorted(([one], [other]) => one - other);
}
