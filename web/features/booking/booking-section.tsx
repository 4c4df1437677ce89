import type { BookingSource } from "#domain/ad-events";
import { CalendarCheck } from "lucide-react";
import { useRef } from "react";
import { trackBookingClick, trackBookingView, trackEvent } from "../../lib/tracking.ts";
import { BookingFrame } from "./booking-frame.tsx";
import { RequestCall } from "./request-call.tsx";
import { useSeen } from "./use-seen.ts";

export const BOOKING_SECTION_ID = "book";

const VIEW_SHARE = 0.5;
const CALENDAR_CLICK_SHARE = 0.3;

type BookingSectionProps = {
  sessionId: string;
  source: BookingSource;
  /** Null where there is no booking page: then a call is asked for. */
  bookingUrl: string | null;
  bookingRef: string | null;
  name: string | null;
  email: string | null;
  isBooked: boolean;
  /** The heading's rank in the page. */
  Heading?: "h1" | "h2";
  onBooked: () => void;
};

/** Booking a call, inside the page. Half of it in view counts as seen. */
export function BookingSection(props: BookingSectionProps) {
  const {
    sessionId,
    source,
    bookingUrl,
    bookingRef,
    name,
    email,
    isBooked,
    onBooked,
    Heading = "h2",
  } = props;
  const section = useRef<HTMLElement>(null);
  useSeen(section, VIEW_SHARE, () => trackBookingView(sessionId, source));
  useSeen(section, CALENDAR_CLICK_SHARE, () => {
    // Elsewhere the button that leads here is the click.
    if (source === "strategy_hub") trackEvent(sessionId, { name: "CalendarClick", params: { source } });
  });
  return (
    <section
      ref={section}
      id={BOOKING_SECTION_ID}
      aria-labelledby="book-heading"
      className="grid gap-6 print:hidden"
    >
      <div className="grid max-w-2xl gap-2">
        <Heading
          id="book-heading"
          tabIndex={-1}
          className="font-display text-3xl font-semibold tracking-tight outline-none"
        >
          {isBooked ? "Your call is booked" : "Book your free strategy call"}
        </Heading>
        <p className="text-lg text-base-content/75">
          {isBooked
            ? "The details are in your confirmation email. Keep this plan at hand for the call."
            : "We go through your answers with you and plan the next step. No obligation."}
        </p>
      </div>
      <div role="status">
        {isBooked && (
          <p className="flex items-center gap-2 font-medium text-success">
            <CalendarCheck aria-hidden="true" className="size-5" />
            You're booked
          </p>
        )}
      </div>
      {bookingUrl ? (
        <BookingFrame
          bookingUrl={bookingUrl}
          visitor={{ name, email, bookingRef }}
          onBooked={onBooked}
          onOpen={() => trackBookingClick(sessionId, source)}
        />
      ) : (
        !isBooked && <RequestCall sessionId={sessionId} source={source} email={email} />
      )}
    </section>
  );
}
