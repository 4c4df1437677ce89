import type { TierPerformance } from "#domain/analytics/analytics";
import { Link } from "../../../../lib/link.tsx";
import { countText, percentText } from "../../ground/data/figures.ts";
import { useMoney } from "../../ground/data/use-money.ts";
import { Panel } from "../../ground/look/panel.tsx";
import { DataTable } from "../../ground/charts/data-table.tsx";
import { viewPath } from "../analytics-views.ts";

/** The tiers side by side, in short. */
export function TiersPanel({
  tiers,
  linkTo,
}: {
  tiers: readonly TierPerformance[];
  linkTo: (filters: Record<string, string>) => string;
}) {
  const money = useMoney();
  return (
    <Panel
      title="Performance by Tier"
      more={
        <Link className="link tap" to={viewPath("tiers")}>
          All figures
        </Link>
      }
    >
      {tiers.length === 0 ? (
        <p className="text-ink-2 text-row">Once assessments are scored, their tiers are compared here.</p>
      ) : (
        <DataTable
          caption="Performance by tier"
          rows={tiers}
          rowKey={({ tier }) => String(tier)}
          linkOf={({ tier }) => linkTo({ tier: String(tier) })}
          columns={[
            { label: "Tier", cell: ({ tier }) => `Tier ${tier}` },
            { label: "Leads", cell: ({ leads }) => countText(leads) },
            { label: "Value", cell: ({ totalValue }) => money(totalValue) },
            { label: "Booked", cell: ({ bookings }) => percentText(bookings.percent) },
            { label: "Won", cell: ({ won }) => percentText(won.percent) },
          ]}
        />
      )}
    </Panel>
  );
}
