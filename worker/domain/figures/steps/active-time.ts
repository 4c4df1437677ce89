import { percentile } from "../analytics/percentile.ts";

/** The upper bound of each bucket of active time, in seconds. The last bucket has everything longer. */
export const TIME_EDGES = [2, 5, 10, 20, 40, 90, 180, 600] as const;

export const TIME_BUCKETS = TIME_EDGES.length + 1;

/** The bucket of an active time in seconds. */
export function timeBucket(seconds: number): number {
  const bucket = TIME_EDGES.findIndex((edge) => seconds < edge);
  return bucket === -1 ? TIME_EDGES.length : bucket;
}

/**
 * Half of the times are below this many seconds, to the edge of a bucket; null without times, or if it is the last
 * bucket.
 */
export function medianBelow(times: readonly number[]): number | null {
  const bucket = percentile(times.entries(), 0.5);
  return bucket === null ? null : (TIME_EDGES[bucket] ?? null);
}
