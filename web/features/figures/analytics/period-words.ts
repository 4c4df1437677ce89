import type { AnalyticsPeriod } from "#domain/figures/analytics/period";
import { zoneName } from "#domain/time/zone-name";
import { daysText } from "../../money/report/ads-words.ts";

/** `days` are those of the zone, as the server knows it. */
type ByZone = { timeZone: string; isOwnZone: boolean; days: { from: string | null; to: string } };

/** Which days the figures count, and by whose clock: `Oct 25 – Nov 23, 2026 · Edmonton time`. */
export function periodWords(
  period: AnalyticsPeriod,
  { timeZone: zone, isOwnZone, days: { from, to } }: ByZone,
): string {
  const clock = isOwnZone ? zoneName(zone) : `${zone}, as your time zone is not known`;
  if (period === "all" || from === null) return `All assessments so far · ${clock}`;
  return `${daysText(period === "today" ? to : from, to)} · ${clock}`;
}

const COMPARED: Record<AnalyticsPeriod, string> = {
  today: "vs yesterday at this time",
  "7d": "vs 7 days before",
  "30d": "vs 30 days before",
  all: "last 30 days",
};

/** What a change is compared with; under All Time, which nothing came before, the days that it is of. */
export function changeWords(period: AnalyticsPeriod): string {
  return COMPARED[period];
}

/** How changes are to be read. */
export function comparedWith(period: AnalyticsPeriod): string {
  const words: Record<AnalyticsPeriod, string> = {
    today: "Arrows compare today with yesterday up to the same hour.",
    "7d": "Arrows compare these 7 days with the 7 before.",
    "30d": "Arrows compare these 30 days with the 30 before.",
    all: "Arrows compare the last 30 days with the 30 before.",
  };
  return `${words[period]} Earlier leads have had longer to close.`;
}
