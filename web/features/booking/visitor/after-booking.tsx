import type { AnyAnswers } from "#domain/funnel/answers/answers";
import { BringList } from "./bring-list.tsx";
import { CallDate } from "./call-date.tsx";
import { useCallTime } from "./use-call-time.ts";
import type { VisitorBooking } from "./visitor-booking.ts";

type AfterBookingProps = {
  sessionId: string;
  call: VisitorBooking;
  bookingRef: string | null;
  answers: AnyAnswers;
  /** The time of the call is known now. */
  onTime: (call: VisitorBooking) => void;
};

/** What a visitor with a booked call should know: when it is, and what to bring. */
export function AfterBooking({ sessionId, call, bookingRef, answers, onTime }: AfterBookingProps) {
  useCallTime(sessionId, call, onTime);
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_auto]">
      <BringList answers={answers} />
      <CallDate call={call} bookingRef={bookingRef} />
    </div>
  );
}
