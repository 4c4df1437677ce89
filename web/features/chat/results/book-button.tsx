import { CalendarDays } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import type { ButtonLook } from "../../../ui/button-class.ts";
import { RequestCallButton } from "../../booking/request-call-button.tsx";
import type { Booking } from "./use-booking.ts";

type BookButtonProps = ButtonLook & { booking: Booking };

/** The way to a call: the calendar or, without one, a request for a call. */
export function BookButton({ booking, ...look }: BookButtonProps) {
  const { config, bookingUrl, call, booked, book } = booking;
  if (booked || config.state === "loading") return null;
  if (!bookingUrl && config.state === "ready") return <RequestCallButton {...look} call={call} />;
  return (
    <Button {...look} onClick={book}>
      <CalendarDays aria-hidden="true" className="size-5" />
      Book a strategy call
    </Button>
  );
}
