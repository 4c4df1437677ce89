import { describe, expect, test } from "vitest";
import { checkDraft, EMPTY_DRAFT } from "../../../web/features/admin/offers/offer-draft.ts";

describe("the discount that is typed into an offer's form", () => {
  const check = (discount: string) => checkDraft(6, { ...EMPTY_DRAFT, name: "Inner Circle", discount });

  test.each([
    ["0", 0],
    ["100", 100],
    [" 15 ", 15],
    ["", 0],
    ["none", 0],
  ])("%j is saved as %i", (typed, discount) => expect(check(typed)).toMatchObject({ write: { discount } }));

  test.each(["150", "101", "-1", "-0.5", "12.5", "99.99", "1e3", "Infinity"])(
    "%j is refused at its field",
    (typed) =>
      expect(check(typed)).toEqual({ errors: { discount: "Please enter a whole percentage from 0 to 100" } }),
  );
});
