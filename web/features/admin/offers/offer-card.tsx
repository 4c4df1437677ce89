import type { StoredOffer } from "#domain/offers/offer";
import { useId, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ConflictNote } from "../ground/edit/conflict-note.tsx";
import { differences } from "../ground/edit/differences.ts";
import { useFocusBack } from "../ground/edit/use-focus-back.ts";
import { DeactivateDialog } from "./deactivate-dialog.tsx";
import { OfferDetails } from "./offer-details.tsx";
import { OFFER_LABELS } from "./offer-fields.ts";
import { OfferForm } from "./offer-form.tsx";
import { OfferHeading } from "./offer-heading.tsx";
import { useOfferEdit } from "./use-offer-edit.ts";

/** One offer: collapsed, expanded, or being edited. */
export function OfferCard({ offer }: { offer: StoredOffer }) {
  const { ref: editButton, giveBack } = useFocusBack();
  const form = useOfferEdit(offer, giveBack);
  const [isOpen, setOpen] = useState(form.isEditing);
  const id = useId();
  return (
    <li className="bg-sheet border-line rounded-xl border">
      <OfferHeading offer={offer} isOpen={isOpen} panelId={id} onToggle={() => setOpen(!isOpen)} />
      {isOpen && (
        <div id={id} className="border-line space-y-4 border-t px-4.5 py-3.5">
          {form.isEditing ? (
            <OfferForm draft={form.draft} errors={form.errors} onChange={form.change} onSubmit={form.submit}>
              <Button type="submit" isBusy={form.isSaving}>
                Save Changes
              </Button>
              <Button variant="ghost" onClick={form.cancel}>
                Cancel
              </Button>
            </OfferForm>
          ) : (
            <>
              <OfferDetails offer={offer} />
              <Button ref={editButton} variant="outline" size="sm" onClick={form.edit}>
                Edit Configuration
              </Button>
            </>
          )}
          {form.conflict && (
            <ConflictNote
              {...differences(form.conflict.theirs, form.conflict.yours, OFFER_LABELS)}
              onKeepYours={form.keepYours}
              onTakeTheirs={form.takeTheirs}
            />
          )}
        </div>
      )}
      {form.unconfirmed && <DeactivateDialog offer={offer} onConfirm={form.confirm} onClose={form.dismiss} />}
    </li>
  );
}
