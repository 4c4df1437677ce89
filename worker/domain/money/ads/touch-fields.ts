import { hasHiddenCharacters } from "../../one-line.ts";
import { visibleText } from "../../visible-text.ts";

/** The ids that Meta writes into an ad's link in place of its macros. */
export const AD_ID_FIELDS = ["campaign_id", "adset_id", "ad_id"] as const;

/** The campaign details in the address of an arrival. */
export const CAMPAIGN_FIELDS = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  ...AD_ID_FIELDS,
  "fbclid",
] as const;
export type CampaignField = (typeof CAMPAIGN_FIELDS)[number];

/** Those that the team puts into a link; a click id Meta adds to any, a post's as an ad's. */
export const TAG_FIELDS = CAMPAIGN_FIELDS.filter((name) => name !== "fbclid");

/** All stored fields of an arrival except its time. */
export const TOUCH_FIELDS = [...CAMPAIGN_FIELDS, "landingPath", "referrerHost"] as const;
export type TouchField = (typeof TOUCH_FIELDS)[number];

/** How many characters of each field are stored: enough for real campaigns, too few to fill a database. */
export const TOUCH_CAPS = {
  utm_source: 200,
  utm_medium: 200,
  utm_campaign: 200,
  utm_term: 200,
  utm_content: 200,
  campaign_id: 20,
  adset_id: 20,
  ad_id: 20,
  fbclid: 500,
  landingPath: 500,
  referrerHost: 253,
} as const satisfies Record<TouchField, number>;

/** Digits: a macro that Meta did not replace, `{{ad.id}}`, names no ad. */
export const AD_ID = /^\d{1,20}$/;

const isAdId = (name: string) => AD_ID_FIELDS.some((field) => field === name);

/** Whether `touchSchema` takes this text, for pages that load without the library that schemas are made with. */
export function isTouchText(name: TouchField, text: string): boolean {
  if (isAdId(name)) return AD_ID.test(text);
  return visibleText(text).trim() !== "" && text.length <= TOUCH_CAPS[name] && !hasHiddenCharacters(text);
}
