import { useSyncExternalStore } from "react";

/** What lies over the dashboard: the palette, the list of keys, or nothing. */
export type OpenPalette = "palette" | "keys" | null;

let open: OpenPalette = null;
const listeners = new Set<() => void>();

/** Opens one, from wherever it is asked for. */
export function showPalette(next: OpenPalette): void {
  open = next;
  for (const listener of listeners) listener();
}

export function useOpenPalette(): OpenPalette {
  return useSyncExternalStore(subscribe, () => open);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
