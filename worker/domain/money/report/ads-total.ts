import { moneyOf } from "./ad-lines.ts";
import { AD_STEPS, type AdLine, type AdsReport } from "./ads-report.ts";

/** The `key` of that line, which no list is filtered by: that of all leads has those of no ad, too. */
export const ADS_TOTAL = "ads";

const COUNTS = ["expired", "impressions", "linkClicks", "valued", "value", ...AD_STEPS] as const;

/**
 * The lines of a report as one. With what is not attributed they add up to the report's totals; the return is that of
 * the lines alone, and so is what one lead of theirs cost.
 */
export function adsTotal({ lines, totals }: AdsReport): AdLine {
  const sums = Object.fromEntries(COUNTS.map((count) => [count, sum(lines, count)]));
  const spend = lines.flatMap((line) =>
    line.spend.map(({ currency, amount }) => ({ currency, spend: amount })),
  );
  return { ...totals, ...sums, key: ADS_TOTAL, spend: moneyOf(spend) };
}

function sum(lines: readonly AdLine[], count: (typeof COUNTS)[number]): number {
  return lines.reduce((all, line) => all + line[count], 0);
}
