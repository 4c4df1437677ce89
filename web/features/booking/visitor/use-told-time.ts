import { useIsHydrated } from "../../../lib/use-is-hydrated.ts";
import type { VisitorBooking } from "./visitor-booking.ts";
import { toldTime } from "../../../lib/told-time.ts";

/**
 * The session's call, with the start that the booking page told this browser where the server knows of no more than that
 * there is one. What the provider reported without a time is being moved: the time told before is no longer its.
 */
export function useToldTime(sessionId: string, call: VisitorBooking | null): VisitorBooking | null {
  const isHydrated = useIsHydrated();
  if (!isHydrated || !call || call.startsAt !== null || call.pages) return call;
  return { ...call, startsAt: toldTime(sessionId) };
}
