import { Printer } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { trackEvent } from "../../lib/tracking.ts";
import { Button } from "../../ui/button.tsx";
import { BookingSection } from "../booking/booking-section.tsx";
import { useCallRequest } from "../booking/use-call-request.ts";
import { AssessmentDetails } from "./assessment-details.tsx";
import { BookingAction } from "./booking-action.tsx";
import { COACHING_TIER } from "./coaching.ts";
import { ErasedNote } from "./erased-note.tsx";
import type { OpenHub } from "./hub-data.ts";
import { HubHero } from "./hub-hero.tsx";
import { HubPrivacy } from "./hub-privacy.tsx";
import { NextSteps } from "./next-steps.tsx";
import { ProgramCard } from "./program-card.tsx";
import { RoadblockList } from "./roadblock-list.tsx";
import { SisterSiteList } from "./sister-site-list.tsx";

const CoachingBlocks = lazy(async () => ({
  default: (await import("./coaching-blocks.tsx")).CoachingBlocks,
}));

/** An open hub. It keeps its content if it expires while on the screen. */
export function HubView({ sessionId, data }: { sessionId: string; data: OpenHub }) {
  const { hub, offer, bookingUrl, bookingRef } = data;
  const [isBooked, setIsBooked] = useState(hub.call !== null);
  const [isErased, setIsErased] = useState(false);
  const call = useCallRequest(sessionId, "strategy_hub");

  useEffect(() => {
    trackEvent(sessionId, { name: "HubPageView", params: { tier: hub.offerTier } });
  }, [sessionId, hub.offerTier]);

  if (isErased) return <ErasedNote />;
  const bookingAction = (
    <BookingAction sessionId={sessionId} hasCalendar={bookingUrl !== null} call={call} isBooked={isBooked} />
  );
  return (
    <div className="mx-auto grid max-w-7xl gap-14 px-5 pt-2 pb-20 sm:px-8 lg:gap-20 print:gap-8 print:p-0">
      <div className="grid gap-4">
        <HubHero
          data={data}
          actions={
            <div className="flex flex-wrap items-start gap-3 max-sm:w-full print:hidden">
              {bookingAction}
              <Button variant="ghost" size="lg" onClick={() => window.print()} className="max-sm:hidden">
                <Printer aria-hidden="true" className="size-5" />
                Print
              </Button>
            </div>
          }
        />
        <ProgramCard data={data} />
      </div>
      <RoadblockList answers={hub.answers} />
      <AssessmentDetails hub={hub} />
      {hub.offerTier === COACHING_TIER && (
        <Suspense>
          <CoachingBlocks />
        </Suspense>
      )}
      <NextSteps sessionId={sessionId} resource={offer?.pdfLink ?? null} bookingAction={bookingAction} />
      <BookingSection
        sessionId={sessionId}
        source="strategy_hub"
        bookingUrl={bookingUrl}
        bookingRef={bookingRef}
        name={hub.name}
        email={hub.email}
        call={call}
        isBooked={isBooked}
        onBooked={() => setIsBooked(true)}
      />
      <SisterSiteList />
      <HubPrivacy sessionId={sessionId} emailConsent={hub.emailConsent} onErased={() => setIsErased(true)} />
    </div>
  );
}
