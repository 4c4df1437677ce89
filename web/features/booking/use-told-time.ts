import { useIsHydrated } from "../../lib/use-is-hydrated.ts";
import type { VisitorBooking } from "./visitor-booking.ts";
import { toldTime } from "../../lib/told-time.ts";

/** The session's call, with the start that the booking page told this browser where the server knows none. */
export function useToldTime(sessionId: string, call: VisitorBooking | null): VisitorBooking | null {
  const isHydrated = useIsHydrated();
  if (!isHydrated || call?.startsAt !== null) return call;
  return { ...call, startsAt: toldTime(sessionId) };
}
