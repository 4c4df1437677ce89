import type { PublicOffer } from "#domain/offers/offer";
import { BadgePercent } from "lucide-react";
import type { ReactNode } from "react";
import { useContent } from "../../../content/use-content.tsx";

type ProgramTicketProps = {
  offer: Pick<PublicOffer, "name" | "investment"> | null;
  promoText?: string | null;
  /** Stands in for an offer that is not there. */
  missing: ReactNode;
  /** The next step, and what belongs to it. */
  children: ReactNode;
};

/** The recommended program and its price in short, with the next step. */
export function ProgramTicket(props: ProgramTicketProps) {
  const { offer, promoText = null, missing, children } = props;
  const words = useContent("results").program;
  return (
    <div
      data-theme="paper"
      className="result-ticket rounded-box bg-base-100 text-base-content grid min-w-0 grid-cols-1 content-start gap-6 self-start p-5 sm:p-8 lg:col-start-2 lg:row-span-3 lg:row-start-1"
    >
      {offer ? (
        <div className="grid grid-cols-1 gap-4">
          <div className="grid grid-cols-1 gap-1">
            <p className="text-accent text-sm font-semibold">{words.ticket}</p>
            <p className="font-display text-title font-extrabold text-balance">{offer.name}</p>
          </div>
          <p className="border-base-content/15 grid gap-0.5 border-t pt-4">
            <span className="text-base-content/75 text-sm font-semibold">{words.investment}</span>
            <span className="text-lg leading-snug font-bold">{offer.investment}</span>
          </p>
          {promoText && (
            <p className="rounded-field bg-primary/15 flex items-center gap-3 px-4 py-3 font-semibold">
              <BadgePercent aria-hidden="true" className="text-accent size-6 shrink-0" />
              {promoText}
            </p>
          )}
        </div>
      ) : (
        missing
      )}
      {children}
    </div>
  );
}
