import { bookingMessage, bookingPageUrl, type BookingVisitor } from "#domain/booking/booking";
import { ExternalLink } from "lucide-react";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { ownTimeZone } from "../../../lib/own-time-zone.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useContent } from "../../../content/use-content.tsx";
import { useNear } from "./use-near.ts";

/** The initial height of the frame in pixels (spec 2). */
const FRAME_HEIGHT = 700;
/** How long, in milliseconds, before a page that has not loaded is joined by a link to it. */
const PATIENCE = 6_000;

/** A provider's page may open windows, and navigate away after a click, but never replace this page by itself. */
const SANDBOX = [
  "allow-scripts",
  "allow-same-origin",
  "allow-forms",
  "allow-popups",
  "allow-popups-to-escape-sandbox",
  "allow-top-navigation-by-user-activation",
].join(" ");

type BookingFrameProps = {
  bookingUrl: string;
  visitor: BookingVisitor;
  /** The start of the call is ISO text; null if it is not told here. */
  onBooked: (startsAt: string | null) => void;
  onOpen: () => void;
};

/** The booking page in a frame. It loads, and receives the visitor's details, only when it comes near the viewport. */
export function BookingFrame({ bookingUrl, visitor, onBooked, onOpen }: BookingFrameProps) {
  const words = useContent("booking");
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const isNear = useNear(room);
  const [height, setHeight] = useState(FRAME_HEIGHT);
  const { isLoaded, isLate, onLoad } = usePatience(isNear);
  const { name, email, bookingRef } = visitor;
  const src = useMemo(
    () => isNear && bookingPageUrl(bookingUrl, { name, email, bookingRef, ...surroundings() }),
    [isNear, bookingUrl, name, email, bookingRef],
  );
  const onMessage = useEffectEvent((event: MessageEvent) => {
    if (event.source !== frame.current?.contentWindow) return;
    const message = bookingMessage(bookingUrl, event.origin, event.data);
    if (message?.kind === "booked") onBooked(message.startsAt);
    if (message?.kind === "height") setHeight(Math.max(FRAME_HEIGHT, message.height));
  });

  useEffect(() => {
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  }, []);

  return (
    <>
      <div
        ref={room}
        // As high as a frame before it says how high it is; no style, which a page's HTML must not have.
        className={`rounded-box border-base-300 relative min-h-[700px] overflow-hidden border ${isLoaded ? "bg-white" : "bg-base-100"}`}
      >
        {!isLoaded && <Skeleton className="absolute inset-0 rounded-none" />}
        {src && (
          <iframe
            ref={frame}
            src={src}
            title={words.calendar}
            referrerPolicy="strict-origin"
            sandbox={SANDBOX}
            onLoad={onLoad}
            style={{ height }}
            className="relative block w-full"
          />
        )}
      </div>
      <p className="mt-3 text-sm">
        <span role="status">{isLate && `${words.late} `}</span>
        <a
          href={bookingPageUrl(bookingUrl, { name, email, bookingRef }) ?? bookingUrl}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onOpen}
          className="link inline-flex items-center gap-1"
        >
          {words.newTab}
          <ExternalLink aria-hidden="true" className="size-4" />
        </a>
      </p>
    </>
  );
}

function usePatience(isWaiting: boolean) {
  const [isLoaded, setIsLoaded] = useState(false);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting || isLoaded) return;
    const timer = setTimeout(() => setIsLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [isWaiting, isLoaded]);
  const onLoad = () => {
    setIsLoaded(true);
    setIsLate(false);
  };
  return { isLoaded, isLate, onLoad };
}

function surroundings(): Pick<BookingVisitor, "embedHost" | "timeZone"> {
  return { embedHost: location.host, timeZone: ownTimeZone() };
}
