import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { isEnter } from "../../../../lib/enter-key.ts";
import { useShortcuts } from "../../../kit/frame/shortcuts.ts";
import type { RowActions } from "../row/row-actions.ts";
import { VIEW_TOP } from "./list-place.ts";

/**
 * What the keys do with the row that has the focus, by the number of its lead; `readOn` reads what follows the last.
 */
type Actions = RowActions & { readOn: () => void };

/** What J and K stop at: a lead, and the line that others are folded into. */
const STOPS = ":is([data-lead], [data-fold])";

/** J and K step through the rows; Enter opens the lead, N its notes; Space selects it, C claims it, M moves it. */
export function useListKeys(table: RefObject<HTMLElement | null>, actions: Actions, rowCount: number): void {
  /** The last row, while what follows it is read for somebody who wants to go on. */
  const left = useRef<HTMLElement | null>(null);
  const step = (by: 1 | -1) => {
    const rows = [...(table.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
    const now = currentStop();
    const next = now ? rows[rows.indexOf(now) + by] : firstInView(rows);
    left.current = !next && by === 1 ? now : null;
    if (left.current) actions.readOn();
    next?.focus();
    next?.scrollIntoView({ block: "nearest" });
  };
  const goOn = useEffectEvent(() => {
    if (left.current && left.current === currentStop()) step(1);
  });
  useEffect(() => goOn(), [rowCount]);
  const onRow = (act: (row: HTMLElement) => void) => (event: KeyboardEvent) => {
    const row = currentRow();
    // Enter and Space on a control of the row are the control's own.
    if (!row || (isPress(event) && event.target !== row)) return;
    event.preventDefault();
    act(row);
  };
  const onLead = (act: (id: number) => void) => onRow((row) => act(Number(row.dataset["lead"])));
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    enter: onLead((id) => actions.open(id)),
    " ": onLead((id) => actions.select(id, false)),
    c: onLead(actions.claim),
    m: onLead(actions.askStatus),
    n: onRow((row) => {
      // The notes take the focus once they are there, unless it is elsewhere by then.
      row.blur();
      actions.open(Number(row.dataset["lead"]), "notes");
    }),
  });
}

function currentRow(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>("[role=table] [data-lead]") ?? null;
}

function currentStop(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>(`[role=table] ${STOPS}`) ?? null;
}

function isPress(event: KeyboardEvent): boolean {
  return isEnter(event) || event.key === " ";
}

function firstInView(rows: HTMLElement[]): HTMLElement | undefined {
  return rows.find((row) => row.getBoundingClientRect().bottom > VIEW_TOP);
}
