import * as z from "zod/mini";
import { webUrlSchema } from "../funnel/answers/contact.ts";
import { freeText, paragraphs } from "../text.ts";

/** The maximum lengths of an offer's texts, in characters. */
export const OFFER_MAX = { name: 200, description: 5000, line: 500 } as const;
const FEATURES_MAX = 50;

export const tierSchema = z
  .int({ error: "Please enter a whole tier number" })
  .check(z.minimum(1, { error: "Tiers start at 1" }), z.maximum(1000, { error: "Please use at most 1000" }));

export const flagSchema = z.literal([0, 1], { error: "Please send 1 or 0" });

const DISCOUNT_MESSAGE = "Please enter a whole percentage from 0 to 100";

const discountSchema = z
  .int({ error: DISCOUNT_MESSAGE })
  .check(z.minimum(0, { error: DISCOUNT_MESSAGE }), z.maximum(100, { error: DISCOUNT_MESSAGE }));

/** An empty form field means no link. */
const pdfLinkSchema = z.union(
  [
    z.pipe(
      z.literal(""),
      z.transform((): null => null),
    ),
    z.null(),
    webUrlSchema,
  ],
  { error: "Please enter a link that starts with http:// or https://, or none" },
);

/** An offer as visitors see it (spec 3). `features` are plain lines; `investment` is free text. */
export const publicOfferSchema = z.object({
  tier: tierSchema,
  title: freeText(OFFER_MAX.line),
  name: freeText(OFFER_MAX.name, "Please enter a name"),
  phase: paragraphs(OFFER_MAX.line),
  description: paragraphs(OFFER_MAX.description),
  features: z
    .array(freeText(OFFER_MAX.line, "Please leave no feature empty"), {
      error: "Please send a list of features",
    })
    .check(z.maxLength(FEATURES_MAX, { error: `Please use at most ${FEATURES_MAX} features` })),
  investment: paragraphs(OFFER_MAX.line),
  pdfLink: z._default(pdfLinkSchema, null),
});

/** An offer including the fields that only staff see. The discount is a whole percentage. */
const offerSchema = z.extend(publicOfferSchema, {
  sortOrder: z
    .int({ error: "Please enter a whole number" })
    .check(z.minimum(-1_000_000), z.maximum(1_000_000)),
  discount: discountSchema,
  isActive: flagSchema,
});

/** What a write must hold. A later field may be missing, as a dashboard's tab of before does not know of it. */
const REQUIRED = {
  tier: true,
  name: true,
  description: true,
  features: true,
  investment: true,
  pdfLink: true,
  sortOrder: true,
  discount: true,
  isActive: true,
} as const;

/** An offer as sent by staff (spec 5). What it leaves out stays as stored: what was added to offers since its form was loaded. */
export const offerWriteSchema = z.extend(z.partial(offerSchema), z.pick(offerSchema, REQUIRED).shape);

export type PublicOffer = z.output<typeof publicOfferSchema>;
export type Offer = z.output<typeof offerSchema>;
/** An offer as the chat sells it. */
export type SoldOffer = Omit<Offer, "sortOrder" | "isActive">;
export type OfferWrite = z.output<typeof offerWriteSchema>;

/** A stored offer. A write names its `version` in `If-Match`; the time is ISO text. */
export type StoredOffer = Offer & { version: number; updatedAt: string };

/** References to an offer: open hubs (counted up to `HUBS_COUNTED`), ranges, and active overrides. */
export type OfferUsage = { liveHubs: number; moreHubs: boolean; ranges: number; overrides: number };

/** Counting open hubs stops here; `moreHubs` says that there are more. */
export const HUBS_COUNTED = 1000;

/** The form's text with one feature per line; blank lines are dropped (spec 5). */
export function featuresFromText(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** The discount as typed. Text that is not a number becomes 0 (spec 5); `discountSchema` validates the rest. */
export function discountFromText(text: string): number {
  const value = Number(text);
  return Number.isNaN(value) ? 0 : value;
}
