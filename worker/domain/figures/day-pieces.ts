import { calendarDay, dayTextAt, daysAfter } from "../time/day-text.ts";
import { startOfDay } from "../time/start-of-day.ts";

/** A stretch of time (ms), `end` exclusive; null is open. `key` distinguishes the stretches of one query. */
export type Span = { key: number; start: number | null; end: number | null };

/** Which days are counted: those of a zone, from a day on (null for none), but for those that are due for a recount. */
export type CountedDays = { zone: string; from: string | null; due: readonly string[] };

/** What a stretch is read from: whole counted days, and the rows of the rest. `high` is exclusive. */
export type Pieces = {
  days: { key: number; low: string; high: string }[];
  rows: { key: number; low: number; high: number }[];
};

/** Every day is between these two, as text. */
export const FIRST_DAY = "0000-01-01";
const LAST_DAY = "9999-12-31";

/** Before and after every time of ours (ms). */
const LONG_AGO = 0;
const FAR_AHEAD = 9_000_000_000_000_000;

export const ALL_TIME: Span = { key: 0, start: null, end: null };

/** Cuts stretches into whole days that are counted, and what is left of them at their edges and of days that are not. */
export function piecesOf(spans: readonly Span[], counted: CountedDays): Pieces {
  const pieces = spans
    .filter(({ start, end }) => (start ?? LONG_AGO) < (end ?? FAR_AHEAD))
    .map((span) => spanPieces(span, counted));
  return { days: pieces.flatMap(({ days }) => days), rows: pieces.flatMap(({ rows }) => rows) };
}

function spanPieces({ key, start, end }: Span, { zone, from, due }: CountedDays): Pieces {
  const [begin, close] = [start ?? LONG_AGO, end ?? FAR_AHEAD];
  const first = start === null ? FIRST_DAY : firstWholeDay(start, zone);
  const last = end === null ? LAST_DAY : dayTextAt(end, zone);
  const low = from === null ? LAST_DAY : later(first, from);
  if (low >= last) return { days: [], rows: [{ key, low: begin, high: close }] };
  const within = due.filter((day) => day >= low && day < last).toSorted();
  const ends = [low, ...within.map((day) => daysAfter(day, 1))];
  const days = ends.map((day, index) => ({ key, low: day, high: within[index] ?? last }));
  const edges = [
    { key, low: begin, high: low === FIRST_DAY ? begin : startOf(low, zone) },
    ...within.map((day) => ({ key, ...dayTimes(day, zone) })),
    { key, low: last === LAST_DAY ? close : startOf(last, zone), high: close },
  ];
  return {
    days: days.filter((piece) => piece.low < piece.high),
    rows: edges.filter((piece) => piece.low < piece.high),
  };
}

/** When a day begins and the next one does (ms). */
export function dayTimes(day: string, zone: string): { low: number; high: number } {
  return { low: startOf(day, zone), high: startOf(daysAfter(day, 1), zone) };
}

function firstWholeDay(time: number, zone: string): string {
  const day = dayTextAt(time, zone);
  return startOf(day, zone) === time ? day : daysAfter(day, 1);
}

function startOf(day: string, zone: string): number {
  return startOfDay(calendarDay(day), zone);
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}
