import "../../../../index.css";
import type { AnyAnswers } from "#domain/funnel/answers/answers";
import { filled } from "#domain/content/filled";
import { listed } from "#domain/listed";
import { ownPlan, planFor, type Plan, type OwnPlan } from "#domain/content/given-plans";
import { foundationOf } from "#domain/funnel/results/layers";
import { toldRoadblocks } from "#domain/funnel/results/told-roadblocks";
import { ArrowLeft, Printer } from "lucide-react";
import { lazy, Suspense, type ReactNode } from "react";
import { useContent, useGivenContent } from "../../../../content/use-content.tsx";
import { useNotDone } from "../../../../content/use-not-done.ts";
import { api, unwrap } from "../../../../lib/api.ts";
import { carryOut } from "../../../../lib/carry-out.ts";
import { PageLink } from "../../../../lib/page-location.tsx";
import { useLoad, type Loaded } from "../../../../lib/use-load.ts";
import { Button } from "../../../../ui/button.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { CallCard } from "../../../booking/visitor/call-me/call-card.tsx";
import { Quoted } from "../../result/quoted.tsx";
import { BookingAction } from "../call/booking-action.tsx";
import { HubBooking } from "../call/hub-booking.tsx";
import { useVisitorBooking } from "../call/use-visitor-booking.ts";
import { loadExpiredHub } from "../expired/load-expired-hub.ts";
import type { OpenHub } from "../hub-data.ts";
import { HubScreen } from "../hub-screen.tsx";
import { useHubStep } from "../use-hub-step.ts";
import { PlanSteps } from "./plan-steps.tsx";

export function PlanPage() {
  return <HubScreen View={PlanView} />;
}

/** The page, once all is here that it renders at first. */
export async function loadPlanPage(): Promise<typeof PlanPage> {
  await loadExpiredHub();
  return PlanPage;
}

const BookedHero = lazy(async () => ({ default: (await import("../call/booked-hero.tsx")).BookedHero }));

/** The plan of an open hub: what to do about the first roadblock, today and in the next seven days. */
function PlanView({ sessionId, data }: { sessionId: string; data: OpenHub }) {
  const { hub } = data;
  const { booking, isNew, book } = useVisitorBooking(sessionId, hub);
  useHubStep(data, "plan");
  const [finding] = toldRoadblocks(hub.answers, useContent("results").roadblocks);
  const words = useContent("plan");
  const plan = usePlan(ownPlan(hub.answers, hub.offerTier));
  const call = !booking && <BookingAction sessionId={sessionId} hasCalendar={data.bookingUrl !== null} />;
  return (
    <div className="mx-auto grid max-w-7xl gap-6 px-5 pb-16 sm:gap-10 sm:px-8 print:max-w-none print:gap-6 print:p-0">
      <LoadedPlan plan={plan}>
        {(ready) => (
          <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-x-14">
            <PlanHead
              hubPath={`/hub/${sessionId}`}
              finding={finding?.title ?? words.unknown}
              plan={ready}
              answers={hub.answers}
            />
            <PlanSteps sessionId={sessionId} plan={ready} call={call} />
          </div>
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

/** A hub's plan: the one that the document brought along, or fetched for a hub that the browser asked for itself. */
function usePlan(own: OwnPlan): Loaded<Plan> {
  const { plans = {} } = useGivenContent();
  return useLoad(`plan ${own.id} ${own.tier}`, () => fetchPlan(own), planFor(plans, own));
}

function fetchPlan({ id, tier }: OwnPlan): Promise<Plan> {
  const param = { plan: id, tier: String(tier) };
  return carryOut(() => unwrap(api.plans[":plan"][":tier"].$get({ param })));
}

type PlanHeadProps = {
  hubPath: string;
  /** The roadblock that the plan is against. */
  finding: string;
  plan: Plan;
  answers: AnyAnswers;
};

/** The finding, why it comes first, and the ways back and to the printer. */
export function PlanHead({ hubPath, finding, plan, answers }: PlanHeadProps) {
  const { name } = useContent("brand");
  const { print } = useContent("hub");
  const words = useContent("plan");
  return (
    <header className="grid justify-items-start gap-3 sm:gap-5">
      <PageLink
        to={hubPath}
        className="link inline-flex min-h-11 items-center gap-1.5 font-semibold print:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {words.back}
      </PageLink>
      <div className="grid gap-2">
        <p className="text-accent text-sm font-semibold">
          <span className="hidden print:inline">{name}: </span>
          {words.above}
        </p>
        <h1 className="font-display text-headline font-extrabold text-balance wrap-anywhere">{finding}</h1>
      </div>
      <div className="grid max-w-prose gap-3 print:max-w-none">
        <p className="text-lg leading-snug font-semibold text-balance sm:text-xl">{plan.title}</p>
        {plan.why.map((line) => (
          <p key={line} className="text-base-content/80 max-sm:leading-snug sm:text-lg">
            {line}
          </p>
        ))}
        <OwnWords answers={answers} />
        {answers.businessType === "clients" && <p className="text-base-content/80">{words.forClients}</p>}
        <p className="hidden print:block">{words.onPaper}</p>
      </div>
      <Button
        variant="outline"
        size="lg"
        onClick={() => window.print()}
        className="max-sm:hidden print:hidden"
      >
        <Printer aria-hidden="true" className="size-5" />
        {print}
      </Button>
    </header>
  );
}

/** The visitor's frustration, if it brings up a layer, and what it means for the week. On paper, a page has no room. */
function OwnWords({ answers }: { answers: AnyAnswers }) {
  const foundation = useContent("foundation");
  const words = useContent("plan");
  const named = foundationOf(answers, foundation).layers.filter(({ state }) => state === "named");
  if (named.length === 0) return null;
  const names = named.map(({ name }) => name.toLowerCase());
  return (
    <div className="grid gap-3 print:hidden">
      <Quoted answer={answers.frustration ?? ""} />
      <p className="text-base-content/80 text-lg">{filled(words.named, { layers: listed(names) })}</p>
    </div>
  );
}
