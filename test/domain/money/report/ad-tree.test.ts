import { openKeys, shownKeys, withToggled } from "#domain/money/report/ad-tree";
import { expect, it } from "vitest";

it("an address keeps what is open, and what it has wrong is left out", () => {
  expect(openKeys("1,1/2,1/2/3,x,,1")).toEqual(["1", "1/2"]);
  expect(openKeys(null)).toEqual([]);
  const many = Array.from({ length: 50 }, (_, n) => String(n));
  expect(openKeys(many.join())).toEqual(many.slice(0, 20));
});

it.each([
  [null, ["1", "1/2"]],
  ["1", ["1/2"]],
  ["3", ["3/4"]],
])("below %s, only what is in sight is asked for", (parent, keys) => {
  expect(shownKeys(["1", "1/2", "3/4"], parent)).toEqual(keys);
});

it("a line closes with all below it, and the one opened first gives way to too many", () => {
  expect(withToggled(["1"], "1/2")).toEqual(["1", "1/2"]);
  expect(withToggled(["1", "1/2", "12"], "1")).toEqual(["12"]);
  const many = Array.from({ length: 20 }, (_, n) => String(n));
  expect(withToggled(many, "99")).toEqual([...many.slice(1), "99"]);
});
