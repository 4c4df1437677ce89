import { fromQuizAnswers } from "#domain/funnel/answers/answers";
import { CalendarDays, RotateCcw } from "lucide-react";
import { useRef } from "react";
import { useContent } from "../../../content/use-content.tsx";
import type { LastAssessment } from "../../../lib/last-assessment.ts";
import { Button } from "../../../ui/button.tsx";
import { CallCard } from "../../booking/visitor/call-me/call-card.tsx";
import { RequestCallButton } from "../../booking/visitor/call-me/request-call-button.tsx";
import { useBooking } from "../../booking/visitor/use-booking.ts";
import { ClosedHubNote } from "../result/closed-hub-note.tsx";
import { Result } from "../result/result.tsx";
import { useStepFocus } from "./use-step-focus.ts";

type QuizResultsProps = { last: LastAssessment; onBook: () => void; onStartAgain: () => void };

/** Shown to a browser that has completed an assessment: the result and the next steps. */
export function QuizResults({ last, onBook, onStartAgain }: QuizResultsProps) {
  const { offerTier, sessionId, hubExpiresAt } = last;
  const words = useContent("quiz").results;
  const heading = useRef<HTMLHeadingElement>(null);
  useStepFocus(heading);
  const { config, bookingUrl, call } = useBooking(sessionId);
  const hasCalendar = config.state !== "ready" || bookingUrl !== null || call !== null;
  return (
    <div className="grid gap-12 lg:gap-16">
      <Result
        sessionId={sessionId}
        offerTier={offerTier}
        answers={fromQuizAnswers(last.answers)}
        above={words.above}
        heading={{ ref: heading, tabIndex: -1 }}
        book={
          hasCalendar ? (
            <Button variant="outline" size="lg" onClick={onBook}>
              <CalendarDays aria-hidden="true" className="size-5" />
              {call ? words.seeBooked : words.book}
            </Button>
          ) : (
            <RequestCallButton variant="outline" sessionId={sessionId} source="quiz_results" />
          )
        }
      >
        <ClosedHubNote hubExpiresAt={hubExpiresAt} />
      </Result>
      {!call && <CallCard sessionId={sessionId} source="quiz_results" />}
      <div className="border-base-content/15 grid justify-items-start gap-1 border-t pt-6">
        <Button variant="ghost" onClick={onStartAgain} className="-ml-4">
          <RotateCcw aria-hidden="true" className="size-4" />
          {words.startAgain}
        </Button>
        <p className="text-base-content/75 text-sm">{words.note}</p>
      </div>
    </div>
  );
}
