import { isHeldAsked } from "#domain/booking/booking-status";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { BOOKED_CALL_WORDS } from "../leads/booked-call-words.ts";

type BookedCall = Pick<AssessmentView, "callStatus" | "callStartsAt">;

/** What became of a booked call, or that it is to be said; null while it is ahead. `now` is in milliseconds. */
export function heldWords(lead: BookedCall, now: number): string | null {
  if (isHeldAsked(lead, now)) return "Held?";
  const { callStatus } = lead;
  return callStatus === "held" || callStatus === "no_show" ? BOOKED_CALL_WORDS[callStatus] : null;
}
