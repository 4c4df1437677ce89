import type { AdLeads, AssessmentFilter, AssessmentQuery } from "#domain/leads/assessment-list-schemas";
import type { DueFilter } from "#domain/leads/assessment-list";
import { calendarDay, daysAfter } from "#domain/time/day-text";
import { localDay, startOfDay } from "#domain/time/time-zone";
import { readAdSettings } from "../db/ads/ad-settings.ts";
import { END_OF_TIME } from "../db/analytics/rollup-pieces.ts";
import { readDesk } from "../db/calling-hours/hours-in-force.ts";
import type { Db } from "../db/client.ts";
import type { AppContext } from "./context.ts";

/** The filters of a request: `me` is who asks, and a day is the desk's own. */
export async function leadFilter(c: AppContext, db: Db, query: AssessmentQuery): Promise<AssessmentFilter> {
  const { owner, due, ad, adTouch, adStep, adFrom, adTo, ...filter } = query;
  return {
    ...filter,
    ...(ad !== undefined && { ad: await adLeads(db, { ad, adTouch, adStep, adFrom, adTo }) }),
    ...(owner !== undefined && { owner: ownerOf(owner, c.get("staff").email) }),
    ...(due !== undefined && { dueBefore: await dueBefore(db, due, Date.now()) }),
  };
}

/** The address that a filter means; null for leads of nobody's. */
export function ownerOf(owner: string, me: string): string | null {
  if (owner === "none") return null;
  return owner === "me" ? me : owner;
}

/** The days of a report are those of the ad account. */
async function adLeads(
  db: Db,
  {
    ad,
    adTouch,
    adStep,
    adFrom,
    adTo,
  }: { ad: string } & Pick<AssessmentQuery, "adTouch" | "adStep" | "adFrom" | "adTo">,
): Promise<AdLeads> {
  const { timeZone } = await readAdSettings(db);
  return {
    key: ad,
    touch: adTouch ?? "first",
    step: adStep ?? "starts",
    from: adFrom === undefined ? 0 : startOfDay(calendarDay(adFrom), timeZone),
    before: adTo === undefined ? END_OF_TIME : startOfDay(calendarDay(daysAfter(adTo, 1)), timeZone),
  };
}

async function dueBefore(db: Db, due: DueFilter, now: number): Promise<number | null> {
  if (due === "none") return null;
  if (due === "overdue") return now + 1;
  const { timeZone } = (await readDesk(db)).hours;
  const today = localDay(now, timeZone);
  return startOfDay({ ...today, day: today.day + 1 }, timeZone);
}
