import "../../../index.css";
import "../../../content/pulse/foundation-stack.css";
import "../../../content/pulse/visitor-pulse.css";
import { Printer } from "lucide-react";
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from "react";
import { useContent } from "../../../content/use-content.tsx";
import { isInView } from "../../../lib/is-in-view.ts";
import { trackEvent } from "../../../lib/visit/tracking.ts";
import { Button } from "../../../ui/button.tsx";
import { BOOKING_SECTION_ID } from "../../booking/visitor/booking-section.tsx";
import { CallCard } from "../../booking/visitor/call-me/call-card.tsx";
import { CALL_CARD_ID } from "../../booking/visitor/call-me/show-call-card.ts";
import { useConsentBarHeight } from "../../people/privacy/use-consent-bar-height.ts";
import { BookingAction } from "./call/booking-action.tsx";
import { CallBar } from "./call/call-bar.tsx";
import { HubBooking } from "./call/hub-booking.tsx";
import { NextSteps } from "./call/next-steps.tsx";
import { useVisitorBooking } from "./call/use-visitor-booking.ts";
import { loadExpiredHub } from "./expired/load-expired-hub.ts";
import { HubHero } from "./hero/hub-hero.tsx";
import type { OpenHub } from "./hub-data.ts";
import { HubScreen } from "./hub-screen.tsx";
import { ErasedHub } from "./privacy/erased-hub.tsx";
import { HubEnd } from "./rest/hub-end.tsx";
import { loadStillParts, StillPart } from "./still/still-part.tsx";
import { useHubStep } from "./use-hub-step.ts";

export function HubPage() {
  return <HubScreen View={HubView} />;
}

/** The page, once all is here that it renders at first. */
export async function loadHubPage(): Promise<typeof HubPage> {
  await Promise.all([loadExpiredHub(), loadStillParts()]);
  return HubPage;
}

/** All that is still to come counts as on the screen: an element is then off it only once it has been scrolled past. */
const TO_THE_END = "0px 0px 1000000px 0px";

// Only for those who have booked.
const BookedHero = lazy(async () => ({ default: (await import("./call/booked-hero.tsx")).BookedHero }));

/** An open hub. It keeps its content if it expires while on the screen. */
function HubView({ sessionId, data }: { sessionId: string; data: OpenHub }) {
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
        <HubHero
          data={data}
          actions={
            <HeroActions ref={heroAction} hasCalendar={bookingUrl !== null}>
              {bookingAction}
            </HeroActions>
          }
        />
      )}
      <NextSteps
        sessionId={sessionId}
        resource={offer?.pdfLink ?? null}
        isCallCardFolded={bookingUrl !== null}
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
      {isBooked && <StillPart id="found" data={data} />}
      <StillPart id="program" data={data} />
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

type HeroActionsProps = { ref: Ref<HTMLDivElement>; hasCalendar: boolean; children: ReactNode };

/** The way to a call on the first screen, what it is for, and the printer where there is one. */
function HeroActions({ ref, hasCalendar, children }: HeroActionsProps) {
  const { print, steps } = useContent("hub");
  return (
    <div ref={ref} className="flex flex-wrap items-start gap-3 print:hidden">
      {children}
      <Button variant="ghost" size="lg" onClick={() => window.print()} className="max-sm:hidden">
        <Printer aria-hidden="true" className="size-5" />
        {print}
      </Button>
      {hasCalendar && <p className="text-base-content/75 w-full text-sm max-sm:text-center">{steps.book}</p>}
    </div>
  );
}

/**
 * Whether an action has been scrolled past, or is `covered` by that many pixels of a bar at the screen's end, and no
 * other place for it is on the screen. False until that is known.
 */
function useOutOfReach(action: RefObject<HTMLElement | null>, otherId: string, covered: number): boolean {
  const [isPast, setIsPast] = useState(false);
  const [isOtherShown, setIsOtherShown] = useState(false);
  useEffect(() => {
    // All of it has to be above the bar.
    const whole = covered + (action.current?.offsetHeight ?? 0);
    const stops = [
      watch(
        action.current,
        (isShown) => setIsPast(!isShown),
        covered > 0 ? `0px 0px -${whole}px 0px` : TO_THE_END,
      ),
      watch(document.getElementById(otherId), setIsOtherShown),
    ];
    return () => stops.forEach((stop) => stop());
  }, [action, otherId, covered]);
  return isPast && !isOtherShown;
}

/** Tells whether an element is on the screen, now and at each change, until it is stopped. */
function watch(element: Element | null, tell: (isShown: boolean) => void, rootMargin = "0px"): () => void {
  const observer = new IntersectionObserver((entries) => tell(isInView(entries)), { rootMargin });
  if (element) observer.observe(element);
  return () => observer.disconnect();
}
