import type { Touch } from "#domain/ads/attribution";
import type { Random } from "../../setup/random.ts";
import type { SeedRow } from "./seed-row.ts";
import { USER_AGENTS } from "./people.ts";
import { weighted } from "./weighted.ts";

const CAMPAIGNS = [
  "prospecting",
  "retargeting",
  "lookalike-1",
  "lookalike-5",
  "advantage-plus",
  "founder-story",
] as const;
const SEASONS = ["q1", "q2", "q3", "q4"] as const;
const CREATIVES = ["video-a", "video-b", "carousel", "still"] as const;

/** How a visitor came, and where from: mostly by ads, else by search, mail or the address itself. */
export function arrivalColumns(random: Random, createdAt: number): SeedRow {
  const first = arrival(random, createdAt);
  const again = random.chance(0.2);
  const last = again ? arrival(random, createdAt + 30_000) : first;
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

function arrival(random: Random, time: number): Touch {
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
  return {
    utm_source: pick(["facebook", "facebook", "instagram"]),
    utm_medium: "paid_social",
    utm_campaign: `${pick(CAMPAIGNS)}-${pick(SEASONS)}`,
    utm_content: pick(CREATIVES),
    fbclid: `IwAR${int(2 ** 31).toString(36)}${int(2 ** 31).toString(36)}`,
    landingPath: pick(["/", "/quiz", "/chat"]),
    referrerHost: "l.facebook.com",
    at,
  };
}
