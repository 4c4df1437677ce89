import { fromEpochMilliseconds, toZonedDateTimeISO } from "temporal-polyfill/fns/Instant";
import { getTimeZoneTransition, offsetNanoseconds } from "temporal-polyfill/fns/ZonedDateTime";

const NANOSECONDS = 1_000_000;

/** Instants (ms; `to` is not included) through which a zone's clocks keep one offset from UTC (ms). */
export type OffsetSpan = { from: number; to: number; offset: number };

const known = new Map<string, readonly OffsetSpan[]>();

/**
 * The offset at an instant (ms) in an IANA time zone and how long it stays; it may have begun before `from`. Throws a
 * RangeError for a zone that there is not.
 */
export function offsetSpan(time: number, zone: string): OffsetSpan {
  const spans = known.get(zone) ?? [];
  const found = spans.find(({ from, to }) => from <= time && time < to);
  if (found) return found;
  const span = readSpan(time, zone);
  known.set(zone, [...spans.filter(({ to }) => to !== span.to), span]);
  return span;
}

/** Only the change to come is looked for: the one before may be a century ago, and finding it takes 100 ms. */
function readSpan(time: number, zone: string): OffsetSpan {
  const local = toZonedDateTimeISO(fromEpochMilliseconds(time), zone);
  const next = getTimeZoneTransition(local, "next");
  return {
    from: time,
    to: next?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    offset: offsetNanoseconds(local) / NANOSECONDS,
  };
}
