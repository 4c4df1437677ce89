import type { AdPath } from "#domain/money/ads/ad-of-touch";
import type { StoredLead, StoredSpend } from "./account-rows.ts";

/** The campaigns of the account, each of which something else is to be said of. */
export const JUDGED = {
  earns: "11",
  loses: "12",
  notSettled: "13",
  stopped: "14",
  otherCurrency: "15",
} as const;

const VALUE = 5000;
/** Days from a lead to Won: from 2 to 24, each as often. */
const lagOf = (index: number) => 2 + ((7 * index) % 23);

const adOf = (campaignId: string, ad = 1): AdPath => ({
  campaignId,
  adsetId: `${campaignId}0`,
  adId: `${campaignId}0${ad}`,
});
const many = <Item>(count: number, of: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => of(index));

/** An account of 300 days up to `today`, in whose campaigns every kind of verdict is to be found. */
export function judgedAccount(today: number): { leads: StoredLead[]; spends: StoredSpend[] } {
  const earns = adOf(JUDGED.earns);
  const notSettled = adOf(JUDGED.notSettled);
  const early = (ad: number) => adOf(JUDGED.stopped, ad);
  const won = (ad: AdPath | null, day: number, wonDay: number): StoredLead => ({
    ad,
    day,
    value: VALUE,
    wonDays: wonDay < today ? [wonDay] : [],
  });
  return {
    leads: [
      ...many(140, (index) => won(null, today - 300 + 2 * index, today - 300 + 2 * index + lagOf(index))),
      ...many(30, (index) => won(earns, today - 200, today - 200 + lagOf(index))),
      ...many(20, () => won(notSettled, today - 60, today - 3)),
      ...[0, 0, 0].map(() => ({ ...won(earns, today - 150, today - 140), value: null })),
      ...many(6, () => won(early(1), today - 12, today - 7)),
      ...[1, 2].flatMap((ad) => many(15, () => ({ ad: early(ad), day: today - 12, booked: true }))),
    ],
    spends: [
      { ad: earns, day: today - 200, cents: 2_000_000 },
      { ad: earns, day: today - 199, cents: 100_000, currency: "EUR" },
      ...many(90, (index) => ({ ad: adOf(JUDGED.loses), day: today - 270 + index, cents: 111_111 })),
      { ad: notSettled, day: today - 60, cents: 2_000_000 },
      ...[1, 2, 3].map((ad) => ({ ad: early(ad), day: today - 12, cents: 300_000 })),
      { ad: adOf(JUDGED.otherCurrency), day: today - 20, cents: 50_000, currency: "EUR" },
    ],
  };
}
