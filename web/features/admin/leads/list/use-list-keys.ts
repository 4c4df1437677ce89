import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { useShortcuts } from "../../ground/frame/shortcuts.ts";

/** Asks a row to open one of the card's sections and focus it. */
export const OPEN_PART = "open-part";

/**
 * What the keys do with the row that has the focus, by the number of its lead; `readOn` reads what follows the last.
 */
type Actions = Record<"open" | "claim" | "askStatus", (id: number) => void> & { readOn: () => void };

/** J and K step through the rows; Enter opens the lead, Space the row in place; C claims, M moves, N writes a note. */
export function useListKeys(feed: RefObject<HTMLElement | null>, actions: Actions, rowCount: number): void {
  /** The last row, while what follows it is read for somebody who wants to go on. */
  const left = useRef<HTMLElement | null>(null);
  const step = (by: 1 | -1) => {
    const rows = [...(feed.current?.querySelectorAll<HTMLElement>("[data-lead]") ?? [])];
    const now = currentRow();
    const next = now ? rows[rows.indexOf(now) + by] : firstInView(rows);
    left.current = !next && by === 1 ? now : null;
    if (left.current) actions.readOn();
    next?.focus();
    next?.scrollIntoView({ block: "nearest" });
  };
  const goOn = useEffectEvent(() => {
    if (left.current && left.current === currentRow()) step(1);
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
    enter: onLead(actions.open),
    " ": onRow((row) => row.querySelector<HTMLElement>("[data-toggle]")?.click()),
    c: onLead(actions.claim),
    // An open row has a field for it.
    m: onRow((row) =>
      isClosed(row) ? actions.askStatus(Number(row.dataset["lead"])) : openPart(row, "status"),
    ),
    n: onRow((row) => openPart(row, "notes")),
  });
}

function currentRow(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>("[role=feed] [data-lead]") ?? null;
}

function isClosed(row: HTMLElement): boolean {
  return row.dataset["closed"] !== undefined;
}

function openPart(row: HTMLElement, part: "status" | "notes"): void {
  row.dispatchEvent(new CustomEvent(OPEN_PART, { detail: part }));
}

function isPress({ key }: KeyboardEvent): boolean {
  return key === "Enter" || key === " ";
}

function firstInView(rows: HTMLElement[]): HTMLElement | undefined {
  return rows.find((row) => row.getBoundingClientRect().bottom > 120);
}
