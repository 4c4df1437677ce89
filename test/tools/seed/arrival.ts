import type { Touch } from "#domain/money/ads/attribution";
import { sampleAdsAt } from "../../fakes/meta/sample-ads.ts";
import type { Random } from "../../setup/random/random.ts";
import type { SeedRow } from "./seed-row.ts";
import { USER_AGENTS } from "./people.ts";
import { weighted } from "./weighted.ts";

/** Older links of ads name no ids, as if the company had put the template into its ads since. */
const TEMPLATE_MS = 300 * 24 * 60 * 60 * 1000;

/** How a visitor came, and where from: mostly by ads, else by search, mail or the address itself. */
export function arrivalColumns(random: Random, createdAt: number, now: number): SeedRow {
  const first = arrival(random, createdAt, now);
  const again = random.chance(0.2);
  const last = again ? arrival(random, createdAt + 30_000, now) : first;
  const country = weighted(random, [
    ["US", 52],
    ["CA", 18],
    ["GB", 12],
    ["AU", 8],
    ["DE", 6],
    ["IN", 4],
  ] as const);
  const ads = weighted(random, [
    ["yes", 70],
    ["no", 10],
    ["none", 20],
  ] as const);
  return {
    first_touch: JSON.stringify(first),
    last_touch: JSON.stringify(last),
    source: first.utm_source ?? first.referrerHost ?? null,
    campaign: first.utm_campaign ?? null,
    // Addresses of the ranges that are kept for documentation.
    ip_address: `2001:db8:${random.int(65_536).toString(16)}:${random.int(65_536).toString(16)}::1`,
    user_agent: random.pick(USER_AGENTS),
    country,
    region: null,
    ad_consent: ads === "none" ? null : Number(ads === "yes"),
    ad_consent_at: ads === "none" ? null : createdAt,
  };
}

function arrival(random: Random, time: number, now: number): Touch {
  const at = new Date(time).toISOString();
  const { pick, int } = random;
  const kind = weighted(random, [
    ["ad", 62],
    ["search", 14],
    ["mail", 8],
    ["direct", 16],
  ] as const);
  if (kind === "direct") return { landingPath: "/", at };
  if (kind === "search")
    return { landingPath: "/", referrerHost: pick(["www.google.com", "duckduckgo.com"]), at };
  if (kind === "mail") {
    return {
      utm_source: "newsletter",
      utm_medium: "email",
      utm_campaign: `issue-${1 + int(40)}`,
      landingPath: "/",
      at,
    };
  }
  const ad = pick(sampleAdsAt(time));
  const ids = { campaign_id: ad.campaignId, adset_id: ad.adsetId, ad_id: ad.adId };
  return {
    utm_source: "facebook",
    utm_medium: "paid",
    utm_campaign: ad.campaignName,
    utm_term: ad.adsetName,
    utm_content: ad.adName,
    ...(now - time < TEMPLATE_MS && ids),
    fbclid: `IwAR${int(2 ** 31).toString(36)}${int(2 ** 31).toString(36)}`,
    landingPath: pick(["/", "/quiz", "/chat"]),
    referrerHost: "l.facebook.com",
    at,
  };
}
