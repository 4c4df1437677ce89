import { HUBS_COUNTED, type OfferUsage, type StoredOffer } from "#domain/offers/offer";
import { useQuery } from "@tanstack/react-query";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { ErrorPanel } from "../ground/data/error-panel.tsx";
import { countText } from "../ground/data/figures.ts";
import { usageQuery } from "./offers-api.ts";

type Props = { offer: StoredOffer; onConfirm: () => void; onClose: () => void };

/** Lists the references to an offer before it is deactivated. */
export function DeactivateDialog({ offer, onConfirm, onClose }: Props) {
  const { data, isPending, isError, error, refetch } = useQuery(usageQuery(offer.tier));
  return (
    <ConfirmDialog
      title="Deactivate this offer?"
      description={
        <>
          Offer {offer.tier}, <bdi>{offer.name}</bdi>. You can reactivate it at any time.
        </>
      }
      onClose={onClose}
      confirm="Deactivate"
      isDisabled={isPending}
      onConfirm={onConfirm}
    >
      {isPending && <p role="status">Checking what uses it…</p>}
      {isError && (
        <ErrorPanel
          title="What uses this offer could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data && <p>{describeUsage(data)}</p>}
    </ConfirmDialog>
  );
}

function describeUsage({ liveHubs, moreHubs, ranges, overrides }: OfferUsage): string {
  const hubs = moreHubs ? `More than ${countText(HUBS_COUNTED)} open hubs` : counted(liveHubs, "open hub");
  if (liveHubs + ranges + overrides === 0) return "No open hubs and no rules use it.";
  const verb = liveHubs + ranges + overrides === 1 ? "uses" : "use";
  return `${hubs}, ${counted(ranges, "score range")} and ${counted(overrides, "active override rule")} ${verb} it. Open hubs will keep showing it, and the rules will keep sending leads to it.`;
}

function counted(count: number, what: string): string {
  return `${countText(count)} ${what}${count === 1 ? "" : "s"}`;
}
