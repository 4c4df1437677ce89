import type { TierPerformance } from "#domain/analytics/analytics";
import { BarList } from "../ground/charts/bar-list.tsx";
import { DataTable } from "../ground/charts/data-table.tsx";
import { countText, leadsText, percentText } from "../ground/data/figures.ts";
import { noValueText } from "../ground/data/no-value-text.ts";
import { useMoney } from "../ground/data/use-money.ts";
import { ChartWithTable } from "../ground/charts/chart-with-table.tsx";
import { countLink } from "../ground/charts/count-link.tsx";
import { Section } from "../ground/charts/section.tsx";

type Props = { tiers: readonly TierPerformance[]; linkTo: (filters: Record<string, string>) => string };

/** Leads, bookings and revenue by offer. */
export function TiersSection({ tiers, linkTo }: Props) {
  const money = useMoney();
  return (
    <Section
      title="Performance by Tier"
      note="Bookings are clicks on a booking link. Both percentages are of the tier’s leads."
    >
      {tiers.length === 0 ? (
        <p className="text-base-content/75">Once assessments are scored, their tiers are compared here.</p>
      ) : (
        <ChartWithTable
          name="performance by tier"
          startsOpen
          chart={
            <BarList
              bars={tiers.map(({ tier, leads }) => ({
                label: `Tier ${tier}`,
                amount: leads,
                text: leadsText(leads),
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
                {
                  label: "Won",
                  cell: (tier) => wonCell(tier, linkTo),
                },
              ]}
            />
          }
        />
      )}
    </Section>
  );
}

function wonCell({ tier, won, wonWithoutValue }: TierPerformance, linkTo: Props["linkTo"]) {
  const to = linkTo({ tier: String(tier), leadStatus: "Won" });
  const missing = noValueText(wonWithoutValue);
  return (
    <>
      {countLink(`Won in tier ${tier}`, won.count, to)} ({percentText(won.percent)})
      {missing && <span className="text-base-content/75 block text-xs">{missing}</span>}
    </>
  );
}
