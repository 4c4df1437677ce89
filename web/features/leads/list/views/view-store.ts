import { useSyncExternalStore } from "react";
import { readStored, store } from "../../../../lib/storage.ts";
import { savedViewsSchema, type SavedView } from "./saved-views.ts";

/** Views are a person's own way to work, and stay in the browser. */
const KEY = "admin-views";
const listeners = new Set<() => void>();
let views: readonly SavedView[] | null = null;

export function useSavedViews(): readonly SavedView[] {
  return useSyncExternalStore(subscribe, savedViews);
}

export function savedViews(): readonly SavedView[] {
  views ??= savedViewsSchema.safeParse(readStored(KEY)).data ?? [];
  return views;
}

export function keepViews(next: readonly SavedView[]): void {
  views = next;
  store(KEY, next);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) addEventListener("storage", readAgain);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener("storage", readAgain);
    views = null;
  };
}

/** Another browser tab has changed them. */
function readAgain({ key }: StorageEvent): void {
  if (key !== KEY) return;
  views = null;
  for (const listener of listeners) listener();
}
