import { discountFromText, OFFER_MAX, type Offer } from "#domain/offers/offer";
import type { ComponentProps, ReactNode } from "react";
import { AREA, FLAG, LINE, LINK, LIST, NUMBER, type FieldKind } from "./field-kinds.tsx";

type InputProps = Pick<
  ComponentProps<"input">,
  "required" | "maxLength" | "type" | "min" | "max" | "placeholder"
> & { hint?: string };

/** A field of an offer: what it is called, where it stands in the form, and whether an open offer shows it. */
export type OfferField<Value> = FieldKind<Value> & {
  label: string;
  unit?: string;
  /** The form has two columns on a wide screen and a foot; half fields share a row. */
  place: "left" | "right" | "right half" | "foot";
  input?: InputProps;
  /** Shown elsewhere than among the details: as the heading, as a badge, or by its place in the list. */
  isApart?: boolean;
};

/** The tier is an offer's number; title and phase are not edited in the dashboard (spec 5). */
export type OfferFieldName = Exclude<keyof Offer, "tier" | "title" | "phase">;

/**
 * What staff edit of an offer, in the order of the form and of the details. Draft, check, conflict note and
 * the fields that a save compares follow from it.
 */
export const OFFER_FIELDS: { readonly [Name in OfferFieldName]: OfferField<Offer[Name]> } = {
  name: {
    ...LINE,
    label: "Name",
    place: "left",
    input: { required: true, maxLength: OFFER_MAX.name },
    isApart: true,
  },
  description: {
    ...AREA,
    label: "Description",
    place: "left",
    input: {
      maxLength: OFFER_MAX.description,
      hint: "What the offer is. Everybody who is recommended it reads this, below a line of their own answers.",
    },
  },
  features: {
    ...LIST,
    label: "Features",
    place: "right",
    input: { hint: "One a line; empty lines are left out." },
  },
  investment: { ...LINE, label: "Investment", place: "left", input: { maxLength: OFFER_MAX.line } },
  discount: {
    ...NUMBER,
    valueOf: discountFromText,
    show: (percent) => (percent > 0 ? `${percent}%` : "None"),
    label: "Discount",
    unit: "%",
    place: "right half",
    input: {
      type: "number",
      min: 0,
      max: 100,
      hint: "0 shows none. For assessments that are completed from now on.",
    },
  },
  sortOrder: {
    ...NUMBER,
    valueOf: (text, tier) => (text.trim() === "" ? tier : Number(text)),
    label: "Sort order",
    place: "right half",
    input: { type: "number", hint: "The lowest comes first." },
    isApart: true,
  },
  pdfLink: {
    ...LINK,
    label: "Resource link",
    place: "right",
    input: { type: "url", placeholder: "https://" },
  },
  isActive: {
    ...FLAG,
    label: "Active",
    place: "foot",
    input: { hint: "visitors can see this offer" },
    isApart: true,
  },
};

export const OFFER_FIELD_NAMES: readonly OfferFieldName[] = Object.keys(OFFER_FIELDS).filter(isOfferField);

/** What the form calls its fields, by their names. */
export const OFFER_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  OFFER_FIELD_NAMES.map((name) => {
    const { label, unit } = OFFER_FIELDS[name];
    return [name, unit ? `${label} (${unit})` : label];
  }),
);

/** A field of an offer as the form's text. */
export function fieldText<Name extends OfferFieldName>(name: Name, offer: Pick<Offer, Name>): string {
  return OFFER_FIELDS[name].textOf(offer[name]);
}

/** A field of an offer as staff read it. */
export function fieldShown<Name extends OfferFieldName>(name: Name, offer: Pick<Offer, Name>): ReactNode {
  return OFFER_FIELDS[name].show(offer[name]);
}

function isOfferField(name: string): name is OfferFieldName {
  return name in OFFER_FIELDS;
}
