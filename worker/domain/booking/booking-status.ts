import type { ZonedTime } from "../time/zoned-time.ts";

/** How a booked call stands, as its provider reports it. */
export const BOOKING_STATUSES = ["booked", "moved", "cancelled"] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** What became of a booked call, as staff decide it; a provider's own word is a proposal (contract 18). */
export const BOOKING_OUTCOMES = ["held", "no_show"] as const;
export type BookingOutcome = (typeof BOOKING_OUTCOMES)[number];

/** How a lead's booked call stands: as its provider reports it, until staff say what became of it. */
export const BOOKING_STATES = [...BOOKING_STATUSES, ...BOOKING_OUTCOMES] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** The booked call that a lead's card shows, what its provider says became of it, and where it can be canceled. */
export type LeadBooking = {
  id: number;
  said: BookingOutcome | null;
  page: string | null;
  /** Its start by the clocks of the team and of the lead; empty if it is not known. */
  clocks: readonly ZonedTime[];
};

/** Most calls take half an hour: staff are asked once they have had the time to end it. */
export const ASK_HELD_AFTER_MS = 30 * 60_000;

type BookingFacts = { callStatus: BookingState | null; callStartsAt: string | null };

/** Whether a booked call is still to come, or has come and nobody has said what became of it. */
export function isBookingOpen({ callStatus }: Pick<BookingFacts, "callStatus">): boolean {
  return callStatus === "booked" || callStatus === "moved";
}

/** Whether the lead expects a call that is booked. `now` is in milliseconds. */
export function isBookingAhead(lead: BookingFacts, now: number): boolean {
  return isBookingOpen(lead) && !isHeldAsked(lead, now);
}

/** Whether staff are to say if the lead's call was held. `now` is in milliseconds. */
export function isHeldAsked(lead: BookingFacts, now: number): boolean {
  const { callStartsAt } = lead;
  return isBookingOpen(lead) && callStartsAt !== null && now >= Date.parse(callStartsAt) + ASK_HELD_AFTER_MS;
}
