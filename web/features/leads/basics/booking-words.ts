import type { BookingState } from "#domain/booking/booking-status";

/** How a booked call stands, for staff. */
export const BOOKING_WORDS: Record<BookingState, string> = {
  booked: "Call booked",
  moved: "Call moved",
  cancelled: "Call canceled",
  held: "Call held",
  no_show: "Call missed",
};
