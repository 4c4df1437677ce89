import { bookingPageUrl } from "#domain/booking/booking";
import { trackBookingClick } from "../../../../lib/visit/tracking.ts";
import { BOOKING_SECTION_ID, showBookingSection } from "../../../booking/visitor/booking-section.tsx";
import { useBooking } from "../../../booking/visitor/use-booking.ts";
import type { Chat } from "../use-chat.ts";

export const BOOKING_SOURCE = "chat_results";

export type Booking = ReturnType<typeof useChatBooking>;

/** The state of booking a call, shared by every place that offers it. */
export function useChatBooking({ sessionId, collected, isStored }: Chat) {
  const booking = useBooking(sessionId, isStored);
  const { config, bookingUrl } = booking;
  const name = collected.name ?? null;
  const email = collected.email ?? null;
  return {
    ...booking,
    name,
    email,
    /** Known to have no booking page. */
    hasNoCalendar: config.state === "ready" && bookingUrl === null,
    /** Handles a click on 'Book': goes to the section or, without one, opens the booking page in a new tab. */
    book: () => {
      trackBookingClick(sessionId, BOOKING_SOURCE);
      if (document.getElementById(BOOKING_SECTION_ID)) return showBookingSection();
      const page = bookingUrl && bookingPageUrl(bookingUrl, { name, email });
      if (page) window.open(page, "_blank", "noopener,noreferrer");
    },
  };
}
