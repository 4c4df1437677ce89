import { SPEED_LEADS_MIN, type FirstCallSpeed, type SpeedTotals } from "#domain/analytics/first-call";
import { ColumnChart } from "../charts/column-chart.tsx";
import { DataTable } from "../charts/data-table.tsx";
import { percentText } from "../data/figures.ts";
import { countLink } from "./count-link.tsx";
import { ChartWithTable } from "./section.tsx";

type Props = { speeds: readonly SpeedTotals[]; linkTo: (filters: Record<string, string>) => string };

const SPEED_NAMES: Record<FirstCallSpeed, { name: string; short: string }> = {
  "5m": { name: "Within 5 minutes", short: "5 min" },
  "30m": { name: "5 to 30 minutes", short: "30 min" },
  "1h": { name: "30 to 60 minutes", short: "1 h" },
  "4h": { name: "1 to 4 hours", short: "4 h" },
  "8h": { name: "4 to 8 hours", short: "8 h" },
  later: { name: "After 8 hours", short: "Later" },
  never: { name: "Never called", short: "Never" },
};

/** What became of leads by how fast their first call was. */
export function FirstCallSpeeds({ speeds, linkTo }: Props) {
  const called = speeds.filter(({ speed }) => speed !== "never");
  const reached = called.map(
    ({ speed, reachedPercent }) => `${nameOf(speed)} ${percentText(reachedPercent)}`,
  );
  return (
    <ChartWithTable
      chart={
        <>
          <h4 className="mb-3 text-sm font-semibold">Reached, by how fast the first call was</h4>
          <ColumnChart
            title={`Share reached: ${reached.join(", ")}`}
            columns={called.map(({ speed, reachedPercent }) => ({
              label: SPEED_NAMES[speed].short,
              value: reachedPercent ?? 0,
              text: percentText(reachedPercent),
            }))}
            tickText={(value) => `${value}%`}
          />
          <p className="text-base-content/75 mt-3 text-xs">
            Reached by any call, not the first alone. Of fewer than {SPEED_LEADS_MIN} leads no share is shown.
          </p>
        </>
      }
      table={
        <DataTable
          caption="What became of leads by how fast they were called"
          rows={speeds}
          rowKey={({ speed }) => speed}
          columns={[
            { label: "First call", cell: ({ speed }) => nameOf(speed) },
            {
              label: "Leads",
              cell: ({ speed, leads }) =>
                countLink(nameOf(speed), leads, speed === "never" ? linkTo({ outcome: "never" }) : undefined),
            },
            { label: "Reached", cell: ({ reachedPercent }) => percentText(reachedPercent) },
            { label: "Won", cell: ({ wonPercent }) => percentText(wonPercent) },
          ]}
        />
      }
    />
  );
}

function nameOf(speed: FirstCallSpeed): string {
  return SPEED_NAMES[speed].name;
}
