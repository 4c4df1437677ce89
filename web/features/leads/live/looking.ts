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

/** The lead that was opened last; null if none is open. */
export function openLead(): number | null {
  return opened.at(-1)?.lead ?? null;
}

/** Calls back whenever `openLead` may have changed. Returns the cleanup. */
export function onOpenLead(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
