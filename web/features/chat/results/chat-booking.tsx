import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { BookingSection } from "../../booking/booking-section.tsx";
import { BOOKING_SOURCE, type Booking } from "./use-booking.ts";

/** Booking a call within the page, below the results. */
export function ChatBooking({ sessionId, booking }: { sessionId: string; booking: Booking }) {
  const { config, name, email, call, isBooked, onBooked } = booking;
  if (config.state === "loading") return <Skeleton className="h-[700px]" />;
  if (config.state === "failed") {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>We couldn’t load the calendar.</p>
        <Button onClick={config.again}>Try again</Button>
      </div>
    );
  }
  return (
    <BookingSection
      sessionId={sessionId}
      source={BOOKING_SOURCE}
      bookingUrl={config.data.bookingUrl}
      bookingRef={null}
      name={name}
      email={email}
      call={call}
      isBooked={isBooked}
      onBooked={onBooked}
    />
  );
}
