import { lazy, Suspense } from "react";
import { BookingSection } from "../booking/booking-section.tsx";
import type { Call } from "../booking/call-date.tsx";
import type { OpenHub } from "./hub-data.ts";

const AfterBooking = lazy(async () => ({
  default: (await import("../booking/after-booking.tsx")).AfterBooking,
}));

type HubBookingProps = {
  sessionId: string;
  data: OpenHub;
  bookedCall: Call | null;
  onBooked: (startsAt: string | null) => void;
};

/** Booking a call on a page of the hub, and once it is booked, when it is and what to bring. */
export function HubBooking({ sessionId, data, bookedCall, onBooked }: HubBookingProps) {
  const { hub, bookingUrl, bookingRef } = data;
  return (
    <BookingSection
      sessionId={sessionId}
      source="strategy_hub"
      bookingUrl={bookingUrl}
      bookingRef={bookingRef}
      name={hub.name}
      email={hub.email}
      call={bookedCall}
      onBooked={onBooked}
      afterBooking={
        bookedCall && (
          <Suspense>
            <AfterBooking
              sessionId={sessionId}
              call={bookedCall}
              bookingRef={bookingRef}
              answers={hub.answers}
              onTime={onBooked}
            />
          </Suspense>
        )
      }
    />
  );
}
