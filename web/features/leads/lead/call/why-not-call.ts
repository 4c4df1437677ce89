import { isBookingOpen, isHeldAsked } from "#domain/booking/booking-status";
import { isCallable } from "#domain/calls/queue/is-callable";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { isOpenStatus } from "#domain/leads/pipeline";
import { timeText } from "../../../kit/time/times.ts";

/** Why a lead is not to be called at `now` (ms), as a sentence; null if it is. */
export function whyNotCall(lead: AssessmentView, now: number): string | null {
  if (isCallable(lead)) return null;
  const { phone, phoneFlag, callConsentAt, callStartsAt, leadStatus } = lead;
  if (phoneFlag === "do_not_call") return "They asked not to be called. You can write to them instead.";
  if (isHeldAsked(lead, now)) return "Their booked call is over. First say whether it was held.";
  if (isBookingOpen(lead)) {
    return callStartsAt === null
      ? "They’ve booked a call. No need to call now."
      : `They’ve booked a call for ${timeText(callStartsAt, lead.bookedCall?.clocks)}. No need to call before then.`;
  }
  if (!isOpenStatus(leadStatus)) return `Their status is ${leadStatus} now.`;
  if (phone === null) return "They left no phone number.";
  if (callConsentAt === null) return "They withdrew their consent to be called.";
  if (phoneFlag === "many_numbers") return "Many numbers came from one address, so this one isn’t called.";
  return "The form’s hidden field was filled in, so this may not be a person.";
}
