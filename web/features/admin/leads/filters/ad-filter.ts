import { adLeadFields } from "#domain/ads-report/ads-query";
import { AD_LEVELS, ALL_ADS, NO_AD } from "#domain/ads-report/ads-report";
import * as z from "zod/mini";
import { LEVEL_WORDS, NOT_ATTRIBUTED, STEP_WORDS, TOUCH_WORDS } from "../../ground/ads/ads-words.ts";
import { daysText } from "../../ground/ads/days-text.ts";

const adFilterSchema = z.required(z.object(adLeadFields));

/** The leads behind one figure of the tab Ads: its line's key, which step and touch, and the days of their starts. */
export type AdFilter = z.infer<typeof adFilterSchema>;

/** Null unless all of it is there, as only a link from the tab Ads makes it. */
export function adFilterOf(params: URLSearchParams): AdFilter | null {
  return adFilterSchema.safeParse(Object.fromEntries(params)).data ?? null;
}

/** `Booked of one campaign, first touch, Oct 24 – Nov 22, 2026`. */
export function adFilterWords({ ad, adTouch, adStep, adFrom, adTo }: AdFilter): string {
  const days = daysText(adFrom, adTo);
  return `${STEP_WORDS[adStep]}${whichAds(ad)}, ${TOUCH_WORDS[adTouch].toLowerCase()}, ${days}`;
}

function whichAds(key: string): string {
  const parts = key.split("/");
  if (key === ALL_ADS) return " of all ads";
  if (parts.at(-1) === NO_AD) return `, ${NOT_ATTRIBUTED.toLowerCase()}`;
  return ` of one ${LEVEL_WORDS[AD_LEVELS[parts.length - 1] ?? "ad"].toLowerCase()}`;
}
