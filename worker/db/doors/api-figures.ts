import type { z } from "zod/mini";
import type { apiFiguresSchema } from "#domain/doors/api-figures";
import { calendarDay, daysAfter } from "#domain/time/day-text";
import { startOfDay } from "#domain/time/start-of-day";
import { readCalling } from "../calls/hours/hours-in-force.ts";
import type { FollowedDb } from "../client.ts";
import { readFigures } from "../figures/analytics/analytics.ts";
import { readAdSettings } from "../money/ads/ad-settings.ts";

/** The figures of the leads that came in some days (text, both included) of the team's time zone. */
export async function readApiFigures(
  db: FollowedDb,
  { from, to }: { from: string; to: string },
): Promise<z.input<typeof apiFiguresSchema>> {
  const [calling, { dealCurrency: currency }] = await Promise.all([readCalling(db), readAdSettings(db)]);
  const { timeZone } = calling.hours;
  const start = startOfDay(calendarDay(from), timeZone);
  const end = startOfDay(calendarDay(daysAfter(to, 1)), timeZone);
  return { from, to, timeZone, currency, ...(await readFigures(db, { start, end })) };
}
