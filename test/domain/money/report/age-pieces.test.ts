import { agePieces, MIDDLE_OF } from "#domain/money/report/age-pieces";
import { assert, integer, property } from "fast-check";
import { expect, it } from "vitest";

const WIDTHS = { d: 1, w: 7, q: 91 };
const TODAY = 20_778;

/** Each bucket of the pieces, as its first day and its width. */
const bucketsOf = (low: number, high: number) =>
  agePieces(low, high, TODAY).flatMap(({ grain, low: first, high: end, sign }) => {
    expect(sign).toBe(1);
    const width = WIDTHS[grain];
    expect((first + 3) % width).toBe(0);
    return Array.from({ length: (end - first) / width }, (_, n) => ({ day: first + n * width, grain }));
  });

const ends = integer({ min: TODAY - 2000, max: TODAY + 30 });

it("have each day once, and those of the last week and before in buckets of their own", () => {
  assert(
    property(ends, ends, (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other) + 1];
      const buckets = bucketsOf(low, high);
      const days = buckets.flatMap(({ day, grain }) =>
        Array.from({ length: WIDTHS[grain] }, (_, n) => day + n),
      );
      expect(days.toSorted((a, b) => a - b)).toEqual(Array.from({ length: high - low }, (_, n) => low + n));
      // A verdict is looked at as of each of the six days before: none of them is in a bucket with others.
      for (const { day, grain } of buckets) {
        if (day > TODAY - 35) expect(grain).toBe("d");
        if (day > TODAY - 364) expect(grain).not.toBe("q");
        expect(Math.abs(day + MIDDLE_OF[grain] - (day + (WIDTHS[grain] - 1) / 2))).toBe(0);
      }
    }),
  );
});

it("are few, however long the period is", () => {
  expect(bucketsOf(TODAY - 29, TODAY + 1).length).toBe(30);
  expect(bucketsOf(TODAY - 365, TODAY + 1).length).toBeLessThanOrEqual(35 + 12 + 48);
  expect(bucketsOf(TODAY - 10 * 365, TODAY + 1).length).toBeLessThanOrEqual(35 + 12 + 66 + 12 + 9 * 4);
});
