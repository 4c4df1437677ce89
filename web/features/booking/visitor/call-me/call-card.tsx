import type { BookingSource } from "#domain/money/ads/ad-events";
import { PhoneCall } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useContent } from "../../../../content/use-content.tsx";
import { useQuietly } from "../../../../lib/use-quietly.ts";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { useNear } from "../use-near.ts";
import { CALL_CARD_ID, CALL_PANEL_HEIGHT } from "./show-call-card.ts";

type CallCardProps = {
  sessionId: string;
  source: BookingSource;
  /** The level of the heading. */
  Heading?: "h1" | "h2";
  /** Whether the form waits behind a row, where another way to a call comes first. */
  isFolded?: boolean;
  /** Whether a call was asked for on an earlier visit, as far as the page knows. */
  isAsked?: boolean | undefined;
};

/**
 * An offer to be called, for those who would rather not book, until they have asked for it. Its form loads when it
 * comes near the viewport.
 */
export function CallCard(props: CallCardProps) {
  const { sessionId, source, Heading = "h2", isFolded = false, isAsked = false } = props;
  const words = useContent("callMe");
  const card = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(!isFolded);
  const [isAnswered, setIsAnswered] = useState(isAsked);
  const loaded = useQuietly(useNear(card), () => import("./call-panel.tsx"));
  const panelId = useId();
  const beside = isFolded || isAnswered ? "" : "lg:grid-cols-2 lg:gap-12";
  return (
    <section
      ref={card}
      id={CALL_CARD_ID}
      aria-label={words.label}
      className={`rounded-box bg-base-100 grid grid-cols-1 gap-5 border print:hidden ${isFolded ? "border-base-content/30 px-4 py-2 sm:py-3" : "border-base-300 p-6 sm:p-8"} ${beside}`}
    >
      {!isAnswered && !isFolded && (
        <div className="grid content-start gap-2">
          <Heading id="call-heading" tabIndex={-1} className="font-display text-title font-extrabold">
            {words.heading}
          </Heading>
          <p className="text-base-content/80">{words.text}</p>
        </div>
      )}
      {!isAnswered && isFolded && (
        <FoldedOffer isOpen={isOpen} panelId={panelId} onPress={() => setIsOpen(!isOpen)} />
      )}
      <div id={panelId} hidden={!isOpen && !isAnswered}>
        {loaded ? (
          <loaded.CallPanel sessionId={sessionId} source={source} onAnswered={setIsAnswered} />
        ) : (
          <Skeleton className={isAnswered ? "h-24" : CALL_PANEL_HEIGHT} />
        )}
      </div>
    </section>
  );
}

type FoldedOfferProps = { isOpen: boolean; panelId: string; onPress: () => void };

function FoldedOffer({ isOpen, panelId, onPress }: FoldedOfferProps) {
  const { heading, folded } = useContent("callMe");
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={panelId}
      onClick={onPress}
      className="flex min-h-13 w-full cursor-pointer items-center justify-between gap-4 text-left wrap-anywhere"
    >
      <span className="grid gap-0.5">
        <span className="text-lg leading-snug font-bold">{heading}</span>
        <span className="text-base-content/75 leading-snug">{folded}</span>
      </span>
      <PhoneCall aria-hidden="true" className="size-5 shrink-0" />
    </button>
  );
}
