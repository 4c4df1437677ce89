import { discountFromText, featuresFromText, offerWriteSchema } from "#domain/offers/offer";
import { describe, expect, test } from "vitest";
import { SAMPLE_OFFERS } from "#domain/offers/sample-offers";

test("the five offers have the spec's names and investments", () => {
  expect(SAMPLE_OFFERS.map(({ tier, title, name, investment }) => [tier, title, name, investment])).toEqual([
    [1, "What you get:", "Build & Launch", "$12K–$15K (can be spread over 3 months)"],
    [2, "What you get:", "Rebuild & Launch", "$12K–$15K (or $6K/m × 3)"],
    [3, "What you get:", "Refresh & Optimize", "$3K–$5K upfront + 10% of ad spend"],
    [4, "What you get:", "Optimize & Scale", "$5K/month OR 10% ad spend OR 10% of new revenue"],
    [5, "What you get:", "DGM Coaching", "From $2k/month"],
  ]);
});

describe("a written offer", () => {
  const offer = SAMPLE_OFFERS[0];

  test("takes every initial offer as it is", () => {
    for (const one of SAMPLE_OFFERS) expect(offerWriteSchema.parse(one)).toEqual(one);
  });

  test("may leave out title, phase and link; an empty link is none", () => {
    const { title: _, phase: __, pdfLink: ___, ...rest } = offer ?? {};
    expect(offerWriteSchema.parse(rest)).toEqual({ ...rest, pdfLink: null });
    expect(offerWriteSchema.parse({ ...offer, pdfLink: "" }).pdfLink).toBeNull();
    const pdfLink = "https://example.com/plan.pdf";
    expect(offerWriteSchema.parse({ ...offer, pdfLink }).pdfLink).toBe(pdfLink);
  });

  test.each([
    { tier: 0 },
    { tier: 1.5 },
    { tier: "1" },
    { name: " " },
    { features: "one" },
    { features: [""] },
    { features: Array.from({ length: 51 }, () => "x") },
    { discount: 101 },
    { discount: -1 },
    { discount: 12.5 },
    { discount: null },
    { isActive: 2 },
    { isActive: true },
    { pdfLink: "javascript:alert(1)" },
    { pdfLink: "plan.pdf" },
    { sortOrder: "first" },
  ])("refuses %j", (change) =>
    expect(offerWriteSchema.safeParse({ ...offer, ...change }).success).toBe(false),
  );
});

test("features are one a line, blank lines dropped", () => {
  expect(featuresFromText("a\r\n\n  b  \n \rc")).toEqual(["a", "b", "c"]);
  expect(featuresFromText(" \n")).toEqual([]);
});

test.each([
  ["25", 25],
  ["", 0],
  ["abc", 0],
  [" ", 0],
  ["12.9", 12.9],
  ["-3", -3],
  ["150", 150],
])("the typed discount %j is %d", (text, discount) => expect(discountFromText(text)).toBe(discount));
