import { startOfDay } from "../../time/start-of-day.ts";
import { localDay } from "../../time/time-zone.ts";
import type { Stretch } from "./period-before.ts";

const WEEKS = 12;
const WEEK_DAYS = 7;

/** The weeks of a figure's course: each of seven whole days of the zone, the last of which ended as today (ms) began. */
export function courseWeeks(now: number, zone: string): Stretch[] {
  const { year, month, day } = localDay(now, zone);
  const edges = Array.from({ length: WEEKS + 1 }, (_, week) =>
    startOfDay({ year, month, day: day - (WEEKS - week) * WEEK_DAYS }, zone),
  );
  return edges.slice(1).map((end, week) => ({ start: edges[week] ?? end, end }));
}
