import { expect, it } from "vitest";
import { retryDelay } from "../../worker/delivery/back-off.ts";

const SECOND = 1000;
const HOUR = 3_600 * SECOND;
const MIDDLE = 0.5;

it.each([
  [0, 30 * SECOND],
  [1, 30 * SECOND],
  [2, 60 * SECOND],
  [3, 120 * SECOND],
  [10, 15_360 * SECOND],
  // Six hours at most.
  [11, 6 * HOUR],
  [400, 6 * HOUR],
])("after attempt %d the next comes in %d ms", (attempts, delay) => {
  expect(retryDelay(attempts, undefined, MIDDLE)).toBe(delay);
});

it.each([
  [0, 24 * SECOND],
  [0.25, 27 * SECOND],
  [1, 36 * SECOND],
])("rows that failed together part by a fifth either way: chance %d", (random, delay) => {
  expect(retryDelay(1, undefined, random)).toBe(delay);
});

it("comes no sooner than the peer asked for, and later where ours is later", () => {
  expect(retryDelay(1, 90 * SECOND, MIDDLE)).toBe(90 * SECOND);
  expect(retryDelay(1, 10 * SECOND, MIDDLE)).toBe(30 * SECOND);
});
