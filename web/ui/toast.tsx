import { toastStore, type Toast } from "./toast-store.ts";

/** Shows a toast in place of the one that is there; gives its id, for `dismissToast`. */
export function showToast(toast: Toast): number {
  return toastStore.show(toast);
}
