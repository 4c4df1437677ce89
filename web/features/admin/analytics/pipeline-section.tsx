import type { StageTotals } from "#domain/analytics/revenue";
import { describeLeadStatus } from "#domain/leads/pipeline";
import { ColumnChart } from "../charts/column-chart.tsx";
import { DataTable } from "../charts/data-table.tsx";
import { countText, moneyText, shortMoneyText } from "../data/figures.ts";
import { ChartWithTable, Section } from "./section.tsx";

type Props = { pipeline: readonly StageTotals[]; linkTo: (filters: Record<string, string>) => string };

/** The leads and their value by stage. */
export function PipelineSection({ pipeline, linkTo }: Props) {
  return (
    <Section title="Sales Pipeline Status" note="Leads with an email address, by the stage they are in now.">
      <ChartWithTable
        chart={
          <ColumnChart
            title={`Deal value by stage: ${pipeline.map(({ status, value }) => `${status} ${moneyText(value)}`).join(", ")}`}
            columns={pipeline.map(({ status, value }) => ({
              label: status,
              value,
              text: shortMoneyText(value),
            }))}
            tickText={shortMoneyText}
          />
        }
        table={
          <DataTable
            caption="Sales pipeline status"
            rows={pipeline}
            rowKey={({ status }) => status}
            linkOf={({ status }) => linkTo({ leadStatus: status, leadsOnly: "true" })}
            columns={[
              { label: "Stage", cell: ({ status }) => describeLeadStatus(status) },
              { label: "Leads", cell: ({ count }) => countText(count) },
              { label: "Value", cell: ({ value }) => moneyText(value) },
            ]}
          />
        }
      />
    </Section>
  );
}
