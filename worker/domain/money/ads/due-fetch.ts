import { daysAfter, dayTextAt } from "../../time/day-text.ts";
import { startOfDay } from "../../time/start-of-day.ts";
import { localDay } from "../../time/time-zone.ts";

/** Meta has put most of yesterday together by then. */
const NIGHT_MS = 3 * 60 * 60 * 1000;
/** The days that each nightly fetch requests; Meta corrects those of a month, which is requested once a week. */
const NIGHT_DAYS = 8;
export const MONTH_DAYS = 28;
const WEEK_DAYS = 7;
/** How far back a newly connected account is read, a month at a time. */
const YEAR_DAYS = 13 * MONTH_DAYS;

/** The first and last day to request. */
export type FetchDays = { firstDay: string; lastDay: string };

/** A fetch that ended; `startedAt` in ms, `whole` if it brought all its days. */
export type EndedFetch = FetchDays & { startedAt: number; whole: boolean };

/** The last `count` days, today among them: its figures are of the day so far, and are replaced by later fetches. */
export function lastDays(count: number, now: number, zone: string): FetchDays {
  const lastDay = dayTextAt(now, zone);
  return { firstDay: daysAfter(lastDay, 1 - count), lastDay };
}

/**
 * What to request from Meta now, or null. `ended` are the newest fetches, newest first, and `coveredFrom` is the first
 * day of all that were whole. `now` in ms, days in the account's `zone`.
 */
export function dueFetch(
  ended: readonly EndedFetch[],
  coveredFrom: string | null,
  now: number,
  zone: string,
): FetchDays | null {
  const [newest] = ended;
  const month = lastDays(MONTH_DAYS, now, zone);
  if (!newest) return month;
  if (isNightDue(ended, now, zone)) return nightDays(ended, now, zone);
  const first = daysAfter(month.lastDay, 1 - YEAR_DAYS);
  if (!newest.whole || coveredFrom === null || coveredFrom <= first) return null;
  return { firstDay: later(first, daysAfter(coveredFrom, -MONTH_DAYS)), lastDay: daysAfter(coveredFrom, -1) };
}

/** Once between one night and the next, whatever the result: a refused token is not retried every minute. */
function isNightDue(ended: readonly EndedFetch[], now: number, zone: string): boolean {
  const today = dayTextAt(now, zone);
  const night = startOfDay(localDay(now, zone), zone) + NIGHT_MS;
  return now >= night && !ended.some((fetch) => fetch.startedAt >= night && fetch.lastDay >= today);
}

/** More than the usual days after a while without a whole fetch. */
function nightDays(ended: readonly EndedFetch[], now: number, zone: string): FetchDays {
  const { firstDay, lastDay } = lastDays(NIGHT_DAYS, now, zone);
  const month = lastDays(MONTH_DAYS, now, zone).firstDay;
  const whole = ended.filter((fetch) => fetch.whole);
  const hadMonth = whole.some(
    (fetch) =>
      fetch.lastDay > daysAfter(lastDay, -WEEK_DAYS) &&
      fetch.firstDay <= daysAfter(fetch.lastDay, 1 - MONTH_DAYS),
  );
  const known =
    whole
      .map((fetch) => fetch.lastDay)
      .toSorted()
      .at(-1) ?? month;
  const since = [hadMonth ? firstDay : month, daysAfter(known, 2 - NIGHT_DAYS)].toSorted()[0] ?? month;
  return { firstDay: later(since, daysAfter(lastDay, 1 - YEAR_DAYS)), lastDay };
}

const later = (a: string, b: string) => (a > b ? a : b);
