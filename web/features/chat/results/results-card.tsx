import type { Collected } from "#domain/interview/interview-fields";
import type { PublicOffer } from "#domain/offers/offer";
import { toldUs } from "#domain/answers/told-us";
import { ArrowRight, Check } from "lucide-react";
import { api, unwrap } from "../../../lib/api.ts";
import { useLoad, type Loaded } from "../../../lib/use-load.ts";
import { Badge } from "../../../ui/badge.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { Card } from "../../../ui/card.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { BookButton } from "./book-button.tsx";
import { ConsentBox } from "./consent-box.tsx";
import type { Booking } from "./use-booking.ts";

export const RESULTS_HEADING_ID = "chat-results";

type ResultsCardProps = {
  sessionId: string;
  offerTier: number;
  collected: Collected;
  booking: Booking;
};

/** The result of the assessment and the next steps. */
export function ResultsCard({ sessionId, offerTier, collected, booking }: ResultsCardProps) {
  const offer = useLoad(`offer ${offerTier}`, () =>
    unwrap(api["tier-configs"][":tier"].$get({ param: { tier: String(offerTier) } })),
  );
  return (
    <section aria-labelledby={RESULTS_HEADING_ID}>
      <Card className="border-base-content grid gap-6 border-2">
        <OfferText offerTier={offerTier} offer={offer} collected={collected} />
        <div className="flex flex-wrap gap-3">
          <a href={`/hub/${sessionId}`} className={buttonClass({ size: "lg", className: "grow" })}>
            Open my strategy hub
            <ArrowRight aria-hidden="true" className="size-5" />
          </a>
          <BookButton booking={booking} variant="outline" size="lg" className="grow" />
        </div>
        <ConsentBox sessionId={sessionId} />
      </Card>
    </section>
  );
}

type OfferTextProps = { offerTier: number; offer: Loaded<PublicOffer>; collected: Collected };

/** The offer in its current version. If it cannot be loaded, the hub still has the recommendation. */
export function OfferText({ offerTier, offer, collected }: OfferTextProps) {
  const told = toldUs(collected);
  return (
    <div className="grid gap-4" aria-busy={offer.state === "loading"}>
      <div className="grid gap-2">
        <Badge tone="primary" className="justify-self-start">
          Tier {offerTier}
        </Badge>
        <h1
          id={RESULTS_HEADING_ID}
          tabIndex={-1}
          data-autofocus=""
          className="font-display text-title font-bold text-balance"
        >
          {offer.state === "ready" ? `Your program: ${offer.data.name}` : "Your recommended program"}
        </h1>
      </div>
      {told && <p className="font-semibold">{told}</p>}
      {offer.state === "loading" && <Skeleton className="h-40" />}
      {offer.state === "failed" && <p>Your strategy hub has the whole recommendation.</p>}
      {offer.state === "ready" && (
        <>
          <p>{offer.data.description}</p>
          <h2 className="-mb-2 font-semibold">What you get:</h2>
          <ul className="grid gap-1.5">
            {offer.data.features.map((feature) => (
              <li key={feature} className="flex gap-2.5">
                <Check aria-hidden="true" className="text-accent mt-0.5 size-5 shrink-0" />
                {feature}
              </li>
            ))}
          </ul>
          <p className="border-base-300 border-t pt-4 text-lg font-bold">{offer.data.investment}</p>
        </>
      )}
    </div>
  );
}
