import * as z from "zod/mini";
import { dayTextSchema } from "../../money/report/ads-query.ts";
import { TRAFFIC_SOURCES } from "../../money/ads/traffic-source.ts";
import { daysAfter, daysBetween } from "../../time/day-text.ts";
import { DOORS } from "../../door.ts";
import type { StepFilter } from "./step-report.ts";
import { DEVICES } from "./visit-steps.ts";

/** The number of days shown by default, today included, and the most that a query may name. */
const DAYS_SHOWN = 30;
const DAYS_MAX = 400;

/** What 'Where people stop' shows (contract 19). Days are of UTC, as they are counted. */
export const stepsQuerySchema = z
  .object({
    from: z.optional(dayTextSchema),
    to: z.optional(dayTextSchema),
    door: z.optional(z.enum(DOORS)),
    source: z.optional(z.enum(TRAFFIC_SOURCES)),
    device: z.optional(z.enum(DEVICES)),
  })
  .check(
    z.refine(({ from, to }) => !from || !to || from <= to, {
      path: ["to"],
      error: "The last day is before the first.",
    }),
    z.refine(({ from, to }) => !from || !to || daysBetween(from, to) < DAYS_MAX, {
      path: ["from"],
      error: `Give at most ${DAYS_MAX} days.`,
    }),
  );

type Days = { from: string; to: string };

/** A query with its days, and the days before that it is compared with. */
export type StepsView = { filter: StepFilter; period: Days; before: Days };

export function stepsView(query: z.output<typeof stepsQuerySchema>, today: string): StepsView {
  const { door = null, source = null, device = null } = query;
  const to = query.to ?? daysAfterAtMost(query.from, today);
  const from = query.from ?? daysAfter(to, 1 - DAYS_SHOWN);
  const days = daysBetween(from, to) + 1;
  return {
    filter: { door, source, device },
    period: { from, to },
    before: { from: daysAfter(from, -days), to: daysAfter(from, -1) },
  };
}

/** Today, unless that is before the first day, or later than is shown at once. */
function daysAfterAtMost(from: string | undefined, today: string): string {
  if (from === undefined) return today;
  const last = daysAfter(from, DAYS_MAX - 1);
  if (from > today) return from;
  return last < today ? last : today;
}
