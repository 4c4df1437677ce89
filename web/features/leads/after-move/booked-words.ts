import { isBookingOpen } from "#domain/booking/booking-status";
import { callTimeText } from "../../kit/time/call-time.ts";
import type { MovedLead } from "../moves/move-question.ts";

/** Of a call that a lead expects: `The call on Thu, Nov 26, 2:00 PM`; a provider need not say when it is. */
export function bookingOn(lead: Pick<MovedLead, "callStatus" | "callStartsAt" | "bookedCall">): string {
  if (!isBookingOpen(lead)) return "A call, according to the lead’s page";
  const { callStartsAt, bookedCall } = lead;
  if (callStartsAt === null) return "The booked call";
  return `The call on ${callTimeText(callStartsAt, bookedCall?.clocks)}`;
}

/** Where an expected call can be canceled. What else is shown of a lead that only says so is a call that is over. */
export function cancelPage(lead: Pick<MovedLead, "callStatus" | "bookedCall">): string | null {
  return isBookingOpen(lead) ? (lead.bookedCall?.page ?? null) : null;
}

/** A warning, before it is asked what should happen to the calls. */
export function stillBookedWords(calls: readonly MovedLead[]): string {
  const [call] = calls;
  if (!call || calls.length > 1) return `${calls.length} of them have a call that is still booked.`;
  return isBookingOpen(call)
    ? `${bookingOn(call)} is still booked.`
    : "According to the lead’s page, a call is booked.";
}
