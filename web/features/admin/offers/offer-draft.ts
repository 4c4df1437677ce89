import type { StoredOffer } from "#domain/settings/stored-configuration";
import { discountFromText, featuresFromText, tierConfigSchema } from "#domain/offers/tier-config";
import * as z from "zod/mini";
import type { OfferWrite } from "./api.ts";

/** An offer's form: its fields as typed, with one feature per line. */
const draftSchema = z.object({
  name: z.string(),
  description: z.string(),
  features: z.string(),
  investment: z.string(),
  discount: z.string(),
  pdfLink: z.string(),
  sortOrder: z.string(),
  isActive: z.boolean(),
});

export type OfferDraft = z.infer<typeof draftSchema>;
export type OfferErrors = Partial<Record<keyof OfferDraft, string>>;

/** The labels of the form's fields. */
export const OFFER_LABELS: Record<keyof OfferDraft, string> = {
  name: "Name",
  description: "Description",
  features: "Features",
  investment: "Investment",
  discount: "Discount (%)",
  pdfLink: "Resource link",
  sortOrder: "Sort order",
  isActive: "Active",
};

export const EMPTY_DRAFT: OfferDraft = {
  name: "",
  description: "",
  features: "",
  investment: "",
  discount: "0",
  pdfLink: "",
  sortOrder: "",
  isActive: true,
};

export function draftOf(offer: StoredOffer): OfferDraft {
  return {
    name: offer.name,
    description: offer.description,
    features: offer.features.join("\n"),
    investment: offer.investment,
    discount: String(offer.discount),
    pdfLink: offer.pdfLink ?? "",
    sortOrder: String(offer.sortOrder),
    isActive: offer.isActive === 1,
  };
}

/** A saved form; null if the text is not one. */
export function readDraftText(text: string | null): OfferDraft | null {
  if (text === null) return null;
  try {
    return draftSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** The form as a write to this tier, or its errors by field. */
export function checkDraft(tier: number, draft: OfferDraft): { write: OfferWrite } | { errors: OfferErrors } {
  const parsed = tierConfigSchema.safeParse({
    tier,
    name: draft.name,
    description: draft.description,
    features: featuresFromText(draft.features),
    investment: draft.investment,
    discount: discountFromText(draft.discount),
    pdfLink: draft.pdfLink.trim(),
    sortOrder: draft.sortOrder.trim() === "" ? tier : Number(draft.sortOrder),
    isActive: draft.isActive ? 1 : 0,
  });
  if (!parsed.success) return { errors: errorsOf(parsed.error.issues) };
  const { title: _title, phase: _phase, ...write } = parsed.data;
  return { write };
}

export function errorsOf(issues: readonly { path: PropertyKey[]; message: string }[]): OfferErrors {
  const found: OfferErrors = {};
  for (const { path, message } of issues) {
    const field = Object.keys(draftSchema.shape).find((name) => name === path[0]);
    if (isField(field)) found[field] ??= message;
  }
  return found;
}

function isField(name: string | undefined): name is keyof OfferDraft {
  return name !== undefined && name in draftSchema.shape;
}
