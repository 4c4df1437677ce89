import { fromEpochMilliseconds, toZonedDateTimeISO } from "temporal-polyfill/fns/Instant";
import { getTimeZoneTransition, offsetNanoseconds } from "temporal-polyfill/fns/ZonedDateTime";

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

/** A stretch of instants (ms), or of a day's minutes; `to` is not included. */
export type Span = { from: number; to: number };

/**
 * Hours as a clock on the wall shows them in one zone: the open minutes (0 to 1440, in order, none twice) of a local
 * day, which is counted from January 1, 1970. An hour that the clock skips is not open; one that it shows twice is open
 * twice.
 */
export type ClockHours = { timeZone: string; openOn: (day: number) => readonly Span[] };

/** What is open between two instants, in order. Several spans in a row may touch. */
export function* openSpans({ timeZone, openOn }: ClockHours, from: number, to: number): Generator<Span> {
  let at = from;
  while (at < to) {
    const { offset, to: change } = offsetSpan(at, timeZone);
    const end = Math.min(to, change);
    const lastDay = Math.ceil((end + offset) / DAY_MS);
    for (let day = Math.floor((at + offset) / DAY_MS); day < lastDay; day += 1) {
      const midnight = day * DAY_MS - offset;
      for (const minutes of openOn(day)) {
        const opens = Math.max(at, midnight + minutes.from * MINUTE_MS);
        const closes = Math.min(end, midnight + minutes.to * MINUTE_MS);
        if (opens < closes) yield { from: opens, to: closes };
      }
    }
    at = end;
  }
}

/** The weekday of such a day, 0 for Monday. */
export function weekdayOf(day: number): number {
  // January 1, 1970 was a Thursday.
  return (((day + 3) % 7) + 7) % 7;
}

/** Such a day as text, `2026-11-20`. */
export function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

const NANOSECONDS = 1_000_000;

/** Instants (ms; `to` is not included) through which a zone's clocks keep one offset from UTC (ms). */
type OffsetSpan = { from: number; to: number; offset: number };

const known = new Map<string, readonly OffsetSpan[]>();

/**
 * The offset at an instant (ms) in an IANA time zone and how long it stays; it may have begun before `from`. Throws a
 * RangeError for an unknown zone.
 */
export function offsetSpan(time: number, zone: string): OffsetSpan {
  const spans = known.get(zone) ?? [];
  const found = spans.find(({ from, to }) => from <= time && time < to);
  if (found) return found;
  const span = readSpan(time, zone);
  known.set(zone, [...spans.filter(({ to }) => to !== span.to), span]);
  return span;
}

/** Searches only for the next change: the previous one may be a century ago, and finding it takes 100 ms. */
function readSpan(time: number, zone: string): OffsetSpan {
  const local = toZonedDateTimeISO(fromEpochMilliseconds(time), zone);
  const next = getTimeZoneTransition(local, "next");
  return {
    from: time,
    to: next?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    offset: offsetNanoseconds(local) / NANOSECONDS,
  };
}
