import type { AdLevel, AdStep, AdTouch } from "#domain/ads-report/ads-report";

export const STEP_WORDS: Record<AdStep, string> = {
  starts: "Starts",
  leads: "Leads",
  booked: "Booked",
  held: "Held",
  sql: "SQL",
  won: "Won",
};

export const LEVEL_WORDS: Record<AdLevel, string> = { campaign: "Campaign", adset: "Ad set", ad: "Ad" };

/** What is below a line. */
export const PARTS_WORDS: Record<AdLevel, string> = { campaign: "Ad sets", adset: "Ads", ad: "" };

export const TOUCH_WORDS: Record<AdTouch, string> = { first: "First touch", last: "Last touch" };

/** Of a line that links alone have named: anybody can write one. */
export const NOT_IN_SPEND = "Not in your ad account";
