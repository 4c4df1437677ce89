import type { VisitorBooking } from "../../../booking/visitor/visitor-booking.ts";
import { BookingSection } from "../../../booking/visitor/booking-section.tsx";
import type { OpenHub } from "../hub-data.ts";

type HubBookingProps = { sessionId: string; data: OpenHub; onBooked: (call: VisitorBooking) => void };

/** Booking a call on a page of the hub. Once it is booked, the page shows the call in another place. */
export function HubBooking({ sessionId, data, onBooked }: HubBookingProps) {
  const { hub, bookingUrl, bookingRef } = data;
  return (
    <BookingSection
      sessionId={sessionId}
      source="strategy_hub"
      bookingUrl={bookingUrl}
      bookingRef={bookingRef}
      name={hub.name}
      email={hub.email}
      call={null}
      onBooked={onBooked}
    />
  );
}
