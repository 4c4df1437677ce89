import type { TierPerformance } from "#domain/figures/analytics/analytics";
import type { ReactNode } from "react";
import { countLink } from "../../kit/charts/count-link.tsx";
import { DataTable } from "../../kit/charts/data-table.tsx";
import { countText, percentText, noValueText } from "../../kit/data/figures.ts";
import { useMoney } from "../../kit/data/use-money.ts";

type LinkTo = (filters: Record<string, string>) => string;
type Props = { tiers: readonly TierPerformance[]; linkTo: LinkTo };

/** What each tier brought: leads, values, bookings and deals, with their shares of the tier's leads. */
export function TiersTable({ tiers, linkTo }: Props) {
  const money = useMoney();
  return (
    <DataTable
      caption="Performance by tier"
      rows={tiers}
      rowKey={({ tier }) => String(tier)}
      linkOf={({ tier }) => linkTo({ tier: String(tier) })}
      columns={[
        { label: "Tier", cell: ({ tier }) => `Tier ${tier}` },
        { label: "Leads", cell: ({ leads }) => countText(leads) },
        {
          label: "Total value",
          cell: ({ totalValue, averageValue }) =>
            stacked(
              money(totalValue),
              averageValue === null ? "no average" : `average ${money(averageValue)}`,
            ),
        },
        {
          label: "Bookings",
          cell: ({ bookings }) => stacked(countText(bookings.count), percentText(bookings.percent)),
        },
        { label: "Won", cell: (tier) => wonCell(tier, linkTo) },
      ]}
    />
  );
}

function wonCell({ tier, won, wonWithoutValue }: TierPerformance, linkTo: LinkTo) {
  const to = linkTo({ tier: String(tier), leadStatus: "Won" });
  const missing = noValueText(wonWithoutValue);
  return stacked(countLink(`Won in tier ${tier}`, won.count, to), percentText(won.percent), missing);
}

/** What belongs to a figure stands below it, so that the table is no wider than a phone. */
function stacked(figure: ReactNode, ...below: (string | null)[]) {
  return (
    <>
      {figure}
      {below.map(
        (line) =>
          line && (
            <span key={line} className="text-ink-2 block text-xs">
              {line}
            </span>
          ),
      )}
    </>
  );
}
