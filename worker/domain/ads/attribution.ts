import * as z from "zod/mini";
import { isoTime } from "../time/iso-time.ts";
import { freeText } from "../text.ts";

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
/** All stored fields of an arrival except its time. */
export const TOUCH_FIELDS = [...CAMPAIGN_FIELDS, "landingPath", "referrerHost"] as const;
export type TouchField = (typeof TOUCH_FIELDS)[number];

/** Characters kept of each field: enough for real campaigns, too few to fill a database. */
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

/** One arrival: campaign, click id, landing page, referrer and time (ISO text). */
export const touchSchema = z.object({
  utm_source: field("utm_source"),
  utm_medium: field("utm_medium"),
  utm_campaign: field("utm_campaign"),
  utm_term: field("utm_term"),
  utm_content: field("utm_content"),
  campaign_id: adId("campaign_id"),
  adset_id: adId("adset_id"),
  ad_id: adId("ad_id"),
  fbclid: field("fbclid"),
  landingPath: field("landingPath"),
  referrerHost: field("referrerHost"),
  at: isoTime("Please send an ISO time"),
} satisfies Record<TouchField | "at", z.ZodMiniType>);

/** A visitor's first and latest arrival (contract 11). */
export const attributionSchema = z.object({
  first: z.optional(touchSchema),
  last: z.optional(touchSchema),
});

export type Touch = z.infer<typeof touchSchema>;
export type Attribution = z.infer<typeof attributionSchema>;

function field(name: TouchField) {
  return z.optional(freeText(TOUCH_CAPS[name], "Please leave this out when it is empty"));
}

/** Digits: a macro that Meta did not replace, `{{ad.id}}`, names no ad. */
function adId(name: (typeof AD_ID_FIELDS)[number]) {
  const error = `An id has 1 to ${TOUCH_CAPS[name]} digits`;
  return z.optional(z.string({ error }).check(z.regex(/^\d{1,20}$/, { error })));
}
