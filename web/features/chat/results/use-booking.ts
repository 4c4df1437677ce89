import { bookingPageUrl } from "#domain/booking/booking";
import { useState } from "react";
import { api, unwrap } from "../../../lib/api.ts";
import { trackBookingClick, trackEvent } from "../../../lib/tracking.ts";
import { useLoad } from "../../../lib/use-load.ts";
import { BOOKING_SECTION_ID, showBookingSection } from "../../booking/booking-section.tsx";
import { useCallRequest } from "../../booking/use-call-request.ts";
import type { Chat } from "../use-chat.ts";

export const BOOKING_SOURCE = "chat_results";

export type Booking = ReturnType<typeof useBooking>;

/** Everything about booking a call: one state for all the places that offer it. */
export function useBooking({ sessionId, collected }: Chat) {
  const config = useLoad("config", () => unwrap(api.config.$get()));
  const call = useCallRequest(sessionId, BOOKING_SOURCE);
  const [isBooked, setIsBooked] = useState(false);
  const bookingUrl = config.state === "ready" ? config.data.bookingUrl : null;
  const name = collected.name ?? null;
  const email = collected.email ?? null;
  return {
    config,
    call,
    isBooked,
    name,
    email,
    /** Null where there is no booking page, or none known yet. */
    bookingUrl,
    onBooked: () => setIsBooked(true),
    /** A click on 'Book': to the section, or to the booking page in a new tab where there is none. */
    book: () => {
      trackBookingClick(sessionId, BOOKING_SOURCE);
      trackEvent(sessionId, { name: "CalendarClick", params: { source: BOOKING_SOURCE } });
      if (document.getElementById(BOOKING_SECTION_ID)) return showBookingSection();
      const page = bookingUrl && bookingPageUrl(bookingUrl, { name, email });
      if (page) window.open(page, "_blank", "noopener,noreferrer");
    },
  };
}
