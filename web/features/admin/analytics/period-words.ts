import type { AnalyticsPeriod } from "#domain/analytics/analytics";
import { periodStart } from "#domain/analytics/trend-steps";

const MATURITY = "Earlier leads have had longer to be won.";

/** Which assessments the figures count: `Assessments of the last 7 days, since Nov 15, 6:40 PM. All times are …`. */
export function periodWords(period: AnalyticsPeriod, now: number, zone: string): string {
  const start = periodStart(period, now, zone);
  const times = `Times are in ${zoneName(zone, now)}.`;
  if (start === null) return `All assessments so far. ${times}`;
  if (period === "today") return `Assessments since midnight. ${times}`;
  const since = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  }).format(start);
  return `Assessments since ${since}. ${times}`;
}

/** What the changes beside the figures are measured against; nothing for All Time. */
export function comparedWith(period: AnalyticsPeriod): string {
  const words: Record<AnalyticsPeriod, string> = {
    today: `Arrows compare today with yesterday up to the same hour. ${MATURITY}`,
    "7d": `Arrows compare these 7 days with the 7 before. ${MATURITY}`,
    "30d": `Arrows compare these 30 days with the 30 before. ${MATURITY}`,
    all: "",
  };
  return words[period];
}

/** As people call it, such as `Mountain Time`, or else as computers do. */
function zoneName(zone: string, now: number): string {
  const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longGeneric" });
  const name = format.formatToParts(now).find(({ type }) => type === "timeZoneName")?.value;
  return name === undefined || name.startsWith("GMT") ? zone : name;
}
