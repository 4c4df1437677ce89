import { bookingPageUrl } from "#domain/booking/booking";
import { useState } from "react";
import { api, unwrap } from "../../../lib/api.ts";
import { trackBookingClick, trackEvent } from "../../../lib/tracking.ts";
import { useLoad } from "../../../lib/use-load.ts";
import { BOOKING_SECTION_ID, showBookingSection } from "../../booking/booking-section.tsx";
import type { Call } from "../../booking/call-date.tsx";
import { trackBooked } from "../../booking/track-booked.ts";
import type { Chat } from "../use-chat.ts";

export const BOOKING_SOURCE = "chat_results";

export type Booking = ReturnType<typeof useBooking>;

/** The state of booking a call, shared by every place that offers it. */
export function useBooking({ sessionId, collected }: Chat) {
  const config = useLoad("config", () => unwrap(api.config.$get()));
  const [booked, setBooked] = useState<Call | null>(null);
  const bookingUrl = config.state === "ready" ? config.data.bookingUrl : null;
  const name = collected.name ?? null;
  const email = collected.email ?? null;
  return {
    config,
    /** The call booked on this page. */
    booked,
    name,
    email,
    /** Null without a booking page, or while it is still unknown. */
    bookingUrl,
    /** Known to have no booking page. */
    hasNoCalendar: config.state === "ready" && bookingUrl === null,
    onBooked: (startsAt: string | null) => {
      setBooked({ startsAt });
      trackBooked(sessionId);
    },
    /** Handles a click on 'Book': goes to the section or, without one, opens the booking page in a new tab. */
    book: () => {
      trackBookingClick(sessionId, BOOKING_SOURCE);
      trackEvent(sessionId, { name: "CalendarClick", params: { source: BOOKING_SOURCE } });
      if (document.getElementById(BOOKING_SECTION_ID)) return showBookingSection();
      const page = bookingUrl && bookingPageUrl(bookingUrl, { name, email });
      if (page) window.open(page, "_blank", "noopener,noreferrer");
    },
  };
}
