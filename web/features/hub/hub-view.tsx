import { Printer } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { trackEvent } from "../../lib/tracking.ts";
import { Button } from "../../ui/button.tsx";
import { BOOKING_SECTION_ID } from "../booking/booking-section.tsx";
import { CallCard } from "../booking/call-me/call-card.tsx";
import { CALL_CARD_ID } from "../booking/call-me/show-call-card.ts";
import { Diagnosis } from "../result/diagnosis.tsx";
import { ProgramCard } from "../result/program-card.tsx";
import { AssessmentDetails } from "./assessment-details.tsx";
import { BookingAction } from "./booking-action.tsx";
import { CallBar } from "./call-bar.tsx";
import { COACHING_TIER } from "./coaching-tier.ts";
import { HubBooking } from "./hub-booking.tsx";
import type { OpenHub } from "./hub-data.ts";
import { HubHero } from "./hub-hero.tsx";
import { ErasedHub, HubPrivacy } from "./hub-privacy.tsx";
import { NextSteps } from "./next-steps.tsx";
import { SisterSiteList } from "./sister-site-list.tsx";
import { useBookedCall } from "./use-booked-call.ts";
import { useHubStep } from "./use-hub-step.ts";
import { useOutOfReach } from "./use-out-of-reach.ts";

const CoachingBlocks = lazy(async () => ({
  default: (await import("./coaching-blocks.tsx")).CoachingBlocks,
}));

/** An open hub. It keeps its content if it expires while on the screen. */
export function HubView({ sessionId, data }: { sessionId: string; data: OpenHub }) {
  const { hub, offer, bookingUrl } = data;
  const { bookedCall, book } = useBookedCall(sessionId, hub);
  const [isErased, setIsErased] = useState(false);
  const heroAction = useRef<HTMLDivElement>(null);
  const isOutOfReach = useOutOfReach(heroAction, bookingUrl === null ? CALL_CARD_ID : BOOKING_SECTION_ID);
  const isBooked = bookedCall !== null;

  useEffect(() => {
    trackEvent(sessionId, { name: "HubPageView", params: { tier: hub.offerTier } });
  }, [sessionId, hub.offerTier]);

  useHubStep(data, "hub");

  if (isErased) return <ErasedHub />;
  const bookingAction = (
    <BookingAction sessionId={sessionId} hasCalendar={bookingUrl !== null} isBooked={isBooked} />
  );
  const actions = (
    <div ref={heroAction} className="flex flex-wrap items-start gap-3 print:hidden">
      {bookingAction}
      <Button variant="ghost" size="lg" onClick={() => window.print()} className="max-sm:hidden">
        <Printer aria-hidden="true" className="size-5" />
        Print
      </Button>
    </div>
  );
  return (
    <div className="mx-auto grid max-w-7xl gap-14 px-5 pt-2 pb-20 sm:px-8 lg:gap-20 print:gap-8 print:p-0">
      <HubHero data={data} call={bookedCall} actions={actions} />
      <Diagnosis answers={hub.answers} tier={hub.offerTier} offer={offer} />
      {offer && <ProgramCard offer={offer} answers={hub.answers} />}
      {!isBooked && <CallCard sessionId={sessionId} source="strategy_hub" />}
      {hub.offerTier === COACHING_TIER && (
        <Suspense>
          <CoachingBlocks />
        </Suspense>
      )}
      <AssessmentDetails hub={hub} />
      <NextSteps sessionId={sessionId} resource={offer?.pdfLink ?? null} bookingAction={bookingAction} />
      <HubBooking sessionId={sessionId} data={data} bookedCall={bookedCall} onBooked={book} />
      <SisterSiteList />
      <HubPrivacy sessionId={sessionId} emailConsent={hub.emailConsent} onErased={() => setIsErased(true)} />
      {!isBooked && <CallBar isShown={isOutOfReach}>{bookingAction}</CallBar>}
    </div>
  );
}
