import { HUBS_COUNTED, type StoredOffer, type OfferUsage } from "#domain/offers/offer";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useState, useId, Fragment } from "react";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { ErrorPanel } from "../../kit/data/error-panel.tsx";
import { countText } from "../../kit/data/figures.ts";
import { LoadingPanel } from "../../kit/data/query-states.tsx";
import { ConflictNote } from "../../kit/edit/conflict-note.tsx";
import { differences } from "../../kit/edit/differences.ts";
import { readDraft } from "../../kit/edit/drafts.ts";
import { useFocusBack } from "../../kit/edit/focus.ts";
import { EmptyPlace } from "../../kit/look/empty-place.tsx";
import { PageBar, PageBody } from "../../kit/look/page-bar.tsx";
import { Tag } from "../../kit/look/tag.tsx";
import { offersQuery } from "../known/offers-query.ts";
import { CreateOffer } from "./create-offer.tsx";
import { OFFER_LABELS, fieldShown, OFFER_FIELD_NAMES, OFFER_FIELDS } from "./offer-fields.ts";
import { OfferForm } from "./offer-form.tsx";
import { usageQuery } from "./offers-api.ts";
import { useOfferEdit } from "./use-offer-edit.ts";

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
      <PageBody>
        <p className="text-ink-2">The programs we recommend to visitors, and what they cost.</p>
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

/** One offer: collapsed, expanded, or being edited. */
function OfferCard({ offer }: { offer: StoredOffer }) {
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

function OfferDetails({ offer }: { offer: StoredOffer }) {
  const names = OFFER_FIELD_NAMES.filter((name) => !OFFER_FIELDS[name].isApart);
  return (
    <dl className="grid gap-x-4 gap-y-2.5 text-sm sm:grid-cols-[9rem_minmax(0,1fr)] xl:grid-cols-[9rem_minmax(0,1fr)_9rem_minmax(0,1fr)]">
      {names.map((name) => (
        <Fragment key={name}>
          <dt className="text-base-content/75">{OFFER_FIELDS[name].label}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere] whitespace-pre-wrap">{fieldShown(name, offer)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

type Props = { offer: StoredOffer; isOpen: boolean; panelId: string; onToggle: () => void };

const SIDE_BY_SIDE =
  "md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)_minmax(0,6fr)]";

/** The name of an offer and, when collapsed, its price and, where there is room, what it is. Toggles the offer. */
function OfferHeading({ offer, isOpen, panelId, onToggle }: Props) {
  return (
    <h3>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={onToggle}
        className="flex w-full cursor-pointer items-center gap-3 px-4.5 py-3 text-left font-semibold"
      >
        <span className={`grid min-w-0 grow items-center gap-x-3 gap-y-1 ${isOpen ? "" : SIDE_BY_SIDE}`}>
          <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            <Tag>Offer {offer.tier}</Tag>
            <bdi className="min-w-0 grow basis-32 [overflow-wrap:anywhere]">{offer.name}</bdi>
          </span>
          {!isOpen && (
            <>
              <bdi className="text-ink-2 text-row hidden font-normal lg:line-clamp-2">
                {offer.description}
              </bdi>
              <span className="text-ink-2 text-row line-clamp-3 font-normal md:line-clamp-2 md:text-right">
                {offer.investment}
              </span>
            </>
          )}
        </span>
        {offer.isActive === 0 && <Tag tone="wait">Inactive</Tag>}
        <ChevronDown
          aria-hidden="true"
          className={`size-5 shrink-0 motion-safe:transition-transform ${isOpen ? "rotate-180" : ""}`}
        />
      </button>
    </h3>
  );
}

type DeactivateDialogProps = { offer: StoredOffer; onConfirm: () => void; onClose: () => void };

/** Lists the references to an offer before it is deactivated. */
function DeactivateDialog({ offer, onConfirm, onClose }: DeactivateDialogProps) {
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
