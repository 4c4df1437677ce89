import { useSyncExternalStore } from "react";

/** The days whose anonymous starts are shown. They stay open for the life of the page, for whoever comes back to the list. */
let days: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

export function useOpenDays(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, () => days);
}

export function toggleDay(day: string): void {
  const next = new Set(days);
  if (!next.delete(day)) next.add(day);
  days = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
