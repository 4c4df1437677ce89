import type { AnalyticsPeriod } from "#domain/analytics/period";
import { settingsPath } from "#domain/settings/settings-section";
import { Link } from "../../../lib/link.tsx";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { EmptyPlace } from "../ground/look/empty-place.tsx";

/** In place of the figures of a period in which nobody came. */
export function NobodyYet({ period, onAllTime }: { period: AnalyticsPeriod; onAllTime: () => void }) {
  return (
    <EmptyPlace
      title={`Nobody has started an assessment ${period === "all" ? "yet" : "in this period"}`}
      actions={
        period === "all" ? (
          <Link to={settingsPath("ads")} className={buttonClass()}>
            Set up ads
          </Link>
        ) : (
          <Button onClick={onAllTime}>Show All Time</Button>
        )
      }
    >
      Starts, completions, tiers and deal values will appear here.
    </EmptyPlace>
  );
}
