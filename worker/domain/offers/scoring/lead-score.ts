import { targetRevenue, type TargetBucket } from "../../funnel/answers/target-revenue.ts";

/** From the best down. */
export const LEAD_SCORE_BUCKETS = ["Exceptional", "High", "Medium", "Low"] as const;
export type LeadScoreBucket = (typeof LEAD_SCORE_BUCKETS)[number];

/** The score from which on each begins (spec 9). */
const BUCKET_STARTS: Record<LeadScoreBucket, number> = { Exceptional: 120, High: 80, Medium: 40, Low: 0 };

/** The measure of Analytics that counts the leads of each. */
export const BUCKET_MEASURES = {
  Exceptional: "exceptional",
  High: "high",
  Medium: "medium",
  Low: "low",
} as const satisfies Record<LeadScoreBucket, string>;
export type BucketMeasure = (typeof BUCKET_MEASURES)[LeadScoreBucket];

/** From this score on a lead counts as high-value in the analytics. */
export const HIGH_VALUE = BUCKET_STARTS.Exceptional;

/** Base points of tiers 1 to 5. Higher tiers get the points of tier 5. */
const TIER_BASE = [10, 20, 30, 40, 50];
const AD_SPEND_POINTS = new Map([
  ["3000-plus", 60],
  ["1000-3000", 50],
  ["300-1000", 30],
  ["100-300", 5],
  ["under-100", 0],
]);
const REVENUE_POINTS = new Map([
  ["200k-plus", 30],
  ["50k-200k", 20],
  ["10k-50k", 10],
  ["under-10k", 5],
]);
const TARGET_POINTS: Record<TargetBucket, number> = {
  "500k-plus": 20,
  "250k-500k": 15,
  "100k-250k": 10,
  "under-100k": 5,
};

/**
 * How much a lead is worth pursuing: 10 to 160 points, fixed in code (spec 9, contract 6). Missing and unknown answers
 * score nothing; a target in words without a number counts as under 100k.
 */
export function leadScore(lead: { offerTier: number; answers: Readonly<Record<string, unknown>> }): number {
  const { adSpend, revenue, targetRevenue: target } = lead.answers;
  const base = TIER_BASE[Math.min(Math.max(Math.trunc(lead.offerTier), 1), TIER_BASE.length) - 1] ?? 0;
  return (
    base + pointsFor(AD_SPEND_POINTS, adSpend) + pointsFor(REVENUE_POINTS, revenue) + targetPoints(target)
  );
}

/** The name that staff see for a lead score. */
export function leadScoreBucket(score: number): LeadScoreBucket {
  return LEAD_SCORE_BUCKETS.find((bucket) => score >= BUCKET_STARTS[bucket]) ?? "Low";
}

/** From which score on a bucket counts, and below which; null for no bound. */
export function leadScoreBounds(bucket: LeadScoreBucket): { from: number | null; below: number | null } {
  const place = LEAD_SCORE_BUCKETS.indexOf(bucket);
  const [better, worse] = [LEAD_SCORE_BUCKETS[place - 1], LEAD_SCORE_BUCKETS[place + 1]];
  return { from: worse ? BUCKET_STARTS[bucket] : null, below: better ? BUCKET_STARTS[better] : null };
}

/** `80 to 119`, and `120 or more` of the best. */
export function bucketRange(bucket: LeadScoreBucket): string {
  const better = LEAD_SCORE_BUCKETS[LEAD_SCORE_BUCKETS.indexOf(bucket) - 1];
  const start = BUCKET_STARTS[bucket];
  return better ? `${start} to ${BUCKET_STARTS[better] - 1}` : `${start} or more`;
}

function pointsFor(points: ReadonlyMap<string, number>, answer: unknown): number {
  return typeof answer === "string" ? (points.get(answer) ?? 0) : 0;
}

function targetPoints(target: unknown): number {
  if (typeof target !== "string" || target.trim() === "") return 0;
  return TARGET_POINTS[targetRevenue(target).bucket];
}
