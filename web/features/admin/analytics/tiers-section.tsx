import type { TierPerformance } from "#domain/analytics/analytics";
import { BarList } from "../ground/charts/bar-list.tsx";
import { leadsText } from "../ground/data/figures.ts";
import { useMoney } from "../ground/data/use-money.ts";
import { Panel } from "../ground/look/panel.tsx";
import { TiersTable } from "./tiers-table.tsx";

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
    <Panel title={TITLE}>
      <p className="text-row text-ink-2 max-w-prose">
        Bookings are clicks on a booking link. Both percentages are of the tier’s leads.
      </p>
      <div className="@container">
        <div className="grid items-start gap-4 @4xl:grid-cols-2">
          <BarList
            bars={tiers.map(({ tier, leads, totalValue }) => ({
              label: `Tier ${tier}`,
              amount: leads,
              text: `${leadsText(leads)} · ${money(totalValue)}`,
              to: linkTo({ tier: String(tier) }),
            }))}
          />
          <div className="border-line min-w-0 rounded-xl border">
            <TiersTable tiers={tiers} linkTo={linkTo} />
          </div>
        </div>
      </div>
    </Panel>
  );
}
