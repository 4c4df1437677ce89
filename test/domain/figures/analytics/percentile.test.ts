import { percentile } from "#domain/figures/analytics/percentile";
import fc from "fast-check";
import { expect, it } from "vitest";

const CASES: [values: [number, number][], part: number, expected: number | null][] = [
  [[], 0.9, null],
  [[[7, 1]], 0.5, 7],
  [[[7, 1]], 0.9, 7],
  [
    [
      [4, 1],
      [1, 1],
    ],
    0.5,
    1,
  ],
  [
    [
      [9, 1],
      [1, 1],
      [5, 1],
    ],
    0.5,
    5,
  ],
  [
    [
      [1, 17],
      [30, 3],
    ],
    0.9,
    30,
  ],
  [
    [
      [30, 2],
      [1, 18],
    ],
    0.9,
    1,
  ],
  [
    [
      [3, 0],
      [4, 2],
    ],
    0.5,
    4,
  ],
];

it.each(CASES)("of %j, for %f, is %s", (values, part, expected) => {
  expect(percentile(values, part)).toBe(expected);
});

it("is a value that at least this part lies at or below, and less than this part below", () => {
  const lists = fc.array(fc.tuple(fc.nat(100), fc.integer({ min: 1, max: 9 })), { minLength: 1 });
  fc.assert(
    fc.property(lists, fc.constantFrom(0.5, 0.9), (values, part) => {
      const found = percentile(values, part) ?? Number.NaN;
      const all = values.flatMap(([value, count]) => Array.from({ length: count }, () => value));
      const below = all.filter((value) => value < found).length;
      const within = all.filter((value) => value <= found).length;
      expect(all).toContain(found);
      expect(within).toBeGreaterThanOrEqual(part * all.length);
      expect(below).toBeLessThan(part * all.length);
    }),
  );
});
