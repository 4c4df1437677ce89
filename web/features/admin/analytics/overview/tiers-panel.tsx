import type { TierPerformance } from "#domain/analytics/analytics";
import { Link } from "../../../../lib/link.tsx";
import { Panel } from "../../ground/look/panel.tsx";
import { viewPath } from "../analytics-views.ts";
import { TiersTable } from "../tiers-table.tsx";

/** The tiers side by side, in short. */
export function TiersPanel({
  tiers,
  linkTo,
}: {
  tiers: readonly TierPerformance[];
  linkTo: (filters: Record<string, string>) => string;
}) {
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
        <TiersTable tiers={tiers} linkTo={linkTo} />
      )}
    </Panel>
  );
}
