import { addDeals } from "#domain/money/ads/verdict/evidence";
import type { ByDay, DatedDeals, LinePast, TeamPast } from "#domain/money/ads/verdict/past";
import { settledVerdict, teamByDay } from "#domain/money/ads/verdict/settled-verdict";

/** So that deals of one length follow no pattern in time: the golden ratio's multiples fill 0 to 1 evenly. */
const STEP = 0.6180339887498949;

/** Leads that come evenly, `perDay` a day from `from` up to `to`, all Won at one value. */
export type Campaign = {
  from: number;
  to: number;
  perDay: number;
  value: number;
  spendPerDay: number;
  /** Mean days until Won, exponentially distributed. */
  meanDays: number;
};

/** All deals that a campaign will ever have. */
export function dealsOf({ from, to, perDay, value, meanDays }: Campaign): DatedDeals[] {
  return Array.from({ length: (to - from) * perDay }, (_, index) => {
    const day = from + Math.floor(index / perDay);
    const wonDay = day + Math.round(-meanDays * Math.log(1 - ((index * STEP) % 1)));
    return { day, wonDay, won: 1, valued: 1, value, squares: value ** 2 };
  });
}

/** What a report of the days from `from` up to `to` knows of a campaign today. */
export function lineOfDays(campaign: Campaign, [from, to]: [number, number], today: number): LinePast {
  const days = Array.from({ length: to - from }, (_, index) => from + index).filter((day) => day <= today);
  const each = (amount: number): ByDay => days.map((day) => [day, amount]);
  const deals = dealsOf(campaign).filter(({ day, wonDay }) => day >= from && day < to && wonDay <= today);
  return {
    spend: each(campaign.spendPerDay),
    leads: each(campaign.perDay),
    deals: addDeals(deals),
    lateDeals: deals.filter(({ wonDay }) => wonDay > today - 6),
  };
}

/** What a report of these days says of a campaign today. */
export function saidOn(campaign: Campaign, days: [number, number], today: number, past: TeamPast) {
  return settledVerdict(lineOfDays(campaign, days, today), teamByDay(past), today);
}
