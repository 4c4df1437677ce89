import type { BookingSource } from "#domain/money/ads/ad-events";
import { CalendarCheck } from "lucide-react";
import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  useEffectEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { useContent } from "../../../content/use-content.tsx";
import { api, unwrap } from "../../../lib/api.ts";
import { keepToldTime } from "../../../lib/told-time.ts";
import { announceAdEvent } from "../../../lib/visit/ad-event-feed.ts";
import { trackBookingClick, trackBookingView, trackEvent, sendQuietly } from "../../../lib/visit/tracking.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { VisitorBooking } from "./visitor-booking.ts";

/** The steps at which the browser reports how much is in view. */
const STEPS = Array.from({ length: 21 }, (_, index) => index / 20);

export const BOOKING_SECTION_ID = "book";

const BookingFrame = lazy(async () => ({ default: (await import("./booking-frame.tsx")).BookingFrame }));

const VIEW_SHARE = 0.5;
const CALENDAR_CLICK_SHARE = 0.3;

type BookingSectionProps = {
  sessionId: string;
  source: BookingSource;
  /** Null without a booking page: there is nothing to show then but a call that is booked. */
  bookingUrl: string | null;
  bookingRef: string | null;
  name: string | null;
  email: string | null;
  call: VisitorBooking | null;
  onBooked: (call: VisitorBooking) => void;
  /** What a visitor with a booked call should know. */
  afterBooking?: ReactNode;
  /** The level of the heading. */
  Heading?: "h1" | "h2";
};

/** Booking a call within the page. It counts as seen when half of it is in view. */
export function BookingSection(props: BookingSectionProps) {
  const { sessionId, source, bookingUrl, bookingRef, name, email, call, onBooked } = props;
  const { afterBooking, Heading = "h2" } = props;
  const words = useContent("booking");
  const section = useRef<HTMLElement>(null);
  const isBooked = call !== null;
  // Booked on an earlier visit, so the calendar is not shown again.
  const [wasBooked] = useState(isBooked);
  const hasFrame = bookingUrl && !wasBooked;
  useEffect(() => {
    // What is above has become shorter, and the frame may be, too.
    if (isBooked && !wasBooked) showBookingSection();
  }, [isBooked, wasBooked]);
  useSeen(section, VIEW_SHARE, () => trackBookingView(sessionId, source));
  useSeen(section, CALENDAR_CLICK_SHARE, () => {
    // Elsewhere, pressing the button that leads here is the click.
    if (source === "strategy_hub") trackEvent(sessionId, { name: "CalendarClick", params: { source } });
  });
  if (!bookingUrl && !isBooked) return null;
  return (
    <section
      ref={section}
      id={BOOKING_SECTION_ID}
      aria-labelledby="book-heading"
      className={`grid gap-4 sm:gap-6 ${isBooked ? "" : "print:hidden"}`}
    >
      <div className="grid max-w-2xl gap-2">
        <Heading
          id="book-heading"
          tabIndex={-1}
          className="font-display text-headline font-extrabold text-balance"
        >
          {isBooked ? words.booked : words.heading}
        </Heading>
        <p role="status" className="text-base-content/80 flex gap-2 max-sm:leading-snug sm:text-lg">
          {isBooked && <CalendarCheck aria-hidden="true" className="text-success mt-0.5 size-6 shrink-0" />}
          {isBooked
            ? `${hasFrame && !call.startsAt ? words.timeBelow : words.inMail} ${words.keep}`
            : words.text}
        </p>
      </div>
      {isBooked && afterBooking}
      {hasFrame && (
        <Suspense fallback={<Skeleton className="rounded-box h-[700px]" />}>
          <BookingFrame
            bookingUrl={bookingUrl}
            visitor={{ name, email, bookingRef }}
            onBooked={(startsAt) => {
              trackBooked(sessionId, source);
              if (startsAt !== null) keepToldTime(sessionId, startsAt);
              onBooked({ startsAt });
            }}
            onOpen={() => trackBookingClick(sessionId, source)}
          />
        </Suspense>
      )}
    </section>
  );
}

/** Scrolls to the booking section and moves the focus there. */
export function showBookingSection(): void {
  document.getElementById(BOOKING_SECTION_ID)?.scrollIntoView();
  document.getElementById("book-heading")?.focus({ preventScroll: true });
}

/** Reports a call that was booked here, to the pixel under the id that the server gives it. */
function trackBooked(sessionId: string, source: BookingSource): void {
  sendQuietly(async () => {
    const told = await unwrap(api.assessment["track-booked"].$post({ json: { sessionId, source } }));
    if ("eventId" in told && told.eventId) {
      announceAdEvent({ name: "Schedule", eventId: told.eventId, params: {} });
    }
  });
}

/** The fields used from an `IntersectionObserverEntry`. */
type Seen = {
  intersectionRatio: number;
  intersectionRect: { height: number };
  rootBounds: { height: number } | null;
};

/**
 * Whether `share` of an element is in view. An element taller than the screen counts once it fills that share of the
 * screen.
 */
export function isSeen({ intersectionRatio, intersectionRect, rootBounds }: Seen, share: number): boolean {
  const screen = rootBounds?.height ?? 0;
  return intersectionRatio >= share || (screen > 0 && intersectionRect.height >= screen * share);
}

/** Calls back once, when `share` of the element has come into view. */
function useSeen(element: RefObject<Element | null>, share: number, onSeen: () => void): void {
  const report = useEffectEvent(onSeen);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => isSeen(entry, share))) return;
        observer.disconnect();
        report();
      },
      { threshold: STEPS },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, share]);
}
