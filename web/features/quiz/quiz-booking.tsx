import { useEffect, useState } from "react";
import { api, unwrap } from "../../lib/api.ts";
import { trackBookingClick, trackEvent } from "../../lib/tracking.ts";
import { useLoad } from "../../lib/use-load.ts";
import { BookingSection } from "../booking/booking-section.tsx";

/** The booking stage. Name and e-mail are asked by the booking page itself: this browser keeps them no more. */
export function QuizBooking({ sessionId, onBack }: { sessionId: string; onBack: () => void }) {
  const [isBooked, setIsBooked] = useState(false);
  const config = useLoad("config", () => unwrap(api.config.$get()));
  const hasCalendar = config.state === "ready" && config.data.bookingUrl !== null;

  useEffect(() => {
    // Without a calendar the click is a request for a call, which is asked for below.
    if (!hasCalendar) return;
    trackBookingClick(sessionId, "quiz_results");
    trackEvent(sessionId, { name: "CalendarClick", params: { source: "quiz_results" } });
  }, [hasCalendar, sessionId]);

  return (
    <div className="grid gap-8">
      {config.state === "loading" && <div aria-hidden="true" className="skeleton h-[700px]" />}
      {config.state === "failed" && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>We couldn't load the calendar.</p>
          <button type="button" onClick={config.again} className="btn btn-primary">
            Try again
          </button>
        </div>
      )}
      {config.state === "ready" && (
        <BookingSection
          sessionId={sessionId}
          source="quiz_results"
          bookingUrl={config.data.bookingUrl}
          bookingRef={null}
          name={null}
          email={null}
          isBooked={isBooked}
          onBooked={() => setIsBooked(true)}
          Heading="h1"
        />
      )}
      <div>
        <button type="button" onClick={onBack} className="btn btn-ghost">
          Back to my results
        </button>
      </div>
    </div>
  );
}
