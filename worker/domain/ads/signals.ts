import type { AdEventName } from "./ad-events.ts";

/** How an ad event fared on its way to Meta, over the last days. Times are ISO strings. */
export type Signal = {
  name: AdEventName;
  /** Accepted by the Conversions API. */
  sent: number;
  /** Of those, the ones that the visitor's browser reports under the same id. */
  paired: number;
  waiting: number;
  /** Consent was withdrawn, or there was nothing left to tell. */
  cancelled: number;
  refused: number;
  reasons: { reason: string; count: number }[];
  lastSentAt: string | null;
};

/** The signal page of the settings. `paused`: why nothing is sent at the moment, as a code. */
export type SignalReport = {
  configured: boolean;
  testing: boolean;
  paused: string | null;
  days: number;
  signals: Signal[];
};

export const SIGNAL_DAYS = 28;
