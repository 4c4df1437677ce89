import { costOf, finalReturn, type AdLine, type AdsReport } from "#domain/money/report/ads-report";
import { adsTotal } from "#domain/money/report/ads-total";
import { inCurrency } from "#domain/money/ads/money";
import { dayNumber, dayOfNumber } from "#domain/time/day-number";
import { useQuery } from "@tanstack/react-query";
import { FigureList } from "../../kit/charts/section.tsx";
import { amountChange, timesChange, type TileChange } from "../../kit/charts/change-text.ts";
import { countText, NO_FIGURE } from "../../kit/data/figures.ts";
import { Tile } from "../../kit/look/tile.tsx";
import { adsReportQuery, type AdsReportView } from "../report/ads-report-query.ts";
import { costText, sumsText, wholeText } from "../report/ads-words.ts";
import { timesText } from "./return-range.tsx";

type Props = { report: AdsReport; view: AdsReportView };

/**
 * What the ads cost and brought together, with the change from as many days before; leads that no ad is known of are not
 * among them.
 */
export function AdsTiles({ report, view }: Props) {
  const { currency, from, to } = report;
  const days = dayNumber(to) - dayNumber(from) + 1;
  const earlier = { from: dayOfNumber(dayNumber(from) - days), to: dayOfNumber(dayNumber(from) - 1) };
  const { data } = useQuery(adsReportQuery({ ...view, ...earlier }));
  const now = adsTotal(report);
  const before = data && data.currency === currency ? adsTotal(data) : null;
  const note = days === 1 ? "vs the day before" : `vs ${days} days before`;
  const both = (figure: (line: AdLine) => number | null) => ({
    now: figure(now),
    before: before && figure(before),
  });
  const costs = both((line) => costOf(line, "leads", currency)?.amount ?? null);
  const [cost, final] = [costOf(now, "leads", currency), finalReturn(now)];
  return (
    <FigureList columns={5} label="Total of ads">
      <Tile
        label="Spend"
        value={sumsText(now.spend)}
        change={plain(
          amountChange(
            both(({ spend }) => inCurrency(spend, currency)),
            note,
          ),
        )}
      />
      <Tile
        label="Leads"
        value={countText(now.leads)}
        change={amountChange(
          both(({ leads }) => leads),
          note,
        )}
      />
      <Tile
        label="Cost per lead"
        value={cost ? costText(cost) : NO_FIGURE}
        change={amountChange(costs, note, "down")}
      />
      <Tile
        label="Won value"
        value={now.valued === 0 ? NO_FIGURE : wholeText({ currency, amount: now.value })}
        change={amountChange(
          both(({ value }) => value),
          note,
        )}
      />
      <Tile
        label="Expected final return"
        value={final === null ? NO_FIGURE : timesText(final)}
        change={timesChange(both(finalReturn), note)}
      />
    </FigureList>
  );
}

/** To have spent more is neither good nor bad. */
function plain(change: TileChange | null): TileChange | null {
  return change && { ...change, tone: "plain" };
}
