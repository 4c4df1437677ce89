import fc from "fast-check";
import { expect, test } from "vitest";
import { listed } from "#domain/listed";

test("lists words as English does", () => {
  const english = new Intl.ListFormat("en");
  fc.assert(
    fc.property(fc.array(fc.string()), (words) => {
      expect(listed(words)).toBe(english.format(words));
    }),
  );
});
