import { roadblocks } from "#domain/answers/roadblocks";
import { lazy, Suspense } from "react";
import { planIntro } from "../../../content/plan/plans.ts";
import { CallCard } from "../../booking/call-me/call-card.tsx";
import { HubBooking } from "../call/hub-booking.tsx";
import type { OpenHub } from "../hub-data.ts";
import { useVisitorBooking } from "../call/use-visitor-booking.ts";
import { useHubStep } from "../use-hub-step.ts";
import { PlanHead } from "./plan-head.tsx";
import { PlanSteps } from "./plan-steps.tsx";
import { usePlan } from "./use-plan.ts";

const BookedHero = lazy(async () => ({ default: (await import("../call/booked-hero.tsx")).BookedHero }));

/** The plan of an open hub: what to do about the first roadblock, today and in the next seven days. */
export function PlanView({ sessionId, data }: { sessionId: string; data: OpenHub }) {
  const { hub } = data;
  const { booking, isNew, book } = useVisitorBooking(sessionId, hub);
  useHubStep(data, "plan");
  const [finding] = roadblocks(hub.answers);
  const plan = usePlan(finding?.id, hub.offerTier);
  return (
    <div className="mx-auto grid max-w-4xl gap-6 px-5 pb-16 sm:gap-10 sm:px-8 print:max-w-none print:gap-6 print:p-0">
      <PlanHead
        hubPath={`/hub/${sessionId}`}
        finding={finding?.title ?? planIntro.finding}
        plan={plan}
        answers={hub.answers}
      />
      <PlanSteps sessionId={sessionId} plan={plan} />
      {booking ? (
        <div className="print:hidden">
          <Suspense>
            <BookedHero
              sessionId={sessionId}
              data={data}
              call={booking}
              isNew={isNew}
              onTime={book}
              Heading="h2"
            />
          </Suspense>
        </div>
      ) : (
        <>
          <CallCard
            sessionId={sessionId}
            source="strategy_hub"
            isFolded={data.bookingUrl !== null}
            isAsked={hub.isCallAsked}
          />
          <HubBooking sessionId={sessionId} data={data} onBooked={book} />
        </>
      )}
    </div>
  );
}
