import { TARGET_BUCKETS, targetBucket, targetRevenue } from "#domain/funnel/answers/target-revenue";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

describe("targetRevenue", () => {
  test.each([
    ["$1.5M", 1_500_000, "500k-plus"],
    ["1.5 million", 1_500_000, "500k-plus"],
    ["half a million", 500_000, "500k-plus"],
    ["half million", 500_000, "500k-plus"],
    ["Half-Million dollars", 500_000, "500k-plus"],
    ["quarter million", 250_000, "250k-500k"],
    ["a quarter of a million", 250_000, "250k-500k"],
    ["2 million", 2_000_000, "500k-plus"],
    ["a million", 1_000_000, "500k-plus"],
    ["500k", 500_000, "500k-plus"],
    ["$250 K", 250_000, "250k-500k"],
    ["20 thousand", 20_000, "under-100k"],
    ["100,000", 100_000, "100k-250k"],
    ["$99,999.99", 100_000, "100k-250k"],
    ["1,234,567", 1_234_567, "500k-plus"],
    ["1.500.000", 1_500_000, "500k-plus"],
    ["1 500 000 €", 1_500_000, "500k-plus"],
    ["1'500'000", 1_500_000, "500k-plus"],
    ["1,5M", 1_500_000, "500k-plus"],
    ["250", 250_000, "250k-500k"],
    ["50k to 200k", 200_000, "100k-250k"],
    ["200k, now at 50k", 200_000, "100k-250k"],
    ["50-200k", 200_000, "100k-250k"],
    ["0.5k", 500, "under-100k"],
    ["I'm at 20k", 20_000, "under-100k"],
    ["100k by Q4", 100_000, "100k-250k"],
    ["300% more than 20k", 20_000, "under-100k"],
    ["0", 0, "under-100k"],
    ["24/7 100k", 100_000, "100k-250k"],
    ["50/50, so 100/200k", 200_000, "100k-250k"],
    ["by 12/31/2026 300k", 300_000, "250k-500k"],
    ["year 1 100k, year 2 200k", 200_000, "100k-250k"],
    ["phase 2 150k", 150_000, "100k-250k"],
    ["day 90: 120k", 120_000, "100k-250k"],
    ["Phase 2", null, "under-100k"],
    ["$20k per month 50", 50_000, "under-100k"],
    ["a month 10 000", 10_000, "under-100k"],
    ["1. 100k 2. 200k", 200_000, "100k-250k"],
    ["1) 100k 2) 200k", 200_000, "100k-250k"],
    ["1. more leads\n2. 50k", 50_000, "under-100k"],
    ["#1 in town, 80k", 80_000, "under-100k"],
    ["within 180 days", null, "under-100k"],
    ["60 to 90 days", null, "under-100k"],
    ["2–3 years", null, "under-100k"],
    ["a 12-month plan to 250", 250_000, "250k-500k"],
    ["3x what we do", null, "under-100k"],
    ["10 new clients", null, "under-100k"],
    ["20k leads", null, "under-100k"],
    ["my 1st 100k", 100_000, "100k-250k"],
    ["100k months", 100_000, "100k-250k"],
    ["$500 day", 500_000, "500k-plus"],
    ["100k by 2027", 100_000, "100k-250k"],
    ["in 2027", null, "under-100k"],
    ["7 figures", 1_000_000, "500k-plus"],
    ["6-figure months", 100_000, "100k-250k"],
    ["mid six figures, 10 of them", 100_000, "100k-250k"],
    ["500k in 6 months, 1M by year 2", 1_000_000, "500k-plus"],
    ["two million", 2_000_000, "500k-plus"],
    ["Two Millions", 2_000_000, "500k-plus"],
    ["two hundred thousand", 200_000, "100k-250k"],
    ["Two-hundred\nthousand", 200_000, "100k-250k"],
    ["a hundred and fifty thousand dollars", 150_000, "100k-250k"],
    ["two hundred fifty k", 250_000, "250k-500k"],
    ["a few hundred thousand", 100_000, "100k-250k"],
    ["twenty-five grand a month", 25_000, "under-100k"],
    ["twenty  five thousand", 25_000, "under-100k"],
    ["one point five million", 1_500_000, "500k-plus"],
    ["two and a half million", 2_500_000, "500k-plus"],
    ["2 and a half million", 2_500_000, "500k-plus"],
    ["fifty thousand to three hundred thousand", 300_000, "250k-500k"],
    ["within one hundred and eighty days", null, "under-100k"],
    ["two hundred leads a month", null, "under-100k"],
    ["one more client, two at most", null, "under-100k"],
    ["no idea", null, "under-100k"],
    ["", null, "under-100k"],
    ["9".repeat(400), Number.MAX_SAFE_INTEGER, "500k-plus"],
  ])("%j is %j dollars, %s", (text, dollars, bucket) =>
    expect(targetRevenue(text)).toEqual({ dollars, bucket }),
  );

  test("takes a bare number under 1,000 for thousands: the spec's known discontinuity", () => {
    expect(targetRevenue("999")).toEqual({ dollars: 999_000, bucket: "500k-plus" });
    expect(targetRevenue("1000")).toEqual({ dollars: 1000, bucket: "under-100k" });
  });

  test("reads any string into whole dollars or none, and a known bucket", () => {
    const money = fc.stringMatching(/^[\d$.,km%' ahlfmilonquater]*$/);
    const text = fc.oneof(fc.string({ unit: "binary" }), money, fc.string());
    fc.assert(
      fc.property(text, (given) => {
        const { dollars, bucket } = targetRevenue(given);
        expect(TARGET_BUCKETS).toContain(bucket);
        const amount = dollars ?? 0;
        expect(Number.isSafeInteger(amount)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(bucket).toBe(targetBucket(amount));
      }),
      { numRuns: 2000 },
    );
  });

  test("reads every amount of dollars back, however it is written", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 1_000_000_000 }), (dollars) => {
        for (const text of [
          `${dollars}`,
          `$${dollars.toLocaleString("en-US")}`,
          `about ${dollars} a month`,
        ]) {
          expect(targetRevenue(text).dollars).toBe(dollars);
        }
        expect(targetRevenue(`${dollars}k`).dollars).toBe(dollars * 1000);
      }),
    );
  });

  test("ends, however long the text", () => {
    for (const unit of ["1,", "1 000 ", "half ", "9", "a", ",", "1.", " ", "1k"]) {
      expect(targetRevenue(unit.repeat(200_000)).bucket).toBeTypeOf("string");
    }
  });
});

describe("targetBucket", () => {
  test.each([
    [99_999, "under-100k"],
    [100_000, "100k-250k"],
    [249_999, "100k-250k"],
    [250_000, "250k-500k"],
    [499_999, "250k-500k"],
    [500_000, "500k-plus"],
  ])("%i dollars are %s", (dollars, bucket) => expect(targetBucket(dollars)).toBe(bucket));

  test("never falls as the dollars rise", () => {
    fc.assert(
      fc.property(fc.nat(2_000_000), fc.nat(2_000_000), (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)].map((dollars) =>
          TARGET_BUCKETS.indexOf(targetBucket(dollars)),
        );
        expect(low).toBeLessThanOrEqual(high ?? -1);
      }),
    );
  });
});
