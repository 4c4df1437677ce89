import { medianBelow } from "#domain/steps/active-time";
import { stopRate, type StepMap, type StepStops } from "#domain/steps/step-map";
import type { Door } from "#domain/steps/door";
import { use } from "react";
import { DataTable } from "../../ground/charts/data-table.tsx";
import { ALONE } from "../../ground/data/table-frame.tsx";
import { countText, NO_FIGURE, percentText } from "../../ground/data/figures.ts";
import { secondsText } from "./step-details.tsx";
import { AskedSteps, DOOR_WORDS, stepWords } from "./step-words.ts";

type Row = StepStops & { door: Door; before: StepStops | undefined };

/** What the picture shows, and what its steps open to, in numbers. */
export function StepsTable({ ways }: { ways: readonly { map: StepMap; before: StepMap }[] }) {
  const asked = use(AskedSteps);
  const rows: Row[] = ways.flatMap(({ map, before }) => {
    const earlier = [...before.way, ...before.beside];
    return [...map.way, ...map.beside].map((stops) => ({
      ...stops,
      door: map.door,
      before: earlier.find(({ step }) => step === stops.step),
    }));
  });
  return (
    <DataTable
      caption="Where people stop"
      most={ALONE}
      rows={rows}
      rowKey={({ door, step }) => `${door} ${step}`}
      columns={[
        { label: "Step", cell: ({ step }) => stepWords(step, asked) },
        { label: "Door", cell: ({ door }) => DOOR_WORDS[door] },
        { label: "People", cell: ({ entered }) => countText(entered) },
        { label: "Stopped", cell: ({ stopped }) => countText(stopped) },
        { label: "Share stopped", cell: (stops) => percentText(stopRate(stops)) },
        { label: "People before", cell: ({ before }) => countText(before?.entered ?? 0) },
        { label: "Share before", cell: ({ before }) => percentText(before ? stopRate(before) : null) },
        { label: "Went back", cell: ({ back }) => countText(back) },
        { label: "Errors", cell: ({ error }) => countText(error) },
        { label: "Half stayed under", cell: ({ times }) => medianText(times) },
      ]}
    />
  );
}

function medianText(times: readonly number[]): string {
  const median = medianBelow(times);
  return median === null ? NO_FIGURE : secondsText(median);
}
