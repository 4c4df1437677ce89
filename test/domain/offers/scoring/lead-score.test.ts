import { leadScore, leadScoreBucket } from "#domain/offers/scoring/lead-score";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

const score = (offerTier: number, adSpend?: string, revenue?: string, targetRevenue?: string) =>
  leadScore({ offerTier, answers: { adSpend, revenue, targetRevenue } });

describe("leadScore", () => {
  test.each([
    [0, 10],
    [1, 10],
    [2, 20],
    [3, 30],
    [4, 40],
    [5, 50],
    [6, 50],
    [99, 50],
  ])("tier %i starts from %i", (tier, points) => expect(score(tier)).toBe(points));

  test.each([
    ["3000-plus", 60],
    ["1000-3000", 50],
    ["300-1000", 30],
    ["100-300", 5],
    ["under-100", 0],
    ["unheard-of", 0],
  ])("a spend of %s adds %i", (spend, points) => expect(score(1, spend) - 10).toBe(points));

  test.each([
    ["200k-plus", 30],
    ["50k-200k", 20],
    ["10k-50k", 10],
    ["under-10k", 5],
  ])("a revenue of %s adds %i", (revenue, points) => expect(score(1, undefined, revenue) - 10).toBe(points));

  test.each([
    ["$1.5M", 20],
    ["500k", 20],
    ["499,999", 15],
    ["250k", 15],
    ["100,000", 10],
    ["99k", 5],
    ["no idea", 5],
    ["", 0],
    ["  ", 0],
  ])("a target of %j adds %i", (target, points) =>
    expect(score(1, undefined, undefined, target) - 10).toBe(points),
  );

  test("goes from 10 to 160", () => {
    expect(score(1, "under-100")).toBe(10);
    expect(score(5, "3000-plus", "200k-plus", "1M")).toBe(160);
    fc.assert(
      fc.property(fc.double(), fc.dictionary(fc.string(), fc.anything()), (tier, answers) => {
        const points = leadScore({ offerTier: Number.isNaN(tier) ? 1 : tier, answers });
        expect(points).toBeGreaterThanOrEqual(10);
        expect(points).toBeLessThanOrEqual(160);
      }),
    );
  });
});

test.each([
  [160, "Exceptional"],
  [120, "Exceptional"],
  [119, "High"],
  [80, "High"],
  [79, "Medium"],
  [40, "Medium"],
  [39, "Low"],
  [0, "Low"],
])("a lead score of %i is %s", (points, bucket) => expect(leadScoreBucket(points)).toBe(bucket));
