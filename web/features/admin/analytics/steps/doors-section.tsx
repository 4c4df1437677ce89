import { share } from "#domain/analytics/share";
import type { DoorOutcome, StepsReport } from "#domain/steps/step-report";
import { DataTable } from "../../charts/data-table.tsx";
import { countText, percentText } from "../../data/figures.ts";
import { Section } from "../section.tsx";
import { DOOR_WORDS } from "./step-words.ts";

const OUTCOMES = [
  { of: "started", label: "Started" },
  { of: "leads", label: "Leads" },
  { of: "calls", label: "Calls booked" },
  { of: "won", label: "Won" },
] as const;

/** Which door brings more: what came of the assessments that were started in the period. */
export function DoorsSection({ report: { period, before } }: { report: StepsReport }) {
  const earlier = (door: DoorOutcome["door"]) => before.doors.find((one) => one.door === door);
  return (
    <Section
      title="Quiz and chat side by side"
      note="Every assessment started in these days, from all sources and devices, whether or not its visit was counted. Shares are of those started. Later ones have had less time to be won."
    >
      <div className="rounded-box bg-base-100 border-base-300 border">
        <DataTable
          caption="Quiz and chat side by side"
          rows={period.doors}
          rowKey={({ door }) => door}
          columns={[
            { label: "Door", cell: ({ door }) => DOOR_WORDS[door] },
            ...OUTCOMES.map(({ of, label }) => ({
              label,
              cell: (outcome: DoorOutcome) => outcomeCell(outcome, earlier(outcome.door), of),
            })),
          ]}
        />
      </div>
    </Section>
  );
}

type Outcome = (typeof OUTCOMES)[number]["of"];

function outcomeCell(outcome: DoorOutcome, before: DoorOutcome | undefined, of: Outcome) {
  return (
    <>
      {outcomeText(outcome, of)}
      <span className="text-base-content/75 block text-xs">before: {outcomeText(before, of)}</span>
    </>
  );
}

function outcomeText(outcome: DoorOutcome | undefined, of: Outcome): string {
  const { count, percent } = share(outcome?.[of] ?? 0, outcome?.started ?? 0);
  return of === "started" ? countText(count) : `${countText(count)} (${percentText(percent)})`;
}
