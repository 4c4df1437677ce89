/** Asks before the screen is left, and goes on later if it may; false if there is nothing to ask. */
type Guard = (go: () => void) => boolean;

let guard: Guard | null = null;

/** Has `leave` ask first while it is set; returns the cleanup. */
export function guardLeaving(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}

/** Goes elsewhere, after asking where something would be left unsaved. Links are guarded by themselves. */
export function leave(go: () => void): void {
  if (!guard?.(go)) go();
}
