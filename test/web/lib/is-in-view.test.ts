import { expect, test } from "vitest";
import { isInView } from "../../../web/lib/is-in-view.ts";

const [seen, gone] = [{ isIntersecting: true }, { isIntersecting: false }];

test.each([
  [[seen], true],
  [[gone], false],
  [[gone, seen], true],
  [[seen, gone], false],
  [[], false],
])("of several changes the newest counts: %j", (entries, expected) => {
  expect(isInView(entries)).toBe(expected);
});
