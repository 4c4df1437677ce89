import type { CallingHours } from "#domain/calls/hours/calling-hours";
import type { Weekday } from "#domain/calls/hours/calling-week";

const MINUTE = 60_000;

/** What the wall shows. */
type Wall = { date: string; weekday: string; time: string };

/** The same question as `isOpen`, asked of each minute by itself: what do the clocks on the two walls say? */
export function isOpenMinute(at: number, hours: CallingHours, leadZone: string | null): boolean {
  return (
    isCallingMinute(wallAt(at, hours.timeZone), hours) && (leadZone === null || isLeadMinute(at, leadZone))
  );
}

/** Minutes from `from`, a whole one, that are open; at most `count` are looked at. */
export function openMinutes(
  from: number,
  count: number,
  hours: CallingHours,
  leadZone: string | null,
): number[] {
  const minutes = Array.from({ length: count }, (_, index) => from + index * MINUTE);
  return minutes.filter((at) => isOpenMinute(at, hours, leadZone));
}

function isCallingMinute({ date, weekday, time }: Wall, { week, holidays }: CallingHours): boolean {
  if (holidays.includes(date)) return false;
  const today = week[weekdayNamed(weekday)];
  if (today.some(({ from, to, nextDay }) => from <= time && (nextDay === true || time < to))) return true;
  const noonBefore = Date.parse(`${date}T12:00Z`) - 24 * 60 * MINUTE;
  const yesterday = wallAt(noonBefore, "UTC");
  return (
    !holidays.includes(yesterday.date) &&
    week[weekdayNamed(yesterday.weekday)].some(({ to, nextDay }) => nextDay === true && time < to)
  );
}

function isLeadMinute(at: number, zone: string): boolean {
  const { weekday, time } = wallAt(at, zone);
  return weekday.startsWith("S") ? time >= "10:00" && time < "18:00" : time >= "09:00" && time < "21:00";
}

const formats = new Map<string, Intl.DateTimeFormat>();
const walls = new Map<string, Wall>();

function wallAt(at: number, zone: string): Wall {
  const key = `${zone} ${at}`;
  const wall = walls.get(key) ?? readWall(at, zone);
  walls.set(key, wall);
  return wall;
}

function readWall(at: number, zone: string): Wall {
  const format = formats.get(zone) ?? newFormat(zone);
  formats.set(zone, format);
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
  return {
    date: `${part("year")}-${part("month")}-${part("day")}`,
    weekday: part("weekday"),
    time: `${part("hour")}:${part("minute")}`,
  };
}

function newFormat(timeZone: string) {
  return new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    weekday: "long",
    hour: "2-digit",
    minute: "2-digit",
  });
}

const NAMES: Record<string, Weekday> = {
  Monday: "monday",
  Tuesday: "tuesday",
  Wednesday: "wednesday",
  Thursday: "thursday",
  Friday: "friday",
  Saturday: "saturday",
  Sunday: "sunday",
};

function weekdayNamed(name: string): Weekday {
  const weekday = NAMES[name];
  if (!weekday) throw new Error(`No weekday: ${name}`);
  return weekday;
}
