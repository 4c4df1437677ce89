import { expect, test } from "vitest";
import * as z from "zod/mini";
import { recordOf } from "../../../web/lib/record-of.ts";

test.each([
  ["some of the keys", { a: "1" }, true],
  ["none of them", {}, true],
  ["another key", { a: "1", c: "2" }, false],
  ["another kind of value", { a: 1 }, false],
  ["no object", "a", false],
  ["a list", ["a"], false],
])("of named keys: %s", (_what, value, isOne) => {
  expect(recordOf(z.string(), ["a", "b"]).safeParse(value).success).toBe(isOne);
});

test("of any keys", () => {
  expect(recordOf(z.string()).parse({ a: "1", b: "2" })).toEqual({ a: "1", b: "2" });
  expect(recordOf(z.string()).safeParse({ a: 1 }).success).toBe(false);
});
