import * as z from "zod/mini";
import { isoTime } from "../../time/iso-time.ts";
import { freeText } from "../../text.ts";
import { linkCampaign } from "./link-parameters.ts";
import { touchRank } from "./touch-rank.ts";
import { AD_ID, type AD_ID_FIELDS, CAMPAIGN_FIELDS, TOUCH_CAPS, type TouchField } from "./touch-fields.ts";

const fieldsSchema = z.object({
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
  /** The parameters whose macros no ad platform filled in. */
  unfilled: z.optional(z.array(z.enum(CAMPAIGN_FIELDS)).check(z.maxLength(CAMPAIGN_FIELDS.length))),
} satisfies Record<TouchField | "at" | "unfilled", z.ZodMiniType>);

/**
 * One arrival: campaign, click id, landing page, referrer and time (ISO text). Its campaign is read as that of a link
 * is, whoever sends it: a page of an earlier build may have read it otherwise.
 */
export const touchSchema = z.pipe(fieldsSchema, z.transform(reread));

/** A visitor's first and latest arrival (contract 11). */
export const attributionSchema = z.pipe(
  z.object({ first: z.optional(touchSchema), last: z.optional(touchSchema) }),
  // Their order is the browser's to know, whose clock may be wrong.
  z.transform(({ first, last }) => ({
    first,
    last: first && last && touchRank(first) > touchRank(last) ? first : last,
  })),
);

export type Touch = z.infer<typeof touchSchema>;
export type Attribution = z.infer<typeof attributionSchema>;

function reread({ unfilled: known = [], ...fields }: z.output<typeof fieldsSchema>) {
  const { landingPath, referrerHost, at } = fields;
  const given = CAMPAIGN_FIELDS.filter((name) => fields[name] !== undefined);
  const query = given.map((name) => `${name}=${fields[name]?.replace(/[%&#+]/g, encodeURIComponent)}`);
  const { unfilled = [], ...campaign } = linkCampaign(query.join("&"));
  const all = [...new Set([...known, ...unfilled])];
  return {
    ...campaign,
    ...(landingPath !== undefined && { landingPath }),
    ...(referrerHost !== undefined && { referrerHost }),
    at,
    ...(all.length > 0 && { unfilled: all }),
  };
}

function field(name: TouchField) {
  return z.optional(freeText(TOUCH_CAPS[name], "Please leave this out when it is empty"));
}

function adId(name: (typeof AD_ID_FIELDS)[number]) {
  const error = `An id has 1 to ${TOUCH_CAPS[name]} digits`;
  return z.optional(z.string({ error }).check(z.regex(AD_ID, { error })));
}
