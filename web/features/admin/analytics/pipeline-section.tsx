import type { StageTotals } from "#domain/analytics/revenue";
import { describeLeadStatus } from "#domain/leads/pipeline";
import { BarList } from "../ground/charts/bar-list.tsx";
import { DataTable } from "../ground/charts/data-table.tsx";
import { countText, leadsText } from "../ground/data/figures.ts";
import { noValueText } from "../ground/data/no-value-text.ts";
import { useMoney } from "../ground/data/use-money.ts";
import { ChartPanel } from "../ground/charts/chart-panel.tsx";

type Props = {
  pipeline: readonly StageTotals[];
  wonWithoutValue: number;
  linkTo: (filters: Record<string, string>) => string;
};

/** The leads and their value by stage. */
export function PipelineSection({ pipeline, wonWithoutValue, linkTo }: Props) {
  const money = useMoney();
  const linkOf = ({ status }: StageTotals) => linkTo({ leadStatus: status, leadsOnly: "true" });
  const missing = noValueText(wonWithoutValue);
  return (
    <ChartPanel
      title="Sales Pipeline Status"
      name="the sales pipeline"
      note={`Leads with an email address, by the stage that they are in now. Bars are deal values.${missing ? ` ${missing}.` : ""}`}
      chart={
        <BarList
          bars={pipeline.map((stage) => ({
            label: describeLeadStatus(stage.status),
            amount: stage.value,
            text: `${leadsText(stage.count)} · ${money(stage.value)}`,
            to: linkOf(stage),
          }))}
        />
      }
      table={
        <DataTable
          caption="Sales pipeline status"
          rows={pipeline}
          rowKey={({ status }) => status}
          linkOf={linkOf}
          columns={[
            { label: "Stage", cell: ({ status }) => describeLeadStatus(status) },
            { label: "Leads", cell: ({ count }) => countText(count) },
            { label: "Value", cell: ({ value }) => money(value) },
          ]}
        />
      }
    />
  );
}
