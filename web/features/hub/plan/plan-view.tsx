import { roadblocks } from "#domain/answers/roadblocks";
import { planIntro } from "../../../content/plan/plans.ts";
import { CallCard } from "../../booking/call-me/call-card.tsx";
import { HubBooking } from "../hub-booking.tsx";
import type { OpenHub } from "../hub-data.ts";
import { useBookedCall } from "../use-booked-call.ts";
import { useHubStep } from "../use-hub-step.ts";
import { PlanHead } from "./plan-head.tsx";
import { PlanList } from "./plan-list.tsx";
import { usePlan } from "./use-plan.ts";

/** The plan of an open hub: what to do about the first roadblock, today and in the next seven days. */
export function PlanView({ sessionId, data }: { sessionId: string; data: OpenHub }) {
  const { hub } = data;
  const { bookedCall, book } = useBookedCall(sessionId, hub);
  useHubStep(data, "plan");
  const [finding] = roadblocks(hub.answers);
  const plan = usePlan(finding?.id, hub.offerTier);
  return (
    <div className="mx-auto grid max-w-4xl gap-12 px-5 pt-2 pb-20 sm:px-8 print:max-w-none print:gap-6 print:p-0">
      <PlanHead
        hubPath={`/hub/${sessionId}`}
        finding={finding?.title ?? planIntro.finding}
        plan={plan}
        answers={hub.answers}
      />
      <PlanList
        id="today-heading"
        title="Today"
        steps={plan.today}
        className="rounded-box bg-base-100 border-base-300 border p-[min(1.5rem,6vw)] sm:p-10 print:border-0 print:bg-transparent print:p-0"
      />
      <PlanList
        id="week-heading"
        title="Your next seven days"
        steps={plan.week}
        label={(index) => `Day ${index + 1}`}
        className="print:break-before-page"
      />
      {!bookedCall && <CallCard sessionId={sessionId} source="strategy_hub" />}
      <div className="print:hidden">
        <HubBooking sessionId={sessionId} data={data} bookedCall={bookedCall} onBooked={book} />
      </div>
    </div>
  );
}
