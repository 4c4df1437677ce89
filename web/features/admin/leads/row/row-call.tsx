import { isHeldAsked } from "#domain/booking/booking-status";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { BookingLine } from "../../ground/calls/booking-line.tsx";
import { CallLine } from "../../ground/calls/call-line.tsx";
import { HeldQuestion } from "../../ground/calls/held-question.tsx";
import { useNow } from "../../ground/time/use-now.ts";

const PLACE = "min-w-0 [grid-area:call] @max-2xl:order-3 @max-2xl:basis-full";

/** Whether a booked call was held comes before all else that is known of a lead's calls. */
export function RowCall({ lead }: { lead: AssessmentView }) {
  const isAsked = isHeldAsked(lead, useNow());
  return isAsked ? (
    <HeldQuestion lead={lead} isOneLine className={`${PLACE} relative`} />
  ) : (
    <CallLine lead={lead} className={`${PLACE} max-h-6 overflow-hidden *:truncate`}>
      <BookingLine lead={lead} />
    </CallLine>
  );
}
