import { isBookingOpen, type BookingState } from "../../booking/booking-status.ts";
import { isOpenStatus, type LeadStatus } from "../../leads/pipeline.ts";
import type { PhoneFlag } from "../call-consent.ts";
import type { CallOutcome } from "../call-outcomes.ts";

/** What decides whether a lead is called. */
export type CallableFacts = {
  phone: string | null;
  phoneFlag: PhoneFlag | null;
  callConsentAt: number | string | null;
  suspect: boolean;
  leadStatus: LeadStatus;
  callStatus: BookingState | null;
};

/**
 * Whether the team should call a lead (contract 14): it has a number and agreed to be called, is neither flagged nor
 * suspect, is open, and has no booked call ahead. A booked call counts as ahead until it is cancelled or its outcome
 * recorded.
 */
export function isCallable(lead: CallableFacts): boolean {
  return isOpenStatus(lead.leadStatus) && mayCall(lead);
}

/**
 * Whether a lead counts as never called: in any stage, it may be called, no call has a recorded outcome, and it gave
 * way to no newer one.
 */
export function isNeverCalled(
  lead: CallableFacts & { lastOutcome: CallOutcome | null; gaveWayTo: number | null },
): boolean {
  const { lastOutcome, callStatus, gaveWayTo } = lead;
  return lastOutcome === null && callStatus !== "held" && gaveWayTo === null && mayCall(lead);
}

function mayCall(lead: CallableFacts): boolean {
  const { phone, callConsentAt, phoneFlag, suspect } = lead;
  const mayBeAsked = phone !== null && callConsentAt !== null && phoneFlag === null;
  return mayBeAsked && !suspect && !isBookingOpen(lead);
}
