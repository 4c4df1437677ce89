import { isCalledNow } from "#domain/calls/queue/is-called-now";
import { expect, test } from "vitest";

test.each([
  [null, false],
  [1, true],
  [5, true],
  [6, false],
])("a pace of %s minutes is now: %s", (usualMinutes, isNow) => {
  expect(isCalledNow({ usualMinutes })).toBe(isNow);
});
