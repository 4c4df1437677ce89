import { fromQuizAnswers, type Answers } from "#domain/answers/answers";
import { isHubExpired } from "#domain/hub/hub";
import type { PublicOffer } from "#domain/offers/offer";
import { toldUs } from "#domain/answers/told-us";
import { ArrowRight, CalendarDays, RotateCcw } from "lucide-react";
import { useState } from "react";
import { api, unwrap } from "../../lib/api.ts";
import type { LastAssessment } from "../../lib/last-assessment.ts";
import { useLoad, type Loaded } from "../../lib/use-load.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { RequestCallButton } from "../booking/request-call-button.tsx";
import { useCallRequest } from "../booking/use-call-request.ts";
import { StepHeading } from "./step-heading.tsx";
import { StepLabel } from "./step-label.tsx";

type QuizResultsProps = { last: LastAssessment; onBook: () => void; onStartAgain: () => void };

/** Shown to a browser that has completed an assessment: the result and the next steps. */
export function QuizResults({ last, onBook, onStartAgain }: QuizResultsProps) {
  const { offerTier, sessionId, hubExpiresAt } = last;
  const offer = useLoad(`offer ${offerTier}`, () =>
    unwrap(api["tier-configs"][":tier"].$get({ param: { tier: String(offerTier) } })),
  );
  const [isExpired] = useState(() => isHubExpired(Date.parse(hubExpiresAt), Date.now()));
  const call = useCallRequest(sessionId, "quiz_results");
  const config = useLoad("config", () => unwrap(api.config.$get()));
  const hasCalendar = config.state !== "ready" || config.data.bookingUrl !== null;
  return (
    <div className="grid gap-8">
      <RecommendedOffer tier={offerTier} offer={offer} answers={fromQuizAnswers(last.answers)} />
      <div className="flex flex-wrap items-start gap-3">
        {/* Loads a new document: nothing loaded here may read the hub's address (contract 4). */}
        <a href={`/hub/${sessionId}`} className={buttonClass({ size: "lg", className: "max-sm:w-full" })}>
          Open my strategy hub
          <ArrowRight aria-hidden="true" className="size-5" />
        </a>
        {hasCalendar ? (
          <Button variant="outline" size="lg" onClick={onBook} className="max-sm:w-full">
            <CalendarDays aria-hidden="true" className="size-5" />
            Book a call
          </Button>
        ) : (
          <RequestCallButton variant="outline" call={call} />
        )}
      </div>
      {isExpired && (
        <p className="text-base-content/80">
          Your hub's time is over. Open it to ask for a new link, or book a call right away.
        </p>
      )}
      <div className="border-base-content/15 grid justify-items-start gap-1 border-t pt-6">
        <Button variant="ghost" onClick={onStartAgain} className="-ml-4">
          <RotateCcw aria-hidden="true" className="size-4" />
          Start again
        </Button>
        <p className="text-base-content/75 text-sm">Your answers are filled in; change what has changed.</p>
      </div>
    </div>
  );
}

type RecommendedOfferProps = { tier: number; offer: Loaded<PublicOffer>; answers: Answers };

/** The offer in its current version. If it cannot be loaded, the hub still has the recommendation. */
export function RecommendedOffer({ tier, offer, answers }: RecommendedOfferProps) {
  const told = toldUs(answers);
  return (
    <div className="grid gap-3">
      <StepLabel>Your results: tier {tier}</StepLabel>
      <StepHeading>
        {offer.state === "ready"
          ? `Your program: ${offer.data.name}`
          : "Your program is in your strategy hub"}
      </StepHeading>
      {told && <p className="text-lg">{told}</p>}
      <div
        aria-busy={offer.state === "loading"}
        className="text-base-content/80 grid min-h-36 content-start gap-2 text-lg sm:min-h-24"
      >
        {offer.state === "loading" && <Skeleton className="h-36 sm:h-24" />}
        {offer.state === "ready" && (
          <>
            <p>{offer.data.description}</p>
            <p className="text-base-content font-semibold">{offer.data.investment}</p>
          </>
        )}
        {offer.state === "failed" && <p>Open it to see the whole recommendation and what it costs.</p>}
      </div>
    </div>
  );
}
