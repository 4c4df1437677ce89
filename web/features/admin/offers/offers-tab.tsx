import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { readDraft } from "../ground/edit/draft-storage.ts";
import { ErrorPanel } from "../ground/data/error-panel.tsx";
import { LoadingPanel } from "../ground/data/loading-panel.tsx";
import { offersQuery } from "../ground/offers/offers-query.ts";
import { useFocusBack } from "../ground/edit/use-focus-back.ts";
import { EmptyPlace } from "../ground/look/empty-place.tsx";
import { PageBar, PageBody } from "../ground/look/page-bar.tsx";
import { CreateOffer } from "./create-offer.tsx";
import { OfferCard } from "./offer-card.tsx";

/** The offers that assessments can recommend. */
export function OffersTab() {
  const { data, isPending, isError, error, refetch } = useQuery(offersQuery());
  const [isCreating, setCreating] = useState(() => readDraft("offer-new") !== null);
  const { ref: createButton, giveBack } = useFocusBack();
  const close = () => {
    giveBack();
    setCreating(false);
  };
  return (
    <>
      <PageBar title="Offer Management">
        {data && !isCreating && (
          <Button ref={createButton} onClick={() => setCreating(true)}>
            Create New Offer
          </Button>
        )}
      </PageBar>
      <PageBody isNarrow>
        <p className="text-ink-2">The programs that visitors are recommended, and what they cost.</p>
        {isPending && <LoadingPanel text="Loading offers…" />}
        {isError && (
          <ErrorPanel title="The offers could not be loaded" error={error} onRetry={() => void refetch()} />
        )}
        {data && isCreating && <CreateOffer offers={data} onClose={close} />}
        {data?.length === 0 && !isCreating && (
          <EmptyPlace title="No offers yet">
            Create the first one. Assessments need an offer to recommend.
          </EmptyPlace>
        )}
        {data && (
          <ul className="space-y-3">
            {data.map((offer) => (
              <OfferCard key={offer.tier} offer={offer} />
            ))}
          </ul>
        )}
      </PageBody>
    </>
  );
}
