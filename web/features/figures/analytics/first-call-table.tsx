import type { FirstCalls } from "#domain/figures/analytics/first-call";
import type { ReactNode } from "react";
import { countLink } from "../../kit/charts/count-link.tsx";
import { DataTable } from "../../kit/charts/data-table.tsx";
import { countText, minutesText, percentText } from "../../kit/data/figures.ts";
import { Panel } from "../../kit/look/panel.tsx";

type Props<Row> = {
  title: string;
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
  const { title, caption, name, rows, keyOf, nameOf, neverLinkOf } = props;
  return (
    <Panel title={title}>
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
    </Panel>
  );
}

function bothTimes(desk: number | null, lived: number | null) {
  return (
    <>
      {minutesText(desk)}
      <span className="text-ink-3 block text-xs empty:hidden">{byTheClock(lived)}</span>
    </>
  );
}

/** The time that a lead lived, to stand beside that of calling hours: `15 h by the clock`; empty without one. */
export function byTheClock(minutes: number | null): string {
  return minutes === null ? "" : `${minutesText(minutes)} by the clock`;
}
