import { NOT_ATTRIBUTED } from "#domain/ads-report/sum-words";
import { AD_LEVELS, ALL_ADS, NO_AD } from "#domain/ads-report/ads-report";
import type { AssessmentQuery } from "#domain/lead-filters/list-filters";
import { LEVEL_WORDS, STEP_WORDS, TOUCH_WORDS } from "../../ground/ads/ads-words.ts";
import { daysText } from "../../ground/ads/days-text.ts";

type Detail = Pick<AssessmentQuery, "adTouch" | "adStep" | "adFrom" | "adTo">;

/** `Booked of one campaign, first touch, Oct 24 – Nov 22, 2026`. */
export function adFilterWords(key: string, { adTouch, adStep, adFrom, adTo }: Detail): string {
  const days = adFrom && adTo ? `, ${daysText(adFrom, adTo)}` : "";
  const touch = TOUCH_WORDS[adTouch ?? "first"].toLowerCase();
  return `${STEP_WORDS[adStep ?? "starts"]}${whichAds(key)}, ${touch}${days}`;
}

function whichAds(key: string): string {
  const parts = key.split("/");
  if (key === ALL_ADS) return " of all ads";
  if (parts.at(-1) === NO_AD) return `, ${NOT_ATTRIBUTED.toLowerCase()}`;
  return ` of one ${LEVEL_WORDS[AD_LEVELS[parts.length - 1] ?? "ad"].toLowerCase()}`;
}
