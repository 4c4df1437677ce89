import { SPEED_LEADS_MIN, type SpeedTotals } from "#domain/analytics/first-call";
import type { FirstCallSpeed } from "#domain/consequences/first-call-speed";
import { BarList } from "../ground/charts/bar-list.tsx";
import { DataTable } from "../ground/charts/data-table.tsx";
import { leadsText, minutesText, NO_FIGURE, percentText } from "../ground/data/figures.ts";
import { ChartPanel } from "../ground/charts/chart-panel.tsx";
import { countLink } from "../ground/charts/count-link.tsx";

type Props = { speeds: readonly SpeedTotals[]; linkTo: (filters: Record<string, string>) => string };

/** Each says which time it means: by the clock, a call within 5 minutes may come after a weekend. */
const SPEED_NAMES: Record<FirstCallSpeed, string> = {
  "5m": "Within 5 minutes of calling hours",
  "30m": "5 to 30 minutes of calling hours",
  "1h": "30 to 60 minutes of calling hours",
  "4h": "1 to 4 calling hours",
  "8h": "4 to 8 calling hours",
  later: "After 8 calling hours",
  never: "Never called",
};

/** What became of leads by how fast their first call was. */
export function FirstCallSpeeds({ speeds, linkTo }: Props) {
  const called = speeds.filter(({ speed }) => speed !== "never");
  return (
    <ChartPanel
      title="Reached and won, by how soon they were called"
      name="leads by how fast they were called"
      chart={
        <>
          <BarList
            bars={called.map(({ speed, leads, lived, reachedPercent, wonPercent }) => ({
              label: SPEED_NAMES[speed],
              amount: reachedPercent ?? 0,
              text: [
                outcomeText(reachedPercent, wonPercent),
                leadsText(leads),
                lived.medianMinutes !== null &&
                  `half within ${minutesText(lived.medianMinutes)} by the clock`,
              ]
                .filter(Boolean)
                .join(" · "),
            }))}
          />
          <p className="text-ink-3 mt-3 text-xs">
            Reached by any call, not only the first. Percentages of fewer than {SPEED_LEADS_MIN} leads are not
            shown.
          </p>
        </>
      }
      table={
        <DataTable
          caption="Outcome by speed of first call"
          rows={speeds}
          rowKey={({ speed }) => speed}
          columns={[
            { label: "First call", cell: ({ speed }) => SPEED_NAMES[speed] },
            {
              label: "Leads",
              cell: ({ speed, leads }) =>
                countLink(
                  SPEED_NAMES[speed],
                  leads,
                  speed === "never" ? linkTo({ outcome: "never" }) : undefined,
                ),
            },
            { label: "Median by the clock", cell: ({ lived }) => minutesText(lived.medianMinutes) },
            {
              label: "90th percentile by the clock",
              cell: ({ lived }) => minutesText(lived.ninetiethMinutes),
            },
            { label: "Reached", cell: ({ reachedPercent }) => percentText(reachedPercent) },
            { label: "Won", cell: ({ wonPercent }) => percentText(wonPercent) },
          ]}
        />
      }
    />
  );
}

function outcomeText(reached: number | null, won: number | null): string {
  return reached === null ? NO_FIGURE : `${percentText(reached)} reached, ${percentText(won)} won`;
}
