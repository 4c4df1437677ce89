import { adsTotal } from "#domain/ads-report/ads-total";
import { costOf, finalReturn, type AdsReport } from "#domain/ads-report/ads-report";
import { countText, NO_FIGURE } from "../ground/data/figures.ts";
import { FigureList } from "../ground/charts/section.tsx";
import { Tile } from "../ground/look/tile.tsx";
import { moneyText, sumsText } from "../ground/ads/money-text.ts";
import { timesText } from "./return-range.tsx";

/** What the ads cost and brought together; leads that no ad is known of are not among them. */
export function AdsTiles({ report }: { report: AdsReport }) {
  const total = adsTotal(report);
  const { currency } = report;
  const cost = costOf(total, "leads", currency);
  const final = finalReturn(total);
  const value = total.valued === 0 ? NO_FIGURE : moneyText({ currency, amount: total.value });
  return (
    <FigureList columns={5} label="Total of ads">
      <Tile label="Spend" value={sumsText(total.spend)} />
      <Tile label="Leads" value={countText(total.leads)} />
      <Tile label="Cost per lead" value={cost ? moneyText(cost) : NO_FIGURE} />
      <Tile label="Won value" value={value} />
      <Tile label="Expected final return" value={final === null ? NO_FIGURE : timesText(final)} />
    </FigureList>
  );
}
