export type Toast = {
  title?: string;
  description?: string;
  variant?: "default" | "destructive";
  action?: { label: string; onClick: () => void };
  durationMs?: number;
};

export type ShownToast = Toast & { id: number; isOpen: boolean };

const DEFAULT_DURATION_MS = 5000;
/** How long a dismissed toast remains known. */
const REMOVE_DELAY_MS = 1_000_000;

let current: ShownToast | null = null;
let lastId = 0;
let closing: ReturnType<typeof setTimeout> | undefined;
let removing: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(next: ShownToast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Starts the toast's countdown, or restarts it after a pause. */
function startClock(toast: ShownToast): void {
  clearTimeout(closing);
  closing = setTimeout(() => dismissToast(toast.id), toast.durationMs ?? DEFAULT_DURATION_MS);
}

/** The state of the toast, of which there is at most one. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => current,
  show(toast: Toast): number {
    clearTimeout(removing);
    lastId += 1;
    const shown = { ...toast, id: lastId, isOpen: true };
    startClock(shown);
    change(shown);
    return shown.id;
  },
  /** Keeps the toast open while it is hovered or contains the focus. */
  pause: () => clearTimeout(closing),
  resume(): void {
    if (current?.isOpen) startClock(current);
  },
};

export function dismissToast(id: number): void {
  if (current?.id !== id || !current.isOpen) return;
  clearTimeout(closing);
  removing = setTimeout(() => change(null), REMOVE_DELAY_MS);
  change({ ...current, isOpen: false });
}
