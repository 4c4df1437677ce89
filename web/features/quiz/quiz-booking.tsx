import { fromQuizAnswers } from "#domain/answers/answers";
import { ArrowLeft } from "lucide-react";
import { useEffect, useState } from "react";
import { api, unwrap } from "../../lib/api.ts";
import type { LastAssessment } from "../../lib/last-assessment.ts";
import { trackBookingClick, trackEvent } from "../../lib/tracking.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useLoad } from "../../lib/use-load.ts";
import { AfterBooking } from "../booking/after-booking.tsx";
import { BookingSection } from "../booking/booking-section.tsx";
import type { Call } from "../booking/call-date.tsx";
import { trackBooked } from "../booking/track-booked.ts";
import { CallCard } from "../booking/call-me/call-card.tsx";

/** The booking stage. The booking page asks for name and email itself, as this browser no longer stores them. */
export function QuizBooking({ last, onBack }: { last: LastAssessment; onBack: () => void }) {
  const { sessionId } = last;
  const [booked, setBooked] = useState<Call | null>(null);
  const config = useLoad("config", () => unwrap(api.config.$get()));
  const hasCalendar = config.state === "ready" && config.data.bookingUrl !== null;

  useEffect(() => {
    // Without a calendar nothing is clicked here: the card below asks for a number.
    if (!hasCalendar) return;
    trackBookingClick(sessionId, "quiz_results");
    trackEvent(sessionId, { name: "CalendarClick", params: { source: "quiz_results" } });
  }, [hasCalendar, sessionId]);

  return (
    <div className="grid gap-8">
      {config.state === "loading" && <Skeleton className="h-[700px]" />}
      {config.state === "failed" && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>We couldn’t load the calendar.</p>
          <Button onClick={config.again}>Try again</Button>
        </div>
      )}
      {config.state === "ready" && !hasCalendar && (
        <CallCard sessionId={sessionId} source="quiz_results" Heading="h1" />
      )}
      {config.state === "ready" && (
        <BookingSection
          sessionId={sessionId}
          source="quiz_results"
          bookingUrl={config.data.bookingUrl}
          bookingRef={null}
          name={null}
          email={null}
          isBooked={booked !== null}
          onBooked={(startsAt) => {
            setBooked({ startsAt });
            trackBooked(sessionId);
          }}
          afterBooking={
            booked && <AfterBooking call={booked} bookingRef={null} answers={fromQuizAnswers(last.answers)} />
          }
          Heading="h1"
        />
      )}
      <div>
        <Button variant="ghost" onClick={onBack} className="-ml-4">
          <ArrowLeft aria-hidden="true" className="size-5" />
          Back to my results
        </Button>
      </div>
    </div>
  );
}
