import type { StoredOffer } from "#domain/offers/offer";
import { ChevronDown } from "lucide-react";
import { Tag } from "../ground/look/tag.tsx";

type Props = { offer: StoredOffer; isOpen: boolean; panelId: string; onToggle: () => void };

/** The name of an offer and, when collapsed, its price. Toggles the offer. */
export function OfferHeading({ offer, isOpen, panelId, onToggle }: Props) {
  return (
    <h3>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={onToggle}
        className="flex w-full cursor-pointer items-center gap-3 px-4.5 py-3 text-left font-semibold"
      >
        <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
          <Tag>Offer {offer.tier}</Tag>
          <bdi className="min-w-0 grow basis-32 [overflow-wrap:anywhere]">{offer.name}</bdi>
        </span>
        {!isOpen && (
          <span className="text-ink-2 text-row hidden max-w-2/5 text-right font-normal md:line-clamp-2">
            {offer.investment}
          </span>
        )}
        {offer.isActive === 0 && <Tag tone="wait">Inactive</Tag>}
        <ChevronDown
          aria-hidden="true"
          className={`size-5 shrink-0 motion-safe:transition-transform ${isOpen ? "rotate-180" : ""}`}
        />
      </button>
    </h3>
  );
}
