import { describe, expect, test } from "vitest";
import { checkDraft, draftOf, EMPTY_DRAFT } from "../../../../web/features/offers/tiers/offer-draft.ts";
import { SAMPLE_OFFERS } from "#domain/offers/sample-offers";

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

describe("an offer's form", () => {
  const [first] = SAMPLE_OFFERS;
  if (!first) throw new Error("There is no first offer.");
  const offer = { ...first, discount: 15, pdfLink: "https://example.com/plan.pdf" };

  test.each([...SAMPLE_OFFERS, offer, { ...offer, isActive: 0 as const }])(
    "untouched, it is the offer again: $name",
    (one) => {
      expect(checkDraft(one.tier, draftOf(one))).toEqual({ write: one });
    },
  );

  test("of a new offer places it by its tier and leaves nothing else to be filled in but the name", () => {
    const empty = {
      title: "What you get:",
      phase: "",
      description: "",
      features: [],
      investment: "",
      discount: 0,
      pdfLink: null,
      isActive: 1,
    };
    expect(checkDraft(6, { ...EMPTY_DRAFT, name: "Inner Circle" })).toEqual({
      write: { tier: 6, sortOrder: 6, name: "Inner Circle", ...empty },
    });
    expect(checkDraft(6, EMPTY_DRAFT)).toEqual({ errors: { name: "Please enter a name" } });
  });

  test("changes what stands above the features, and the phase", () => {
    const typed = { ...draftOf(offer), title: "Your twelve weeks:", phase: "Begin" };
    expect(checkDraft(1, typed)).toEqual({
      write: { ...offer, title: "Your twelve weeks:", phase: "Begin" },
    });
  });

  test("says what is wrong with one of the features at the features", () => {
    const features = `One\n${"x".repeat(501)}`;
    expect(checkDraft(6, { ...EMPTY_DRAFT, name: "Inner Circle", features })).toEqual({
      errors: { features: "Please use at most 500 characters" },
    });
  });
});
