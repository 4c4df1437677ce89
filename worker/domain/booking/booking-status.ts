import type { ZonedTime } from "../time/zoned-time.ts";

/** The status of a booked call, as its provider reports it. */
export const BOOKING_STATUSES = ["booked", "moved", "cancelled"] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** The outcome of a booked call, as staff decide it; a provider's report is only a proposal (contract 18). */
export const BOOKING_OUTCOMES = ["held", "no_show"] as const;
export type BookingOutcome = (typeof BOOKING_OUTCOMES)[number];

/** The state of a lead's booked call: as its provider reports it, until staff record its outcome. */
export const BOOKING_STATES = [...BOOKING_STATUSES, ...BOOKING_OUTCOMES] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** The booked call that a lead's card shows, the outcome that its provider reports, and where it can be canceled. */
export type LeadBooking = {
  id: number;
  said: BookingOutcome | null;
  page: string | null;
  /** When the lead said that they will be there (ISO); null until then. */
  attendsAt: string | null;
  /** Its start by the clocks of the team and of the lead; empty if it is not known. */
  clocks: readonly ZonedTime[];
};

/** Most calls take half an hour: staff are asked once they have had the time to end it. */
export const ASK_HELD_AFTER_MS = 30 * 60_000;

type BookingFacts = { callStatus: BookingState | null; callStartsAt: string | null };

/** How staff are told that a lead will be at its call. */
export const WILL_ATTEND = "Will be there";

/** Whether a booked call is still ahead, or is past and has no outcome yet. */
export function isBookingOpen({ callStatus }: Pick<BookingFacts, "callStatus">): boolean {
  return callStatus === "booked" || callStatus === "moved";
}

/** Whether the lead expects a call that is booked. `now` is in milliseconds. */
export function isBookingAhead(lead: BookingFacts, now: number): boolean {
  return isBookingOpen(lead) && !isHeldAsked(lead, now);
}

/** Whether staff should say if the lead's call was held. `now` is in milliseconds. */
export function isHeldAsked(lead: BookingFacts, now: number): boolean {
  const { callStartsAt } = lead;
  return isBookingOpen(lead) && callStartsAt !== null && now >= Date.parse(callStartsAt) + ASK_HELD_AFTER_MS;
}
