import {
  ALL_TIME,
  FIRST_DAY,
  dayTimes,
  piecesOf,
  type CountedDays,
  type Pieces,
} from "#domain/figures/day-pieces";
import { daysAfter } from "#domain/time/day-text";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const ZONES = ["America/Edmonton", "Asia/Kolkata", "Pacific/Chatham", "UTC"] as const;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const START = Date.UTC(2026, 2, 1, 7);

const counted = (some: Partial<CountedDays>): CountedDays => ({
  zone: "America/Edmonton",
  from: FIRST_DAY,
  due: [],
  ...some,
});

describe("a stretch of time", () => {
  it("of all time is all days, once they are counted", () => {
    expect(piecesOf([ALL_TIME], counted({}))).toEqual({
      days: [{ key: 0, low: FIRST_DAY, high: "9999-12-31" }],
      rows: [],
    });
  });

  it("is read from its rows where no day is counted", () => {
    const { days, rows } = piecesOf([{ key: 4, start: 5, end: 9 }], counted({ from: null }));
    expect([days, rows]).toEqual([[], [{ key: 4, low: 5, high: 9 }]]);
  });

  it("leaves out the days that are due, whose rows are read", () => {
    const { days, rows } = piecesOf([ALL_TIME], counted({ due: ["2026-03-08"] }));
    expect(days.map(({ low, high }) => [low, high])).toEqual([
      [FIRST_DAY, "2026-03-08"],
      ["2026-03-09", "9999-12-31"],
    ]);
    // The clocks went forward on that day.
    expect(rows.map(({ low, high }) => high - low)).toEqual([23 * HOUR_MS]);
  });

  it("of no length is nothing", () => {
    expect(piecesOf([{ key: 0, start: 5, end: 5 }], counted({}))).toEqual({ days: [], rows: [] });
  });

  it("has each of its moments once, whatever is counted", () => {
    const time = fc.integer({ min: START, max: START + 20 * DAY_MS });
    const day = fc.integer({ min: 0, max: 21 }).map((days) => daysAfter("2026-02-28", days));
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.option(time),
        fc.option(time),
        fc.option(day),
        fc.uniqueArray(day, { maxLength: 4 }),
        time,
        (zone, start, end, from, due, moment) => {
          const pieces = piecesOf([{ key: 0, start, end }], {
            zone,
            from,
            due: due.filter((one) => from !== null && one >= from),
          });
          const isWithin = moment >= (start ?? 0) && moment < (end ?? Infinity);
          expect(times(pieces, zone, moment)).toBe(isWithin ? 1 : 0);
          for (const piece of pieces.days) {
            expect(from !== null && piece.low >= from).toBe(true);
            expect(due.some((one) => one >= piece.low && one < piece.high)).toBe(false);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });
});

/** How often a moment is in the pieces. */
function times({ days, rows }: Pieces, zone: string, moment: number): number {
  const within = (low: number, high: number) => Number(moment >= low && moment < high);
  const startOf = (day: string) =>
    day === FIRST_DAY ? 0 : day === "9999-12-31" ? Infinity : dayTimes(day, zone).low;
  return (
    rows.reduce((sum, { low, high }) => sum + within(low, high), 0) +
    days.reduce((sum, { low, high }) => sum + within(startOf(low), startOf(high)), 0)
  );
}
