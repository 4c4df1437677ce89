import type { Analytics } from "#domain/analytics/analytics";
import { Link } from "../../../../lib/link.tsx";
import { leadsText } from "../../ground/data/figures.ts";
import { Panel } from "../../ground/look/panel.tsx";
import { viewPath } from "../analytics-views.ts";
import { ScoreBars, scoredLeads } from "../score-bars.tsx";
import { TypesBar } from "../types-bar.tsx";

/** How good the leads are, and how people start. */
export function PeoplePanel({ quality, types }: Pick<Analytics, "quality" | "types">) {
  return (
    <Panel
      title="Lead score"
      mark={<span className="text-row text-ink-2">{leadsText(scoredLeads(quality.distribution))}</span>}
      more={
        <Link className="link tap" to={viewPath("tiers")}>
          All figures
        </Link>
      }
    >
      <ScoreBars distribution={quality.distribution} />
      <h3 className="text-row mt-1 font-semibold">Assessment Type Distribution</h3>
      <TypesBar types={types} />
    </Panel>
  );
}
