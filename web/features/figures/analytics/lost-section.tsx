import type { LostTotals } from "#domain/figures/analytics/analytics";
import { lostReasonName } from "#domain/leads/lost-reason";
import { BarList } from "../../kit/charts/bar-list.tsx";
import { DataTable } from "../../kit/charts/data-table.tsx";
import { countText } from "../../kit/data/figures.ts";
import { useMoney } from "../../kit/data/use-money.ts";
import { ChartPanel } from "../../kit/charts/chart-panel.tsx";
import { EmptyPlace } from "../../kit/look/empty-place.tsx";
import { Panel } from "../../kit/look/panel.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { Link } from "../../../lib/link.tsx";

type Props = { lost: readonly LostTotals[]; linkTo: (filters: Record<string, string>) => string };

const TITLE = "Lost Reasons";

/** Why leads were lost, the most frequent reason first, and the value of their deals. */
export function LostSection({ lost, linkTo }: Props) {
  const money = useMoney();
  const linkOf = ({ reason }: LostTotals) => linkTo({ lostReason: reason ?? "none", leadsOnly: "true" });
  const given = lost.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  if (given.length === 0)
    return (
      <Panel title={TITLE}>
        <EmptyPlace
          title="Nobody is Lost in this period"
          actions={
            <Link to="/admin?tab=sales" className={buttonClass({ variant: "outline" })}>
              Open Sales Stage
            </Link>
          }
        >
          When a lead is moved to Lost we ask why, and the reasons are counted here.
        </EmptyPlace>
      </Panel>
    );
  return (
    <ChartPanel
      title={TITLE}
      note="Leads with an email address that are Lost now."
      name="lost reasons"
      chart={
        <BarList
          columns={[{ label: "Leads" }, { label: "Value" }]}
          bars={given.map((total) => ({
            label: lostReasonName(total.reason),
            amount: total.count,
            figures: [countText(total.count), money(total.value)],
            to: linkOf(total),
          }))}
        />
      }
      table={
        <DataTable
          caption="Lost reasons"
          rows={lost}
          rowKey={({ reason }) => lostReasonName(reason)}
          linkOf={linkOf}
          columns={[
            { label: "Reason", cell: ({ reason }) => lostReasonName(reason) },
            { label: "Leads", cell: ({ count }) => countText(count) },
            { label: "Value", cell: ({ value }) => money(value) },
          ]}
        />
      }
    />
  );
}
