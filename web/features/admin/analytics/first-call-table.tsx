import type { FirstCalls } from "#domain/analytics/first-call";
import type { ReactNode } from "react";
import { DataTable } from "../ground/charts/data-table.tsx";
import { countText, minutesText, percentText } from "../ground/data/figures.ts";
import { byTheClock } from "./by-the-clock.ts";
import { countLink } from "../ground/charts/count-link.tsx";

type Props<Row> = {
  caption: string;
  /** What the rows are told apart by. */
  name: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => ReactNode;
  neverLinkOf?: (row: Row) => string;
};

/** The figures of first calls, group by group. */
export function FirstCallTable<Row extends FirstCalls>(props: Props<Row>) {
  const { caption, name, rows, keyOf, nameOf, neverLinkOf } = props;
  return (
    <div className="rounded-box bg-base-100 border-base-300 min-w-0 border">
      <DataTable
        caption={caption}
        rows={rows}
        rowKey={keyOf}
        columns={[
          { label: name, cell: nameOf },
          { label: "Called", cell: ({ called }) => countText(called) },
          {
            label: "Median",
            cell: ({ medianMinutes, lived }) => bothTimes(medianMinutes, lived.medianMinutes),
          },
          {
            label: "90th percentile",
            cell: ({ ninetiethMinutes, lived }) => bothTimes(ninetiethMinutes, lived.ninetiethMinutes),
          },
          { label: "Within target", cell: ({ inTime }) => percentText(inTime.percent) },
          {
            label: "Never called",
            cell: (row) => countLink("Never called", row.neverCalled.count, neverLinkOf?.(row)),
          },
        ]}
      />
    </div>
  );
}

function bothTimes(desk: number | null, lived: number | null) {
  return (
    <>
      {minutesText(desk)}
      <span className="text-base-content/75 block text-xs empty:hidden">{byTheClock(lived)}</span>
    </>
  );
}
