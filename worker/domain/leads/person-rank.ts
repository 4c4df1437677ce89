import type { BookingState } from "../booking/booking-status.ts";
import type { PhoneFlag } from "../calls/call-consent.ts";
import { isClosedStatus, type LeadStatus } from "./pipeline.ts";

/** What decides how much an assessment counts among those of its person. */
export type RankFacts = {
  suspect: boolean;
  leadStatus: LeadStatus;
  callStatus: BookingState | null;
  callWithdrawnAt: number | string | null;
  phone: string | null;
  phoneFlag: PhoneFlag | null;
};

/** The lowest rank of an open assessment, to which others may give way. */
export const OPEN_RANK = 2;

/**
 * Of a person's assessments the newest of the greatest rank counts (contract 17): 3 is an open one with a number, a
 * call booked or held, or a withdrawn consent, 2 another open one, 1 a closed one, 0 a suspect. One that only repeats
 * the quiz must not take a lead with a number out of Next calls.
 */
export function personRank(lead: RankFacts): 0 | 1 | 2 | 3 {
  if (lead.suspect) return 0;
  if (isClosedStatus(lead.leadStatus)) return 1;
  return hasWord(lead) ? 3 : OPEN_RANK;
}

/** Whether the lead has said if and how to reach it. */
function hasWord({ callStatus, callWithdrawnAt, phone, phoneFlag }: RankFacts): boolean {
  const hasCall = callStatus === "booked" || callStatus === "moved" || callStatus === "held";
  return hasCall || callWithdrawnAt !== null || (phone !== null && phoneFlag !== "many_numbers");
}
