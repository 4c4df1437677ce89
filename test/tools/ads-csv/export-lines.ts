import type { ExportLine } from "./ads-export.ts";

const DAY_MS = 86_400_000;
const CAMPAIGN_ID = 120_210_000_000_000_100n;

export type Account = {
  firstDay: string;
  days: number;
  campaigns: number;
  adsetsEach: number;
  adsEach: number;
  locale: "en-US" | "de-DE";
  currency: string;
};

export const SMALL_ACCOUNT: Account = {
  firstDay: "2026-10-01",
  days: 14,
  campaigns: 2,
  adsetsEach: 2,
  adsEach: 3,
  locale: "en-US",
  currency: "USD",
};

/**
 * The lines of an account by day and ad. Amounts follow from the place of the line alone, so that tests know their sum;
 * on every seventh day an ad spends nothing and Ads Manager leaves its cells empty.
 */
export function* accountLines(account: Account): Generator<ExportLine> {
  const start = Date.parse(account.firstDay);
  for (let index = 0; index < account.days; index++) {
    const day = new Date(start + index * DAY_MS).toISOString().slice(0, 10);
    for (let ad = 0; ad < account.campaigns * account.adsetsEach * account.adsEach; ad++)
      yield lineOf(account, { day, index, ad });
  }
}

/** What an ad spent on a day, in cents. */
export function centsOf(index: number, ad: number): number {
  return isIdle(index, ad) ? 0 : 1_000 + ((index * 7_919 + ad * 104_729) % 250_000);
}

function isIdle(index: number, ad: number): boolean {
  return (index + ad) % 7 === 6;
}

function lineOf(
  account: Account,
  { day, index, ad }: { day: string; index: number; ad: number },
): ExportLine {
  const adset = Math.floor(ad / account.adsEach);
  const campaign = Math.floor(adset / account.adsetsEach);
  const money = new Intl.NumberFormat(account.locale, { minimumFractionDigits: 2 });
  const cents = centsOf(index, ad);
  return {
    day,
    campaignName: `Campaign ${campaign + 1}`,
    // The same names stand in every ad set: only ids tell such ads apart.
    adsetName: `Ad set ${(adset % account.adsetsEach) + 1}`,
    adName: `Ad ${(ad % account.adsEach) + 1}`,
    campaignId: String(CAMPAIGN_ID + BigInt(campaign)),
    adsetId: String(CAMPAIGN_ID + 10_000n + BigInt(adset)),
    adId: String(CAMPAIGN_ID + 1_000_000n + BigInt(ad)),
    spend: isIdle(index, ad) ? "" : money.format(cents / 100),
    currency: account.currency,
    impressions: isIdle(index, ad) ? "" : new Intl.NumberFormat(account.locale).format(cents),
    linkClicks: isIdle(index, ad) ? "" : String(Math.floor(cents / 500)),
    reportingStarts: day,
    reportingEnds: day,
  };
}
