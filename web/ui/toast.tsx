import { toastStore, type Toast } from "./toast-store.ts";

/** Replaces the current toast, if any; returns the new one's id, for `dismissToast`. */
export function showToast(toast: Toast): number {
  return toastStore.show(toast);
}
