import * as z from "zod/mini";
import { webUrlSchema } from "../answers/contact.ts";
import { OFFER_TITLE } from "./offers.ts";
import { freeText, paragraphs } from "../text.ts";

const LINE_MAX = 500;
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

/** The fields of an offer that staff write (spec 3, 5); title and phase fall back to their defaults if omitted. */
export const tierConfigSchema = z.object({
  tier: tierSchema,
  sortOrder: z
    .int({ error: "Please enter a whole number" })
    .check(z.minimum(-1_000_000), z.maximum(1_000_000)),
  title: z._default(freeText(LINE_MAX), OFFER_TITLE),
  name: freeText(200, "Please enter a name"),
  phase: z._default(paragraphs(LINE_MAX), ""),
  description: paragraphs(5000),
  features: z
    .array(freeText(LINE_MAX, "Please leave no feature empty"), { error: "Please send a list of features" })
    .check(z.maxLength(FEATURES_MAX, { error: `Please use at most ${FEATURES_MAX} features` })),
  investment: paragraphs(LINE_MAX),
  discount: discountSchema,
  pdfLink: z._default(pdfLinkSchema, null),
  isActive: flagSchema,
});

export type TierConfigWrite = z.output<typeof tierConfigSchema>;

/** The form's text with one feature per line; blank lines are dropped (spec 5). */
export function featuresFromText(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** The discount as typed. Text that is not a number becomes 0 (spec 5); `tierConfigSchema` validates the rest. */
export function discountFromText(text: string): number {
  const value = Number(text);
  return Number.isNaN(value) ? 0 : value;
}
