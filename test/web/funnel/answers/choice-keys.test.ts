import { expect, test } from "vitest";
import { letterOf, optionOfKey } from "../../../../web/features/funnel/answers/use-choice-keys.ts";

test.each([
  ["a", 5, 0],
  ["A", 5, 0],
  ["e", 5, 4],
  ["1", 5, 0],
  ["5", 5, 4],
  ["e", 4, -1],
  ["5", 4, -1],
  ["3", 2, -1],
  ["f", 5, -1],
  ["0", 5, -1],
  ["6", 5, -1],
  ["Enter", 5, -1],
  ["ArrowDown", 5, -1],
  [" ", 5, -1],
  ["ä", 5, -1],
])("key %j of %d options is option %d", (key, count, index) => {
  expect(optionOfKey(key, count)).toBe(index);
});

test("the badges name the letters that choose", () => {
  expect([0, 1, 4].map(letterOf)).toEqual(["A", "B", "E"]);
});
