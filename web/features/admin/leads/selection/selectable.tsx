import type { AssessmentView } from "#domain/leads/assessment-view";
import { useState, type ReactNode } from "react";
import { filterQuery, type Filters } from "../filters/filters.ts";
import { Selection, SelectionContext } from "./selection.ts";
import { SelectionBar } from "./selection-bar.tsx";

type Props = {
  rows: readonly AssessmentView[];
  /** Which list this is: another one begins without a selection. */
  filters: Filters;
  /** How many match, as it is shown. */
  total: string;
  children: ReactNode;
};

/** A list whose leads can be selected, and what is done with them. */
export function Selectable({ rows, filters, total, children }: Props) {
  const list = new URLSearchParams(filterQuery(filters)).toString();
  const [selecting, setSelecting] = useState(() => ({ list, selection: new Selection() }));
  if (selecting.list !== list) setSelecting({ list, selection: new Selection() });
  return (
    <SelectionContext value={selecting.selection}>
      {children}
      <SelectionBar rows={rows} filters={filters} total={total} />
    </SelectionContext>
  );
}
