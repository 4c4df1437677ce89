import type { AnyAnswers } from "#domain/answers/answers";
import { BringList } from "./bring-list.tsx";
import { CallDate, type Call } from "./call-date.tsx";
import { useCallTime } from "./use-call-time.ts";

type AfterBookingProps = {
  sessionId: string;
  call: Call;
  bookingRef: string | null;
  answers: AnyAnswers;
  /** The start of the call is known now; ISO text. */
  onTime: (startsAt: string) => void;
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
