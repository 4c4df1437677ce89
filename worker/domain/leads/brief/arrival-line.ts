import type { Touch } from "../../money/ads/attribution.ts";
import { trafficSource, type TrafficSource } from "../../money/ads/traffic-source.ts";
import { oneLine } from "../../one-line.ts";
import { isFromWaiting } from "../waiting-address.ts";
import { clipped } from "../../text.ts";
import type { BriefLine } from "./brief-line.ts";
import { quoting } from "./quoted.ts";

/** `null`: the stored name says it best. */
const SPOKEN: Record<TrafficSource, string | null> = {
  facebook: "Facebook",
  instagram: "Instagram",
  google: "Google",
  youtube: "YouTube",
  tiktok: "TikTok",
  linkedin: "LinkedIn",
  email: "an email",
  direct: null,
  other: null,
};

const SOURCE_MAX = 24;
const CAMPAIGN_MAX = 36;

/** What brought a lead: its source, campaign and ad. Null where the first visit does not say. */
export function arrivalLine(touch: Touch | null): BriefLine | null {
  if (touch === null) return null;
  if (isFromWaiting(touch)) return lineOf("They left their address before we opened.");
  const from = placeOf(touch);
  const { utm_campaign: campaign, utm_content: ad } = touch;
  if (from === null && !campaign && !ad) return null;
  const start = from === null ? "They came through" : `They came from ${from}`;
  const separator = from === null ? " " : ": ";
  if (campaign && ad) {
    const named = clipped(oneLine(campaign), CAMPAIGN_MAX);
    return lineOf(quoting(`${start}${separator}campaign “${named}”, ad “`, ad, "”."));
  }
  if (campaign) return lineOf(quoting(`${start}${separator}campaign “`, campaign, "”."));
  return ad ? lineOf(quoting(`${start}${separator}ad “`, ad, "”.")) : lineOf(`${start}.`);
}

const lineOf = (text: string): BriefLine => ({ part: "arrival", text, sources: ["firstTouch"] });

function placeOf({ utm_source: source, referrerHost, fbclid }: Touch): string | null {
  const stored = source ?? referrerHost;
  const spoken = SPOKEN[trafficSource(stored ?? null)];
  if (spoken !== null) return spoken;
  if (stored) return clipped(oneLine(stored), SOURCE_MAX);
  return fbclid ? "Facebook or Instagram" : null;
}
