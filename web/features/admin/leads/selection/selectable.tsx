import type { AssessmentView } from "#domain/leads/assessment-view";
import { useState, type ReactNode } from "react";
import { Selection, SelectionContext } from "./selection.ts";
import { SelectionBar } from "./selection-bar.tsx";

type Props = {
  rows: readonly AssessmentView[];
  /** Which list this is: another one begins without a selection. */
  list: string;
  children: ReactNode;
};

/** A list whose leads can be selected, and what is done with them. */
export function Selectable({ rows, list, children }: Props) {
  const [selecting, setSelecting] = useState(() => ({ list, selection: new Selection() }));
  if (selecting.list !== list) setSelecting({ list, selection: new Selection() });
  return (
    <SelectionContext value={selecting.selection}>
      {children}
      <SelectionBar rows={rows} />
    </SelectionContext>
  );
}
