import type { Touch } from "./attribution.ts";

/** The place of an ad in the tree. What is not known is empty, and so is all below it. */
export type AdPath = { campaignId: string; adsetId: string; adId: string };

/** An ad that spent, with its names on some day. */
export type SpentAd = AdPath & { campaignName: string; adsetName: string; adName: string };

const NOWHERE: AdPath = { campaignId: "", adsetId: "", adId: "" };

/** Days before a lead's own in which an ad must have spent for the lead to be matched to it: Meta's own window. */
export const MATCH_DAYS = 7;

/** Whether the touch names its ad by all three ids, so that nothing has to be looked up. */
export function namesAllIds(touch: Touch): boolean {
  return Boolean(touch.campaign_id && touch.adset_id && touch.ad_id);
}

/**
 * The ad that a touch came from (contract 18): as its ids say, else by names that only one campaign, ad set or ad had
 * among those that `spent` in the days up to the lead's. From the campaign down, as far as it is known.
 */
export function adOfTouch(touch: Touch | null, spent: readonly SpentAd[]): AdPath {
  if (!touch) return NOWHERE;
  const { campaign_id: campaignId = "", adset_id: adsetId = "", ad_id: adId = "" } = touch;
  if (namesAllIds(touch)) return { campaignId, adsetId, adId };
  // The innermost id that spend knows determines those above it.
  const known =
    spent.find((ad) => adId !== "" && ad.adId === adId) ??
    spent.find((ad) => adsetId !== "" && ad.adsetId === adsetId);
  const campaign =
    known?.campaignId ?? (campaignId || only(spent, "campaignId", ["campaignName", touch.utm_campaign]));
  if (campaign === "") return NOWHERE;
  const ofCampaign = spent.filter((ad) => ad.campaignId === campaign);
  const adset = known?.adsetId ?? (adsetId || only(ofCampaign, "adsetId", ["adsetName", touch.utm_term]));
  if (adset === "") return { ...NOWHERE, campaignId: campaign };
  const ofAdset = ofCampaign.filter((ad) => ad.adsetId === adset);
  return {
    campaignId: campaign,
    adsetId: adset,
    adId: adId || only(ofAdset, "adId", ["adName", touch.utm_content]),
  };
}

/** The one id with a name; empty if none or several have it. */
function only(
  ads: readonly SpentAd[],
  id: keyof AdPath,
  [field, name]: ["campaignName" | "adsetName" | "adName", string | undefined],
): string {
  if (!name) return "";
  const [first, ...others] = new Set(ads.filter((ad) => ad[field] === name).map((ad) => ad[id]));
  return first !== undefined && others.length === 0 ? first : "";
}
