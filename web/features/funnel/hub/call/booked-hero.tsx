import { greeting } from "#domain/funnel/hub/hub";
import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { useContent } from "../../../../content/use-content.tsx";
import { BringList } from "../../../booking/visitor/bring-list.tsx";
import type { VisitorBooking } from "../../../booking/visitor/visitor-booking.ts";
import { BookedCard } from "./booked-card.tsx";
import type { OpenHub } from "../hub-data.ts";
import { HubPanel } from "../hub-panel.tsx";

type BookedHeroProps = {
  sessionId: string;
  data: OpenHub;
  call: VisitorBooking;
  /** Booked on this page, so it is brought into view. */
  isNew: boolean;
  onTime: (call: VisitorBooking) => void;
  /** The level of the heading. */
  Heading?: "h1" | "h2";
};

/** The first screen once a call is booked: when it is, and what to bring. */
export function BookedHero({ sessionId, data, call, isNew, onTime, Heading = "h1" }: BookedHeroProps) {
  const words = useContent("hub").booked;
  const { greeting: greetings } = useContent("results");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.closest("section")?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <HubPanel label={words.label}>
      <div className="grid content-start gap-4 sm:gap-6">
        <div className="grid gap-2">
          <p className="text-base-content/80 line-clamp-2 font-semibold wrap-anywhere">
            {greeting(data.hub.name, greetings)}
          </p>
          <Heading
            ref={heading}
            tabIndex={-1}
            className="font-display text-headline flex items-start gap-3 font-extrabold"
          >
            <CircleCheck aria-hidden="true" className="text-success mt-0.5 size-8 shrink-0 lg:size-12" />
            {words.heading}
          </Heading>
          <p role="status" className="sr-only">
            {isNew && words.announced}
          </p>
        </div>
        <BookedCard sessionId={sessionId} call={call} bookingRef={data.bookingRef} onTime={onTime} />
      </div>
      <div className="self-center">
        <BringList answers={data.hub.answers} Heading={Heading === "h1" ? "h2" : "h3"} />
      </div>
    </HubPanel>
  );
}
