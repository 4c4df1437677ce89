import { discountFromText, OFFER_MAX, type Offer } from "#domain/offers/offer";
import type { ComponentProps, ReactNode } from "react";
import { AREA, FLAG, LINE, LINK, LIST, NUMBER, type FieldKind } from "./field-kinds.tsx";

type InputProps = Pick<
  ComponentProps<"input">,
  "required" | "maxLength" | "type" | "min" | "max" | "placeholder"
> & { hint?: string };

/** A field of an offer: its label, its place in the form, and whether the expanded offer shows it. */
export type OfferField<Value> = FieldKind<Value> & {
  label: string;
  unit?: string;
  /** On a wide screen the form has two columns and a foot; half fields share a row. */
  place: "left" | "right" | "right half" | "foot";
  input?: InputProps;
  /** Shown elsewhere than in the details: as the heading, as a badge, or by the position in the list. */
  isApart?: boolean;
};

/** The tier identifies an offer. */
export type OfferFieldName = Exclude<keyof Offer, "tier">;

/**
 * The fields of an offer that staff edit, in the order of the form and the details. Draft, validation, conflict note
 * and the fields that a save compares are derived from this table.
 */
export const OFFER_FIELDS: { readonly [Name in OfferFieldName]: OfferField<Offer[Name]> } = {
  name: {
    ...LINE,
    label: "Name",
    place: "left",
    input: { required: true, maxLength: OFFER_MAX.name },
    isApart: true,
  },
  phase: {
    ...LINE,
    label: "Phase",
    place: "left",
    input: { maxLength: OFFER_MAX.line, hint: "A word for where it starts. If empty, none is shown." },
  },
  description: {
    ...AREA,
    label: "Description",
    place: "left",
    input: {
      maxLength: OFFER_MAX.description,
      hint: "What the offer is. Everyone who gets this recommendation reads it, below a line about their own answers.",
    },
  },
  title: {
    ...LINE,
    label: "List heading",
    place: "right",
    input: { required: true, maxLength: OFFER_MAX.line },
  },
  features: {
    ...LIST,
    label: "Features",
    place: "right",
    input: { hint: "One feature per line. Blank lines are ignored." },
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
      hint: "0 hides the discount. Applies to assessments completed from now on.",
    },
  },
  sortOrder: {
    ...NUMBER,
    valueOf: (text, tier) => (text.trim() === "" ? tier : Number(text)),
    label: "Sort order",
    place: "right half",
    input: { type: "number", hint: "Lowest first." },
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

/** The labels of the form's fields, by field name. */
export const OFFER_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  OFFER_FIELD_NAMES.map((name) => {
    const { label, unit } = OFFER_FIELDS[name];
    return [name, unit ? `${label} (${unit})` : label];
  }),
);

/** A field of an offer as text for the form. */
export function fieldText<Name extends OfferFieldName>(name: Name, offer: Pick<Offer, Name>): string {
  return OFFER_FIELDS[name].textOf(offer[name]);
}

/** A field of an offer as shown to staff. */
export function fieldShown<Name extends OfferFieldName>(name: Name, offer: Pick<Offer, Name>): ReactNode {
  return OFFER_FIELDS[name].show(offer[name]);
}

function isOfferField(name: string): name is OfferFieldName {
  return name in OFFER_FIELDS;
}
