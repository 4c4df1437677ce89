import type { AnyAnswers } from "#domain/answers/answers";
import { useContent } from "../../../content/use-content.tsx";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { AfterBooking } from "../../booking/after-booking.tsx";
import { BookingSection } from "../../booking/booking-section.tsx";
import { BOOKING_SOURCE, type Booking } from "./use-chat-booking.ts";

type ChatBookingProps = { sessionId: string; answers: AnyAnswers; booking: Booking };

/** Booking a call within the page, below the result. */
export function ChatBooking({ sessionId, answers, booking }: ChatBookingProps) {
  const { config, isLoading, bookingRef, name, email, call, onBooked } = booking;
  const { failed, again } = useContent("booking");
  if (isLoading || config.state === "loading") return <Skeleton className="h-[700px]" />;
  if (config.state === "failed") {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{failed}</p>
        <Button onClick={config.again}>{again}</Button>
      </div>
    );
  }
  return (
    <BookingSection
      sessionId={sessionId}
      source={BOOKING_SOURCE}
      bookingUrl={config.data.bookingUrl}
      bookingRef={bookingRef}
      name={name}
      email={email}
      call={call}
      onBooked={onBooked}
      afterBooking={
        call && (
          <AfterBooking
            sessionId={sessionId}
            call={call}
            bookingRef={bookingRef}
            answers={answers}
            onTime={onBooked}
          />
        )
      }
    />
  );
}
