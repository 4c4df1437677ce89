import type { AdLevel } from "./ads-report.ts";

/** The lines of a level as one. */
export const TOTAL_WORDS: Record<AdLevel, string> = {
  campaign: "Total of ads",
  adset: "Total of ad sets",
  ad: "Total of ads",
};

export const NOT_ATTRIBUTED = "Not attributed";

/** What ads brought, and what came without one. */
export const ALL = "All";
