import type { StoredOffer } from "#domain/offers/offer";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { useKeptDraft, draftText, readDraftText } from "../../kit/edit/drafts.ts";
import type { FieldErrors } from "../../kit/edit/field-errors.ts";
import { useSave } from "../../kit/edit/use-save.ts";
import { Sheet } from "../../kit/look/sheet.tsx";
import { offersQuery, putOffer } from "../known/offers-query.ts";
import { checkDraft, EMPTY_DRAFT } from "./offer-draft.ts";
import { OfferForm } from "./offer-form.tsx";
import { createOffer } from "./offers-api.ts";

type Props = { offers: readonly StoredOffer[]; onClose: () => void };

/** A new offer with the next tier number. */
export function CreateOffer({ offers, onClose }: Props) {
  const client = useQueryClient();
  const [kept, keep] = useKeptDraft("offer-new");
  const [errors, setErrors] = useState<FieldErrors>({});
  const draft = readDraftText(kept, EMPTY_DRAFT) ?? EMPTY_DRAFT;
  const tier = nextTier(offers);
  const close = () => {
    keep(null);
    onClose();
  };
  const creating = useSave({
    save: createOffer,
    onSaved: (offer) => {
      putOffer(client, offer);
      close();
    },
    // Somebody else may have taken the number.
    onFailed: () => void client.invalidateQueries({ queryKey: offersQuery().queryKey }),
    success: { title: "Offer configuration updated successfully" },
    failure: "Failed to update offer configuration",
  });
  const submit = () => {
    const checked = checkDraft(tier, draft);
    setErrors("errors" in checked ? checked.errors : {});
    if ("write" in checked && !creating.isPending) creating.mutate(checked.write);
  };
  return (
    <Sheet>
      <h3 className="font-display mb-5 text-lg font-semibold">New offer {tier}</h3>
      <OfferForm draft={draft} errors={errors} onChange={(next) => keep(draftText(next))} onSubmit={submit}>
        <Button type="submit" disabled={!draft["name"]?.trim() || creating.isPending}>
          Create Offer
        </Button>
        <Button variant="ghost" onClick={close}>
          Cancel
        </Button>
      </OfferForm>
    </Sheet>
  );
}

/** The highest tier plus 1; 1 if there are none. */
function nextTier(offers: readonly StoredOffer[]): number {
  return Math.max(0, ...offers.map(({ tier }) => tier)) + 1;
}
