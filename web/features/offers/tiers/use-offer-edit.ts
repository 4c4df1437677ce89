import type { OfferWrite, StoredOffer } from "#domain/offers/offer";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useKeptDraft, draftText, readDraftText, type Draft } from "../../kit/edit/drafts.ts";
import { serverErrors, type FieldErrors } from "../../kit/edit/field-errors.ts";
import { useSave } from "../../kit/edit/use-save.ts";
import { currentOf } from "../../kit/edit/version-conflict.ts";
import { putOffer } from "../known/offers-query.ts";
import { checkDraft, draftOf, EMPTY_DRAFT } from "./offer-draft.ts";
import { saveOffer } from "./offers-api.ts";

/** An offer while it is edited. The input is kept until it is saved or discarded. */
export function useOfferEdit(offer: StoredOffer, onEnd: () => void) {
  const client = useQueryClient();
  const [kept, keep] = useKeptDraft(`offer-${offer.tier}`);
  const [isEditing, setEditing] = useState(kept !== null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [unconfirmed, setUnconfirmed] = useState<OfferWrite | null>(null);
  const draft = readDraftText(kept, EMPTY_DRAFT) ?? draftOf(offer);

  const end = () => {
    keep(null);
    setEditing(false);
    setErrors({});
    onEnd();
  };
  const saving = useSave({
    save: ({ base, write }: { base: StoredOffer; write: OfferWrite }) => saveOffer(base, write),
    onSaved: (saved) => {
      putOffer(client, saved);
      end();
    },
    success: { title: "Offer configuration updated successfully" },
    failure: "Failed to update offer configuration",
  });
  const theirs = currentOf(saving.error, offer);

  const save = (write: OfferWrite, base = offer) => {
    if (saving.isPending) return;
    setUnconfirmed(null);
    saving.mutate({ base, write });
  };
  const submit = () => {
    const checked = checkDraft(offer.tier, draft);
    if ("errors" in checked) return setErrors(checked.errors);
    setErrors({});
    if (offer.isActive === 1 && checked.write.isActive === 0) setUnconfirmed(checked.write);
    else save(checked.write);
  };
  const yours = saving.variables?.write;
  return {
    draft,
    errors: { ...serverErrors(saving.error), ...errors },
    isEditing,
    isSaving: saving.isPending,
    edit: () => setEditing(true),
    change: (next: Draft) => keep(draftText(next)),
    submit,
    cancel: () => {
      end();
      saving.reset();
    },
    /** A write that deactivates the offer waits for confirmation. */
    unconfirmed,
    confirm: () => unconfirmed && save(unconfirmed),
    dismiss: () => setUnconfirmed(null),
    conflict: theirs && yours ? { theirs, yours } : null,
    keepYours: () => theirs && yours && save(yours, theirs),
    takeTheirs: () => {
      if (theirs) putOffer(client, theirs);
      end();
      saving.reset();
    },
  };
}
