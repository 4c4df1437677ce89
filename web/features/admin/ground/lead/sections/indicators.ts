import type { AssessmentView } from "#domain/leads/assessment-view";
import { isSaidBooked, SAID_BOOKED } from "#domain/booking/reported-booking";
import { BOOKING_WORDS } from "../../leads/booking-words.ts";

export type Indicator = { label: string; at: string | null; tone: "good" | "bad" };

/** The events in an assessment's history at `now` (ms). For e-mail only the furthest state is shown (spec 2). */
export function indicatorsOf(lead: AssessmentView, now: number): Indicator[] {
  const found: (Indicator | null)[] = [
    happened("Completed", lead.completedAt),
    emailState(lead),
    happened("Clicked booking", lead.bookingLinkClicked),
    happened("Viewed booking form", lead.bookingFormViewed),
    happened("Asked for a call", lead.callRequestedAt),
    isSaidBooked(lead, now) ? happened(SAID_BOOKED, lead.callReportedAt) : callState(lead),
    happened("Asked for a new hub link", lead.linkRequestedAt),
  ];
  return found.filter((indicator) => indicator !== null);
}

function emailState({ emailSentAt, emailConsent, completedAt, email }: AssessmentView): Indicator | null {
  if (emailSentAt) return happened("Email sent", emailSentAt);
  if (emailConsent) return happened("Email consented", emailConsent);
  return completedAt && email ? { label: "No email consent", at: null, tone: "bad" } : null;
}

function callState({ callStatus, callStartsAt }: AssessmentView): Indicator | null {
  if (callStatus === null) return null;
  const isLost = callStatus === "cancelled" || callStatus === "no_show";
  return { label: BOOKING_WORDS[callStatus], at: callStartsAt, tone: isLost ? "bad" : "good" };
}

function happened(label: string, at: string | null): Indicator | null {
  return at === null ? null : { label, at, tone: "good" };
}
