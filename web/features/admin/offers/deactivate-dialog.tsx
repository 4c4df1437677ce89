import { HUBS_COUNTED, type OfferUsage, type StoredOffer } from "#domain/offers/offer";
import { useQuery } from "@tanstack/react-query";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { ErrorPanel } from "../data/error-panel.tsx";
import { countText } from "../data/figures.ts";
import { usageQuery } from "./api.ts";

type Props = { offer: StoredOffer; onConfirm: () => void; onClose: () => void };

/** Lists the references to an offer before it is deactivated. */
export function DeactivateDialog({ offer, onConfirm, onClose }: Props) {
  const { data, isPending, isError, error, refetch } = useQuery(usageQuery(offer.tier));
  return (
    <ConfirmDialog
      title="Deactivate this offer?"
      description={
        <>
          Offer {offer.tier}, <bdi>{offer.name}</bdi>. It can be activated again at any time.
        </>
      }
      onClose={onClose}
      confirm="Deactivate"
      isDisabled={isPending}
      onConfirm={onConfirm}
    >
      {isPending && <p role="status">Looking up what points to it …</p>}
      {isError && (
        <ErrorPanel title="It is not known what points to it" error={error} onRetry={() => void refetch()} />
      )}
      {data && <p>{describeUsage(data)}</p>}
    </ConfirmDialog>
  );
}

function describeUsage({ liveHubs, moreHubs, ranges, overrides }: OfferUsage): string {
  const hubs = moreHubs ? `More than ${countText(HUBS_COUNTED)} open hubs` : counted(liveHubs, "open hub");
  if (liveHubs + ranges + overrides === 0) return "No open hub and no rule points to it.";
  const verb = liveHubs + ranges + overrides === 1 ? "points" : "point";
  return `${hubs}, ${counted(ranges, "score range")} and ${counted(overrides, "active override rule")} ${verb} to it. Hubs that are open keep showing it; the rules go on sending leads to it.`;
}

function counted(count: number, what: string): string {
  return `${countText(count)} ${what}${count === 1 ? "" : "s"}`;
}
