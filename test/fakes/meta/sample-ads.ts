/** An ad of the sample account, with its campaign and ad set. */
export type SampleAd = {
  campaignId: string;
  campaignName: string;
  adsetId: string;
  adsetName: string;
  adId: string;
  adName: string;
};

const CAMPAIGNS = [
  "prospecting",
  "retargeting",
  "lookalike-1",
  "lookalike-5",
  "advantage-plus",
  "founder-story",
] as const;
const SEASONS = ["q1", "q2", "q3", "q4"] as const;
const AD_SETS = ["broad", "interests"] as const;
const CREATIVES = ["video-a", "video-b", "carousel", "still"] as const;

/** As long as Meta's own, and larger than a number can hold. */
const FIRST_ID = 120_210_000_000_000_000n;
const idOf = (...places: number[]) =>
  String(places.reduce((id, place) => id * 10n + BigInt(place + 1), 0n) + FIRST_ID);

/** What runs at a time (ms): each season has its own campaigns, with the same ads in each of their ad sets. */
export function sampleAdsAt(time: number): SampleAd[] {
  const season = Math.floor(new Date(time).getUTCMonth() / 3);
  return CAMPAIGNS.flatMap((campaign, c) =>
    AD_SETS.flatMap((adsetName, s) =>
      CREATIVES.map((adName, a) => ({
        campaignId: idOf(season, c),
        campaignName: `${campaign}-${SEASONS[season]}`,
        adsetId: idOf(season, c, s),
        adsetName,
        adId: idOf(season, c, s, a),
        adName,
      })),
    ),
  );
}
