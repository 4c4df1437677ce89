import type { BookingSource } from "#domain/ads/ad-events";
import { useRef } from "react";
import { useQuietly } from "../../../lib/use-quietly.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useNear } from "../use-near.ts";
import { CALL_CARD_ID, CALL_PANEL_HEIGHT } from "./show-call-card.ts";

type CallCardProps = {
  sessionId: string;
  source: BookingSource;
  /** The level of the heading. */
  Heading?: "h1" | "h2";
};

/** An offer to be called, for those who would rather not book. Its form loads when it comes near the viewport. */
export function CallCard({ sessionId, source, Heading = "h2" }: CallCardProps) {
  const card = useRef<HTMLElement>(null);
  const loaded = useQuietly(useNear(card), () => import("./call-panel.tsx"));
  return (
    <section
      ref={card}
      id={CALL_CARD_ID}
      aria-labelledby="call-heading"
      className="rounded-box bg-base-100 border-base-300 grid grid-cols-1 gap-6 border p-6 sm:p-8 lg:grid-cols-2 lg:gap-12 print:hidden"
    >
      <div className="grid content-start gap-2">
        <Heading id="call-heading" tabIndex={-1} className="font-display text-title font-extrabold">
          Rather talk now?
        </Heading>
        <p className="text-base-content/80">
          Leave your number, and a person from our team calls you about your result.
        </p>
      </div>
      {loaded ? (
        <loaded.CallPanel sessionId={sessionId} source={source} />
      ) : (
        <Skeleton className={CALL_PANEL_HEIGHT} />
      )}
    </section>
  );
}
