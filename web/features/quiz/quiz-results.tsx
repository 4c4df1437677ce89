import { isHubExpired } from "#domain/hub";
import { ArrowRight, CalendarDays, RotateCcw } from "lucide-react";
import { useState } from "react";
import { api, unwrap } from "../../lib/api.ts";
import type { LastAssessment } from "../../lib/last-assessment.ts";
import { useLoad } from "../../lib/use-load.ts";
import { StepHeading } from "./step-heading.tsx";

type QuizResultsProps = { last: LastAssessment; onBook: () => void; onStartAgain: () => void };

/** What a browser shows that has completed an assessment: its result, and where to go from there. */
export function QuizResults({ last, onBook, onStartAgain }: QuizResultsProps) {
  const { offerTier, sessionId, hubExpiresAt } = last;
  const [isExpired] = useState(() => isHubExpired(Date.parse(hubExpiresAt), Date.now()));
  const offer = useLoad(`offer ${offerTier}`, () =>
    unwrap(api["tier-configs"][":tier"].$get({ param: { tier: String(offerTier) } })),
  );
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <p className="text-sm font-semibold tracking-wide text-accent uppercase">Your results</p>
        <StepHeading>
          {offer.state === "ready"
            ? `Your programme: ${offer.data.name}`
            : `Your programme: tier ${offerTier}`}
        </StepHeading>
        <div aria-busy={offer.state === "loading"} className="min-h-24">
          {offer.state === "loading" && <div aria-hidden="true" className="skeleton h-24" />}
          {offer.state === "ready" && (
            <div className="grid gap-2 text-lg text-base-content/80">
              <p>{offer.data.description}</p>
              <p className="font-semibold text-base-content">{offer.data.investment}</p>
            </div>
          )}
          {offer.state === "failed" && (
            <p className="text-base-content/80">Your strategy hub holds the whole recommendation.</p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <a href={`/hub/${sessionId}`} className="btn btn-primary btn-lg max-sm:w-full">
          Open my strategy hub
          <ArrowRight aria-hidden="true" className="size-5" />
        </a>
        <button type="button" onClick={onBook} className="btn btn-outline btn-lg max-sm:w-full">
          <CalendarDays aria-hidden="true" className="size-5" />
          Book a call
        </button>
      </div>
      {isExpired && (
        <p className="text-base-content/80">
          Your hub's time is over. Open it to ask for a new link, or book a call right away.
        </p>
      )}
      <div className="border-t border-base-300 pt-6">
        <button type="button" onClick={onStartAgain} className="btn btn-ghost">
          <RotateCcw aria-hidden="true" className="size-4" />
          Start again
        </button>
        <p className="mt-1 text-sm text-base-content/75">
          Your answers are filled in; change what has changed.
        </p>
      </div>
    </div>
  );
}
