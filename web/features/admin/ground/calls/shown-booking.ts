import { isBookingAhead, isHeldAsked } from "#domain/booking/booking-status";
import { isSaidBooked, SAID_BOOKED } from "#domain/booking/reported-booking";
import type { PipelineCard } from "#domain/leads/pipeline-board";
import { BOOKING_WORDS } from "../leads/booking-words.ts";
import { callTimeText, leadTimeText } from "../time/call-time.ts";
import { timeText } from "../time/times.ts";

export type ShownBooking = Pick<PipelineCard, "callStatus" | "callStartsAt" | "callReportedAt" | "timeZone">;

/**
 * When a lead's booked call is, then that it is to be said what became of it, and at last that. Null without a call, and
 * for one that was canceled. `now` is in milliseconds.
 */
export function shownBookingWords(lead: ShownBooking, now: number): string | null {
  const { callStatus, callStartsAt } = lead;
  if (isHeldAsked(lead, now)) return "Held?";
  if (isSaidBooked(lead, now)) return SAID_BOOKED;
  if (callStatus === null || callStatus === "cancelled") return null;
  if (!isBookingAhead(lead, now) || callStartsAt === null) return BOOKING_WORDS[callStatus];
  return `Call ${callTimeText(callStartsAt)}`;
}

/** More of its time: what the lead's clock shows then, or when it was to be. */
export function shownBookingTitle(lead: ShownBooking, now: number): string | undefined {
  const { callStartsAt, timeZone } = lead;
  if (isSaidBooked(lead, now))
    return "Booked according to the lead’s page. The booking provider hasn’t confirmed it.";
  if (callStartsAt === null) return undefined;
  if (!isBookingAhead(lead, now)) return `The call was booked for ${timeText(callStartsAt)}`;
  return ["Booked call", leadTimeText(callStartsAt, timeZone)].filter(Boolean).join(": ");
}
