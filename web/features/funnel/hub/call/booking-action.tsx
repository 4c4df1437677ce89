import { CalendarDays } from "lucide-react";
import { useContent } from "../../../../content/use-content.tsx";
import { trackBookingClick } from "../../../../lib/visit/tracking.ts";
import { Button } from "../../../../ui/button.tsx";
import { showBookingSection } from "../../../booking/visitor/booking-section.tsx";
import { RequestCallButton } from "../../../booking/visitor/call-me/request-call-button.tsx";

/** The hub's call to action, the same everywhere. */
export function BookingAction({ sessionId, hasCalendar }: { sessionId: string; hasCalendar: boolean }) {
  const { book } = useContent("hub");
  if (!hasCalendar) return <RequestCallButton sessionId={sessionId} source="strategy_hub" />;
  return (
    <Button size="lg" className="max-sm:w-full" onClick={() => goToBooking(sessionId)}>
      <CalendarDays aria-hidden="true" className="size-5" />
      {book}
    </Button>
  );
}

function goToBooking(sessionId: string): void {
  trackBookingClick(sessionId, "strategy_hub");
  showBookingSection();
}
