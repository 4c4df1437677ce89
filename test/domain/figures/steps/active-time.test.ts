import { medianBelow, TIME_BUCKETS, TIME_EDGES, timeBucket } from "#domain/figures/steps/active-time";
import fc from "fast-check";
import { expect, it } from "vitest";

it.each([
  [0, 0],
  [1.9, 0],
  [2, 1],
  [39, 4],
  [599, 7],
  [600, 8],
  [86_400 * 30, 8],
])("%s seconds are in bucket %i", (seconds, bucket) => {
  expect(timeBucket(seconds)).toBe(bucket);
});

it("every time is in one bucket, and a longer one in no earlier bucket", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, noNaN: true }), fc.double({ min: 0, noNaN: true }), (a, b) => {
      const [low, high] = [timeBucket(Math.min(a, b)), timeBucket(Math.max(a, b))];
      expect(low).toBeLessThanOrEqual(high);
      expect(high).toBeLessThan(TIME_BUCKETS);
    }),
  );
});

it.each([
  [[], null],
  [[0, 3, 1], TIME_EDGES[1]],
  [[1, 0, 0, 0, 0, 0, 0, 0, 2], null],
])("half of the times %j are below %s", (times, median) => {
  expect(medianBelow(times)).toBe(median);
});
