import type { AnyAnswers } from "#domain/answers/answers";
import { BringList } from "./bring-list.tsx";
import { CallDate, type Call } from "./call-date.tsx";

type AfterBookingProps = { call: Call; bookingRef: string | null; answers: AnyAnswers };

/** What a visitor with a booked call should know: when it is, and what to bring. */
export function AfterBooking({ call, bookingRef, answers }: AfterBookingProps) {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_auto]">
      <BringList answers={answers} />
      <CallDate call={call} bookingRef={bookingRef} />
    </div>
  );
}
