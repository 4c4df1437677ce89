import { NEW_OFFER } from "#domain/offers/new-offer";
import { offerWriteSchema, type Offer, type OfferWrite } from "#domain/offers/offer";
import type { Draft } from "../../kit/edit/drafts.ts";
import { errorsByField, type FieldErrors } from "../../kit/edit/field-errors.ts";
import { fieldText, OFFER_FIELD_NAMES, OFFER_FIELDS, type OfferFieldName } from "./offer-fields.ts";

/** The form of a new offer. If its position is left empty, it is the tier. */
export const EMPTY_DRAFT: Draft = { ...draftOf({ ...NEW_OFFER, sortOrder: 0 }), sortOrder: "" };

export function draftOf(offer: Pick<Offer, OfferFieldName>): Draft {
  return Object.fromEntries(OFFER_FIELD_NAMES.map((name) => [name, fieldText(name, offer)]));
}

/** The form as a write to this tier, or its errors by field. */
export function checkDraft(tier: number, draft: Draft): { write: OfferWrite } | { errors: FieldErrors } {
  const values = OFFER_FIELD_NAMES.map((name) => [name, OFFER_FIELDS[name].valueOf(draft[name] ?? "", tier)]);
  const parsed = offerWriteSchema.safeParse({ tier, ...Object.fromEntries(values) });
  return parsed.success ? { write: parsed.data } : { errors: errorsByField(parsed.error.issues) };
}
