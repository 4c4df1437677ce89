import type { AgendaCall } from "#domain/calls/queue/agenda";
import { ownClock } from "../../../lib/own-clock.ts";

/** The calls of one day, by the reader's calendar; `day` is its start (ms) as if of UTC, null for those before today. */
export type AgendaDay = { day: number | null; calls: readonly AgendaCall[] };

/**
 * The calls by day: today first, whether it has calls or not, then what is open of the days before, then the days ahead
 * that have some. `now` is in milliseconds.
 */
export function agendaDays(calls: readonly AgendaCall[], now: number): AgendaDay[] {
  const today = dayOf(ownClock(now).wall);
  const dayOfCall = ({ startsAt, clocks }: AgendaCall) =>
    startsAt === null ? null : dayOf(ownClock(Date.parse(startsAt), clocks).wall);
  const earlier = calls.filter((call) => (dayOfCall(call) ?? 0) < today);
  const days = new Map<number, AgendaCall[]>([[today, []]]);
  for (const call of calls) {
    const day = dayOfCall(call);
    if (day === null || earlier.includes(call)) continue;
    days.set(day, [...(days.get(day) ?? []), call]);
  }
  const known: AgendaDay[] = [...days].toSorted(([a], [b]) => a - b).map(([day, of]) => ({ day, calls: of }));
  return earlier.length > 0 ? known.toSpliced(1, 0, { day: null, calls: earlier }) : known;
}

/** The soonest call that has not ended, or if its end is not known has not begun long ago. */
export function nextCall(calls: readonly AgendaCall[], now: number): AgendaCall | null {
  return calls.find((call) => isAhead(call, now)) ?? null;
}

/** Whether a call is still to be held, or is being held. `now` is in milliseconds. */
export function isAhead(call: AgendaCall, now: number): boolean {
  return call.status !== "held" && call.status !== "no_show" && endOf(call) > now;
}

const HALF_HOUR_MS = 30 * 60_000;

function endOf({ startsAt, endsAt }: AgendaCall): number {
  if (endsAt !== null) return Date.parse(endsAt);
  return startsAt === null ? 0 : Date.parse(startsAt) + HALF_HOUR_MS;
}

/** The start (ms) of the day of a time, both as if of UTC. */
export function dayOf(wall: Date): number {
  return new Date(wall).setUTCHours(0, 0, 0, 0);
}
