import { CalendarCheck, CalendarDays } from "lucide-react";
import { trackBookingClick } from "../../lib/tracking.ts";
import { Button } from "../../ui/button.tsx";
import { showBookingSection } from "../booking/booking-section.tsx";
import { RequestCallButton } from "../booking/call-me/request-call-button.tsx";

type BookingActionProps = { sessionId: string; hasCalendar: boolean; isBooked: boolean };

/** The hub's call to action, the same everywhere. Once a call is booked, it says so instead. */
export function BookingAction({ sessionId, hasCalendar, isBooked }: BookingActionProps) {
  if (isBooked) {
    return (
      <p className="text-success flex min-h-13 items-center gap-2 font-semibold">
        <CalendarCheck aria-hidden="true" className="size-5" />
        Your call is booked
      </p>
    );
  }
  if (!hasCalendar) return <RequestCallButton sessionId={sessionId} source="strategy_hub" />;
  return (
    <Button
      size="lg"
      className="justify-self-start max-sm:w-full"
      onClick={() => {
        trackBookingClick(sessionId, "strategy_hub");
        showBookingSection();
      }}
    >
      <CalendarDays aria-hidden="true" className="size-5" />
      Book Free Call
    </Button>
  );
}
