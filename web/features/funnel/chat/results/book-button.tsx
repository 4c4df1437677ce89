import { CalendarDays } from "lucide-react";
import { useContent } from "../../../../content/use-content.tsx";
import { Button } from "../../../../ui/button.tsx";
import type { ButtonLook } from "../../../../ui/button-class.ts";
import type { Booking } from "./use-chat-booking.ts";

type BookButtonProps = ButtonLook & { booking: Booking };

/** The way to the calendar; nothing where there is none. */
export function BookButton({ booking, ...look }: BookButtonProps) {
  const { isLoading, bookingUrl, call, book } = booking;
  const words = useContent("chat").result;
  // Until the stored call is known there is no section to go to, and the page would open in a tab.
  if (call || isLoading || bookingUrl === null) return null;
  return (
    <Button {...look} onClick={book}>
      <CalendarDays aria-hidden="true" className="size-5" />
      {words.book}
    </Button>
  );
}
