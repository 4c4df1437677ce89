import type { Touch } from "../money/ads/attribution.ts";

/** The source, in words, of a lead whose address was left before the opening; stored as the source of its visit. */
export const WAITING_SOURCE = "Left an address before opening";

/** An address that becomes a lead once the funnel is open. Times are ISO strings; `suspect`: probably left by a bot. */
export type WaitingAddress = {
  id: number;
  email: string;
  leftAt: string;
  emailConsent: string | null;
  suspect: boolean;
};

/** The newest of them; `total` counts all. */
export type WaitingList = { total: number; addresses: WaitingAddress[] };

/** Whether a lead left its address before the opening, by its first touch. */
export function isFromWaiting(firstTouch: Touch | null): boolean {
  return firstTouch?.utm_source === WAITING_SOURCE;
}
