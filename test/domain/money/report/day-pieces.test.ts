import { dayPieces, mondayOf, weekPieces, type DayPiece } from "#domain/money/report/day-pieces";
import { dayNumber } from "#domain/time/day-number";
import { assert, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";

const WIDTHS = { d: 1, w: 7, q: 91 };

/** How often each day is counted by the buckets of these pieces. */
function daysOf(pieces: readonly DayPiece[]): Map<number, number> {
  const days = new Map<number, number>();
  for (const { grain, low, high, sign } of pieces) {
    for (let day = low; day < high; day++) {
      // A bucket counts with all of its days if it begins within the piece.
      if ((day + 3) % WIDTHS[grain] !== 0) continue;
      for (let of = day; of < day + WIDTHS[grain]; of++) days.set(of, (days.get(of) ?? 0) + sign);
    }
  }
  return new Map([...days].filter(([, count]) => count !== 0));
}

const buckets = (pieces: readonly DayPiece[]) =>
  pieces.reduce((sum, { grain, low, high }) => sum + (high - low) / WIDTHS[grain], 0);

const starts = integer({ min: 13_000, max: 22_000 });
const lengths = integer({ min: 1, max: 2000 });

describe("the pieces of a period", () => {
  it("count each of its days once, in few buckets", () => {
    assert(
      property(starts, lengths, (low, length) => {
        const pieces = dayPieces(low, low + length);
        const days = daysOf(pieces);
        expect([...days.keys()].toSorted((a, b) => a - b)).toEqual(Array.from({ length }, (_, n) => low + n));
        expect(new Set(days.values())).toEqual(new Set([1]));
        expect(buckets(pieces)).toBeLessThanOrEqual(6 + 14 + length / 91 + 1);
      }),
    );
  });

  it("lie within one week each, for the chart", () => {
    assert(
      property(starts, lengths, (low, length) => {
        const pieces = weekPieces(low, low + length);
        expect([...daysOf(pieces).keys()]).toHaveLength(length);
        for (const { grain, low: first } of pieces) if (grain === "w") expect(mondayOf(first)).toBe(first);
        expect(buckets(pieces)).toBeLessThanOrEqual(12 + length / 7);
      }),
    );
  });

  it.each([
    ["2026-11-16", "2026-11-16"],
    ["2026-11-22", "2026-11-16"],
    ["2026-11-23", "2026-11-23"],
    ["1969-12-31", "1969-12-29"],
  ])("the week of %s begins on %s", (day, monday) => {
    expect(mondayOf(dayNumber(day))).toBe(dayNumber(monday));
  });
});
