/** Why a decision did not reach the server. */
export type UnsavedChoice = { error: unknown };

/** The state of the privacy screens. It has no storage code, because every public page loads it. */
export type PrivacyState = {
  /** The visitor must decide before anything is measured. */
  isAsked: boolean;
  isDialogOpen: boolean;
  /** The decision, or the default that applies here while there is none. */
  isGranted: boolean;
  /** The browser signals a refusal. */
  isRefusedByBrowser: boolean;
  /** Why the decision is not yet stored with the visitor's assessment; null if it is, or if there is none. */
  problem: UnsavedChoice | null;
  /** Whether this site measures anything, given permission. */
  isMeasured: boolean;
};

export const NOTHING_KNOWN: PrivacyState = {
  isAsked: false,
  isDialogOpen: false,
  isGranted: false,
  isRefusedByBrowser: false,
  problem: null,
  isMeasured: true,
};

/** Whether a bar overlays the end of the page. */
export function hasBar({ isAsked, problem, isDialogOpen }: PrivacyState): boolean {
  return (isAsked || problem !== null) && !isDialogOpen;
}

let state = NOTHING_KNOWN;
const listeners = new Set<() => void>();

export const privacyStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => state,
  change(part: Partial<PrivacyState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  },
};
