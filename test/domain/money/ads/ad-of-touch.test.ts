import { adOfTouch, type SpentAd } from "#domain/money/ads/ad-of-touch";
import { describe, expect, it } from "vitest";

const at = "2026-11-21T12:00:00.000Z";
const ad = (campaign: string, adset: string, id: string): SpentAd => ({
  campaignId: campaign.slice(0, 2),
  campaignName: campaign.slice(3),
  adsetId: adset.slice(0, 2),
  adsetName: adset.slice(3),
  adId: id.slice(0, 2),
  adName: id.slice(3),
});
const SPENT = [
  ad("10 Spring", "20 Broad", "30 Video"),
  ad("10 Spring", "20 Broad", "31 Image"),
  ad("10 Spring", "21 Narrow", "32 Video"),
  ad("11 Sale", "22 Broad", "33 Video"),
  ad("12 Sale", "23 Broad", "34 Video"),
];

const place = (touch: object) => {
  const { campaignId, adsetId, adId } = adOfTouch({ at, ...touch }, SPENT);
  return [campaignId, adsetId, adId].join(" ").trim();
};

describe("the ad of a touch", () => {
  it.each([
    ["all three ids, known or not", { campaign_id: "7", adset_id: "8", ad_id: "9" }, "7 8 9"],
    ["the ad alone, as spend knows it", { ad_id: "32" }, "10 21 32"],
    ["the ad, against a campaign that is not its", { campaign_id: "11", ad_id: "32" }, "10 21 32"],
    ["the ad set alone, and a name", { adset_id: "20", utm_content: "Image" }, "10 20 31"],
    ["an ad that spend does not know", { ad_id: "99" }, ""],
    [
      "a campaign's id, and names",
      { campaign_id: "12", utm_term: "Broad", utm_content: "Video" },
      "12 23 34",
    ],
    ["names", { utm_campaign: "Spring", utm_term: "Broad", utm_content: "Video" }, "10 20 30"],
    ["the name of two campaigns", { utm_campaign: "Sale", utm_term: "Broad", utm_content: "Video" }, ""],
    ["no name of an ad set", { utm_campaign: "Spring", utm_content: "Image" }, "10"],
    [
      "an ad that is of another set",
      { utm_campaign: "Spring", utm_term: "Narrow", utm_content: "Image" },
      "10 21",
    ],
    ["names in other letters", { utm_campaign: "SPRING" }, ""],
    ["nothing of an ad", { utm_source: "newsletter" }, ""],
  ])("%s", (_, touch, path) => {
    expect(place(touch)).toBe(path);
  });

  it("is none without a touch", () => {
    expect(adOfTouch(null, SPENT)).toEqual({ campaignId: "", adsetId: "", adId: "" });
  });
});
