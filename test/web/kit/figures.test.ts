import { expect, test } from "vitest";
import { cutText } from "../../../web/features/kit/data/figures.ts";

test.each([
  [0, "0"],
  [199, "199"],
  [200, "200+"],
])("a list of %i that is cut at 200 says %s", (length, text) => {
  expect(cutText(length, 200)).toBe(text);
});
