import { fromEpochMilliseconds, toZonedDateTimeISO } from "temporal-polyfill/fns/Instant";
import { getTimeZoneTransition, offsetNanoseconds } from "temporal-polyfill/fns/ZonedDateTime";

const NANOSECONDS = 1_000_000;

/** Instants (ms; `to` is not included) through which a zone's clocks keep one offset from UTC (ms). */
export type OffsetSpan = { from: number; to: number; offset: number };

/** A zone's changes of clocks take milliseconds to find, so what was found is kept. */
const known = new Map<string, OffsetSpan[]>();

/** The span around an instant (ms) in an IANA time zone. Throws a RangeError for a zone that there is not. */
export function offsetSpan(time: number, zone: string): OffsetSpan {
  const spans = known.get(zone) ?? [];
  const found = spans.find(({ from, to }) => from <= time && time < to);
  if (found) return found;
  const span = readSpan(time, zone);
  known.set(zone, [...spans, span]);
  return span;
}

function readSpan(time: number, zone: string): OffsetSpan {
  const local = toZonedDateTimeISO(fromEpochMilliseconds(time), zone);
  const next = getTimeZoneTransition(local, "next");
  // The change before a moment is strictly before it: asked a moment later, a change at this very instant counts.
  const moment = toZonedDateTimeISO(fromEpochMilliseconds(time + 1), zone);
  const previous = getTimeZoneTransition(moment, "previous");
  return {
    from: previous?.epochMilliseconds ?? Number.NEGATIVE_INFINITY,
    to: next?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    offset: offsetNanoseconds(local) / NANOSECONDS,
  };
}
