import { fromQuizAnswers } from "#domain/funnel/answers/answers";
import { ArrowLeft } from "lucide-react";
import { useEffect } from "react";
import { useContent } from "../../../content/use-content.tsx";
import type { LastAssessment } from "../../../lib/last-assessment.ts";
import { trackBookingClick } from "../../../lib/visit/tracking.ts";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { AfterBooking } from "../../booking/visitor/after-booking.tsx";
import { BookingSection } from "../../booking/visitor/booking-section.tsx";
import { CallCard } from "../../booking/visitor/call-me/call-card.tsx";
import { useBooking } from "../../booking/visitor/use-booking.ts";

/** The booking stage. The booking page asks for name and email itself, as this browser no longer stores them. */
export function QuizBooking({ last, onBack }: { last: LastAssessment; onBack: () => void }) {
  const { sessionId } = last;
  const { back } = useContent("quiz").results;
  const { failed, again } = useContent("booking");
  const { config, isLoading, bookingUrl, bookingRef, call, onBooked } = useBooking(sessionId);
  const isReady = !isLoading && config.state === "ready";
  const hasCalendar = isReady && bookingUrl !== null && call === null;

  useEffect(() => {
    // Without a calendar nothing is clicked here: the card below asks for a number.
    if (!hasCalendar) return;
    trackBookingClick(sessionId, "quiz_results");
  }, [hasCalendar, sessionId]);

  return (
    <div className="grid gap-8">
      {isLoading && <Skeleton className="h-[700px]" />}
      {config.state === "failed" && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{failed}</p>
          <Button onClick={config.again}>{again}</Button>
        </div>
      )}
      {isReady && bookingUrl === null && call === null && (
        <CallCard sessionId={sessionId} source="quiz_results" Heading="h1" />
      )}
      {isReady && (
        <BookingSection
          sessionId={sessionId}
          source="quiz_results"
          bookingUrl={bookingUrl}
          bookingRef={bookingRef}
          name={null}
          email={null}
          call={call}
          onBooked={onBooked}
          afterBooking={
            call && (
              <AfterBooking
                sessionId={sessionId}
                call={call}
                bookingRef={bookingRef}
                answers={fromQuizAnswers(last.answers)}
                onTime={onBooked}
              />
            )
          }
          Heading="h1"
        />
      )}
      <div>
        <Button variant="ghost" onClick={onBack} className="-ml-4">
          <ArrowLeft aria-hidden="true" className="size-5" />
          {back}
        </Button>
      </div>
    </div>
  );
}
