/** What the privacy screens show. Knows nothing of how decisions are kept: every public page carries it. */
export type PrivacyState = {
  /** The visitor must decide before anything is measured. */
  isAsked: boolean;
  isDialogOpen: boolean;
  /** The decision, or what counts as one here while there is none. */
  isGranted: boolean;
  /** The browser itself says no. */
  isRefusedByBrowser: boolean;
  /** Why the decision is not stored with the visitor's assessment yet; null when it is, or there is none. */
  problem: string | null;
  /** There is something here that measures, if the visitor lets it. */
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

/** Whether a bar lies over the page's end. */
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
