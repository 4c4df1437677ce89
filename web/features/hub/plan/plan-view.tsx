import { ownPlan, type Plan } from "#domain/content/given-plans";
import { toldRoadblocks } from "#domain/results/told-roadblocks";
import { lazy, Suspense, type ReactNode } from "react";
import { useContent } from "../../../content/use-content.tsx";
import { useNotDone } from "../../../content/use-not-done.ts";
import type { Loaded } from "../../../lib/use-load.ts";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
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
  const [finding] = toldRoadblocks(hub.answers, useContent("results").roadblocks);
  const words = useContent("plan");
  const plan = usePlan(ownPlan(hub.answers, hub.offerTier));
  return (
    <div className="mx-auto grid max-w-4xl gap-6 px-5 pb-16 sm:gap-10 sm:px-8 print:max-w-none print:gap-6 print:p-0">
      <LoadedPlan plan={plan}>
        {(ready) => (
          <>
            <PlanHead
              hubPath={`/hub/${sessionId}`}
              finding={finding?.title ?? words.unknown}
              plan={ready}
              answers={hub.answers}
            />
            <PlanSteps sessionId={sessionId} plan={ready} />
          </>
        )}
      </LoadedPlan>
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

type LoadedPlanProps = { plan: Loaded<Plan>; children: (plan: Plan) => ReactNode };

/** The plan once it is there. Few wait for it: a hub's document brings it along. */
function LoadedPlan({ plan, children }: LoadedPlanProps) {
  const words = useContent("plan");
  const notDone = useNotDone();
  if (plan.state === "ready") return children(plan.data);
  if (plan.state === "failed") {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{notDone(words.failed, plan.error)}</p>
        <Button onClick={plan.again}>{words.again}</Button>
      </div>
    );
  }
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="rounded-box h-60" />
      <Skeleton className="rounded-box h-96" />
    </div>
  );
}
