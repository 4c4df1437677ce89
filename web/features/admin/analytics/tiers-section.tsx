import type { TierPerformance } from "#domain/analytics/analytics";
import { ColumnChart } from "../charts/column-chart.tsx";
import { DataTable } from "../charts/data-table.tsx";
import { countText, moneyText, percentText } from "../data/figures.ts";
import { ChartWithTable, Section } from "./section.tsx";

type Props = { tiers: readonly TierPerformance[]; linkTo: (filters: Record<string, string>) => string };

/** Leads, bookings and revenue by offer. */
export function TiersSection({ tiers, linkTo }: Props) {
  return (
    <Section
      title="Performance by Tier"
      note="Bookings are clicks on a booking link; both shares are of the tier's leads."
    >
      {tiers.length === 0 ? (
        <p className="text-base-content/75">Once assessments are scored, their tiers are compared here.</p>
      ) : (
        <ChartWithTable
          isWide
          chart={
            <ColumnChart
              title={`Leads by tier: ${tiers.map(({ tier, leads }) => `tier ${tier} ${leads}`).join(", ")}`}
              columns={tiers.map(({ tier, leads }) => ({
                label: `Tier ${tier}`,
                value: leads,
                text: countText(leads),
              }))}
              tickText={countText}
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
                { label: "Total value", cell: ({ totalValue }) => moneyText(totalValue) },
                { label: "Average value", cell: ({ averageValue }) => moneyText(averageValue) },
                {
                  label: "Bookings",
                  cell: ({ bookings }) => `${countText(bookings.count)} (${percentText(bookings.percent)})`,
                },
                { label: "Won", cell: ({ won }) => `${countText(won.count)} (${percentText(won.percent)})` },
              ]}
            />
          }
        />
      )}
    </Section>
  );
}
