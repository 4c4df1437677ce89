import type { TierPerformance } from "#domain/analytics/analytics";
import { BarList } from "../ground/charts/bar-list.tsx";
import { DataTable } from "../ground/charts/data-table.tsx";
import { countText, leadsText, percentText } from "../ground/data/figures.ts";
import { noValueText } from "../ground/data/no-value-text.ts";
import { useMoney } from "../ground/data/use-money.ts";
import { ChartPanel } from "../ground/charts/chart-panel.tsx";
import { Panel } from "../ground/look/panel.tsx";
import { countLink } from "../ground/charts/count-link.tsx";

type Props = { tiers: readonly TierPerformance[]; linkTo: (filters: Record<string, string>) => string };

const TITLE = "Performance by Tier";

/** Leads, bookings and revenue by offer. */
export function TiersSection({ tiers, linkTo }: Props) {
  const money = useMoney();
  if (tiers.length === 0)
    return (
      <Panel title={TITLE}>
        <p className="text-row text-ink-2">Once assessments are scored, their tiers are compared here.</p>
      </Panel>
    );
  return (
    <ChartPanel
      title={TITLE}
      note="Bookings are clicks on a booking link. Both percentages are of the tier’s leads."
      name="performance by tier"
      chart={
        <BarList
          bars={tiers.map(({ tier, leads, totalValue, bookings, won }) => ({
            label: `Tier ${tier}`,
            amount: leads,
            text: `${leadsText(leads)} · ${money(totalValue)} · ${percentText(bookings.percent)} booked · ${percentText(won.percent)} won`,
            to: linkTo({ tier: String(tier) }),
          }))}
        />
      }
      table={
        <DataTable
          caption="Performance by tier"
          rows={tiers}
          rowKey={({ tier }) => String(tier)}
          linkOf={({ tier }) => linkTo({ tier: String(tier) })}
          columns={[
            { label: "Tier", cell: ({ tier }) => `Tier ${tier}` },
            { label: "Leads", cell: ({ leads }) => countText(leads) },
            { label: "Total value", cell: ({ totalValue }) => money(totalValue) },
            { label: "Average value", cell: ({ averageValue }) => money(averageValue) },
            {
              label: "Bookings",
              cell: ({ bookings }) => `${countText(bookings.count)} (${percentText(bookings.percent)})`,
            },
            { label: "Won", cell: (tier) => wonCell(tier, linkTo) },
          ]}
        />
      }
    />
  );
}

function wonCell({ tier, won, wonWithoutValue }: TierPerformance, linkTo: Props["linkTo"]) {
  const to = linkTo({ tier: String(tier), leadStatus: "Won" });
  const missing = noValueText(wonWithoutValue);
  return (
    <>
      {countLink(`Won in tier ${tier}`, won.count, to)} ({percentText(won.percent)})
      {missing && <span className="text-ink-2 block text-xs">{missing}</span>}
    </>
  );
}
