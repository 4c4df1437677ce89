import {
  dueBefore,
  ownerOf,
  stagedBy,
  type AdLeads,
  type AssessmentFilter,
} from "#domain/leads/filters/filter-meaning";
import type { AssessmentQuery } from "#domain/leads/filters/list-filters";
import { calendarDay, daysAfter } from "#domain/time/day-text";
import { startOfDay } from "#domain/time/start-of-day";
import { localDay } from "#domain/time/time-zone";
import { readAdSettings } from "../db/money/ads/ad-settings.ts";
import { readCalling } from "../db/calls/hours/hours-in-force.ts";
import type { Db } from "../db/client.ts";
import type { AppContext } from "./context.ts";

/** The filters of a request: `me` is the caller, and days are in the team's time zone. */
export async function leadFilter(c: AppContext, db: Db, query: AssessmentQuery): Promise<AssessmentFilter> {
  const { owner, due, stageDays, ad, adTouch, adStep, adFrom, adTo, ...filter } = query;
  const now = Date.now();
  return {
    ...filter,
    ...(ad !== undefined && { ad: await adLeads(db, ad, { adTouch, adStep, adFrom, adTo }) }),
    ...(owner !== undefined && { owner: ownerOf(owner, c.get("staff").email) }),
    ...(stageDays !== undefined && { stageDays: stagedBy(stageDays, now) }),
    ...(due !== undefined && { due: dueBefore(due, now, due === "today" ? await midnight(db, now) : now) }),
  };
}

type Detail = Pick<AssessmentQuery, "adTouch" | "adStep" | "adFrom" | "adTo">;

/** A report's days are in the ad account's time zone. */
async function adLeads(db: Db, key: string, { adTouch, adStep, adFrom, adTo }: Detail): Promise<AdLeads> {
  const { timeZone } = await readAdSettings(db);
  return {
    key,
    touch: adTouch ?? "first",
    step: adStep ?? "starts",
    from: adFrom === undefined ? 0 : startOfDay(calendarDay(adFrom), timeZone),
    before:
      adTo === undefined ? Number.MAX_SAFE_INTEGER : startOfDay(calendarDay(daysAfter(adTo, 1)), timeZone),
  };
}

/** The end of the team's day (ms). */
async function midnight(db: Db, now: number): Promise<number> {
  const { timeZone } = (await readCalling(db)).hours;
  const today = localDay(now, timeZone);
  return startOfDay({ ...today, day: today.day + 1 }, timeZone);
}
