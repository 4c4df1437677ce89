import type { StoredOffer } from "#domain/offers/offer";
import { Fragment } from "react";
import { fieldShown, OFFER_FIELD_NAMES, OFFER_FIELDS } from "./offer-fields.ts";

export function OfferDetails({ offer }: { offer: StoredOffer }) {
  const names = OFFER_FIELD_NAMES.filter((name) => !OFFER_FIELDS[name].isApart);
  return (
    <dl className="grid gap-x-4 gap-y-2.5 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]">
      {names.map((name) => (
        <Fragment key={name}>
          <dt className="text-base-content/75">{OFFER_FIELDS[name].label}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere] whitespace-pre-wrap">{fieldShown(name, offer)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
