import type { Touch } from "../money/ads/attribution.ts";

/** Where a lead comes from whose address was left before the opening, in words: it is stored as the source of its visit. */
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

/** Whether a lead came by leaving its address before the opening, from its first touch. */
export function isFromWaiting(firstTouch: Touch | null): boolean {
  return firstTouch?.utm_source === WAITING_SOURCE;
}
