import { useEffect } from "react";

/** What is open on this screen, the latest last. */
const opened: { lead: number }[] = [];
const listeners = new Set<() => void>();

/** Lets the others know that a lead is open here, for as long as it is; null if none is. */
export function useLooking(lead: number | null): void {
  useEffect(() => {
    if (lead === null) return;
    const own = { lead };
    opened.push(own);
    tell();
    return () => {
      opened.splice(opened.indexOf(own), 1);
      tell();
    };
  }, [lead]);
}

/** The lead whose card has the focus inside it, as while its notes are written; else what was opened last. */
export function openLead(): number | null {
  return focusedLead() ?? opened.at(-1)?.lead ?? null;
}

/** The lead whose card has the focus inside it; null if none has. A closed row of the list is not at work on. */
export function focusedLead(): number | null {
  const card = document.activeElement?.parentElement?.closest<HTMLElement>("[data-lead]:not([data-closed])");
  return card ? Number(card.dataset["lead"]) : null;
}

/** Calls back whenever `openLead` may have changed. Returns the cleanup. */
export function onOpenLead(listener: () => void): () => void {
  listeners.add(listener);
  document.addEventListener("focusin", listener);
  document.addEventListener("focusout", listener);
  return () => {
    listeners.delete(listener);
    document.removeEventListener("focusin", listener);
    document.removeEventListener("focusout", listener);
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}
