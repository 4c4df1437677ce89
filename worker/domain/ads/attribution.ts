import * as z from "zod/mini";
import { isoTime } from "../time/iso-time.ts";
import { freeText } from "../text.ts";
import { AD_ID, type AD_ID_FIELDS, TOUCH_CAPS, type TouchField } from "./touch-fields.ts";

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

function adId(name: (typeof AD_ID_FIELDS)[number]) {
  const error = `An id has 1 to ${TOUCH_CAPS[name]} digits`;
  return z.optional(z.string({ error }).check(z.regex(AD_ID, { error })));
}
