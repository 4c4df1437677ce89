import type { AnyAnswers } from "#domain/funnel/answers/answers";
import { monthlyTarget } from "#domain/funnel/answers/revenue-gap";
import { gapSentence as sentenceOf } from "#domain/funnel/results/gap-sentence";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleWords } from "../../../setup/content/sample-words.ts";

const gapSentence = (answers: AnyAnswers) => sentenceOf(answers, sampleWords.results.finding);
const short = (gap: string) => `You’re ${gap} a month short of your target.`;

describe("gapSentence", () => {
  test.each<[string, Record<string, string | null>]>([
    [
      "under-10k",
      {
        $5K: "up to $5K",
        $10K: "up to $10K",
        $50K: "more than $40K",
        "$1.25M": "more than $1.2M",
        "$100,950": "more than $90K",
        "10500": "more than $500",
        "0": null,
      },
    ],
    [
      "10k-50k",
      {
        "$8,000": null,
        "10k": null,
        "$30,500": "up to $21K",
        "50K": "up to $40K",
        "$300K a month": "more than $250K",
        "a million dollars": "more than $950K",
      },
    ],
    [
      "50k-200k",
      {
        $40K: null,
        "50k": null,
        "150": "up to $100K",
        "$200,000/month": "up to $150K",
        "at least 250k per month": "more than $50K",
      },
    ],
    [
      "200k-plus",
      {
        $100K: null,
        "200k": null,
        "$500K+": "up to $300K",
        $2M: "up to $1.8M",
      },
    ],
  ])("from %s to each target", (revenue, cases) => {
    for (const [targetRevenue, gap] of Object.entries(cases)) {
      const sentence = gapSentence({ revenue, targetRevenue });
      expect([targetRevenue, sentence]).toEqual([targetRevenue, gap && short(gap)]);
    }
  });

  test.each<[string, string, string]>([
    ["a wish for several amounts counts from the least", "100-200k", "more than $50K"],
    ["and the words that name today's figure do no harm", "from 50k to 200k", "up to $190K"],
  ])("%s", (_what, targetRevenue, gap) =>
    expect(gapSentence({ revenue: "10k-50k", targetRevenue })).toBe(short(gap)),
  );

  test.each([
    ["no revenue", { targetRevenue: "$500K" }],
    ["no target", { revenue: "10k-50k" }],
    ["an unknown revenue", { revenue: "constructor", targetRevenue: "$500K" }],
    ["a target without a figure", { revenue: "10k-50k", targetRevenue: "as much as possible" }],
  ])("is nothing with %s", (_what, answers) => expect(gapSentence(answers)).toBeNull());

  test("holds for every revenue in the range that was answered", () => {
    const figure = { "": 1, K: 1_000, M: 1_000_000 } as const;
    const revenue = fc.constantFrom(
      ["under-10k", 0, 9_999] as const,
      ["10k-50k", 10_000, 49_999] as const,
      ["50k-200k", 50_000, 199_999] as const,
      ["200k-plus", 200_000, 900_000] as const,
    );
    const target = fc.integer({ min: 1_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(revenue, target, ([answer, least, most], dollars) => {
        const sentence = gapSentence({ revenue: answer, targetRevenue: `$${dollars}` });
        if (sentence === null) {
          expect(dollars).toBeLessThanOrEqual(least);
          return;
        }
        const [, bound, amount, unit] = /(more than|up to) \$([\d.]+)([KM]?) a month/.exec(sentence) ?? [];
        const told = Math.round(Number(amount) * figure[unit as keyof typeof figure]);
        if (bound === "more than") expect(told).toBeLessThan(dollars - most);
        else expect(told).toBeGreaterThanOrEqual(dollars - least);
      }),
    );
  });
});

describe("monthlyTarget", () => {
  test.each([
    "$1M a year",
    "600k annually",
    "500k €",
    "£40k",
    "300k pesos",
    "2x",
    "double what I make, 100",
    "20 clients",
    "5k in 12 months",
    "100k by Q4",
    "50% more",
    "no idea",
    "",
    "$5 billion",
    "9".repeat(400),
  ])("takes nothing from %j", (text) => expect(monthlyTarget(text)).toBeNull());

  test.each([
    ["$50K", 50_000, 50_000],
    ["I'd like to make around 80 thousand dollars a month", 80_000, 80_000],
    ["200k ($200,000)", 200_000, 200_000],
    ["$1.5M–$2M", 1_500_000, 2_000_000],
    ["half a million", 500_000, 500_000],
  ])("%j is %d to %d", (text, least, most) => expect(monthlyTarget(text)).toEqual({ least, most }));
});
