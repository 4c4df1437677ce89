import { Printer } from "lucide-react";
import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactNode, type Ref } from "react";
import { useContent } from "../../content/use-content.tsx";
import { trackEvent } from "../../lib/visit/tracking.ts";
import { Button } from "../../ui/button.tsx";
import { BOOKING_SECTION_ID } from "../booking/booking-section.tsx";
import { CallCard } from "../booking/call-me/call-card.tsx";
import { CALL_CARD_ID } from "../booking/call-me/show-call-card.ts";
import { CoachingBlocks } from "./coaching-blocks.tsx";
import { COACHING_TIER } from "./coaching-tier.ts";
import { useConsentBarHeight } from "../privacy/use-consent-bar-height.ts";
import { Diagnosis } from "../result/diagnosis.tsx";
import { BookingAction } from "./call/booking-action.tsx";
import { CallBar } from "./call/call-bar.tsx";
import { ErasedHub } from "./privacy/erased-hub.tsx";
import { HubBooking } from "./call/hub-booking.tsx";
import type { OpenHub } from "./hub-data.ts";
import { FindingInFull, HubFinding } from "./hero/hub-finding.tsx";
import { HubEnd } from "./rest/hub-end.tsx";
import { HubHero } from "./hero/hub-hero.tsx";
import { HubPanel } from "./hub-panel.tsx";
import { HubProgram } from "./hub-program.tsx";
import { NextSteps } from "./call/next-steps.tsx";
import { useVisitorBooking } from "./call/use-visitor-booking.ts";
import { useHubStep } from "./use-hub-step.ts";
import { useOutOfReach } from "./use-out-of-reach.ts";

// Only for those who have booked.
const BookedHero = lazy(async () => ({ default: (await import("./call/booked-hero.tsx")).BookedHero }));

/** An open hub. It keeps its content if it expires while on the screen. */
export function HubView({ sessionId, data }: { sessionId: string; data: OpenHub }) {
  const { hub, offer, bookingUrl } = data;
  const { booking, isNew, book } = useVisitorBooking(sessionId, hub);
  const [isErased, setIsErased] = useState(false);
  const showErased = useCallback(() => setIsErased(true), []);
  const heroAction = useRef<HTMLDivElement>(null);
  const covered = useConsentBarHeight();
  const otherId = bookingUrl === null ? CALL_CARD_ID : BOOKING_SECTION_ID;
  const isOutOfReach = useOutOfReach(heroAction, otherId, covered);
  const isBooked = booking !== null;

  useEffect(() => {
    trackEvent(sessionId, { name: "HubPageView", params: { tier: hub.offerTier } });
  }, [sessionId, hub.offerTier]);

  useHubStep(data, "hub");

  if (isErased) return <ErasedHub />;
  const bookingAction = <BookingAction sessionId={sessionId} hasCalendar={bookingUrl !== null} />;
  return (
    <div className="mx-auto grid max-w-7xl gap-5 px-5 pb-2 sm:gap-8 sm:px-8 sm:pb-8 lg:gap-16 print:gap-8 print:p-0">
      {isBooked ? (
        <Suspense>
          <BookedHero sessionId={sessionId} data={data} call={booking} isNew={isNew} onTime={book} />
        </Suspense>
      ) : (
        <HubHero data={data} actions={<HeroActions ref={heroAction}>{bookingAction}</HeroActions>} />
      )}
      <NextSteps
        sessionId={sessionId}
        resource={offer?.pdfLink ?? null}
        canBook={!isBooked && bookingUrl !== null}
        callCard={
          !isBooked && (
            <CallCard
              sessionId={sessionId}
              source="strategy_hub"
              isFolded={bookingUrl !== null}
              isAsked={hub.isCallAsked}
            />
          )
        }
      />
      {isBooked && <FoundPanel answers={hub.answers} />}
      <Diagnosis answers={hub.answers} tier={hub.offerTier} offer={offer} />
      {offer && <HubProgram offer={offer} answers={hub.answers} />}
      {hub.offerTier === COACHING_TIER && <CoachingBlocks />}
      {!isBooked && <HubBooking sessionId={sessionId} data={data} onBooked={book} />}
      <HubEnd sessionId={sessionId} hub={hub} onErased={showErased} />
      {!isBooked && (
        <CallBar isShown={isOutOfReach} above={covered}>
          {bookingAction}
        </CallBar>
      )}
    </div>
  );
}

/** The way to a call on the first screen, and the printer where there is one. */
function HeroActions({ ref, children }: { ref: Ref<HTMLDivElement>; children: ReactNode }) {
  const { print } = useContent("hub");
  return (
    <div ref={ref} className="flex flex-wrap items-start gap-3 print:hidden">
      {children}
      <Button variant="ghost" size="lg" onClick={() => window.print()} className="max-sm:hidden">
        <Printer aria-hidden="true" className="size-5" />
        {print}
      </Button>
    </div>
  );
}

/** The finding where the first screen is about a booked call. */
function FoundPanel({ answers }: Pick<OpenHub["hub"], "answers">) {
  const { label, booked } = useContent("hub");
  return (
    <HubPanel label={label}>
      <HubFinding above={booked.found} answers={answers} Heading="h2" />
      <FindingInFull answers={answers} />
    </HubPanel>
  );
}
