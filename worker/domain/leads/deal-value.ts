import * as z from "zod/mini";

/** Small enough that the sum over any number of leads stays exact. */
const DEAL_VALUE_MAX = 1_000_000_000_000;
export const DEAL_VALUE_MESSAGE = "Please enter a whole amount, such as 1500, or leave it blank";

/** Whole units of the currency of deal values, from 0, or null for none; 0 is a value (contract 8). */
export const dealValueSchema = z.nullable(
  z
    .int({ error: DEAL_VALUE_MESSAGE })
    .check(
      z.minimum(0, { error: DEAL_VALUE_MESSAGE }),
      z.maximum(DEAL_VALUE_MAX, { error: "This deal value is too large" }),
    ),
);

/** The sign or code of a currency, as people write it: `$`, `CA$`, `EUR`. */
const SIGN = String.raw`(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3})?`;
/** Thousands apart by commas or spaces or not at all, then decimals that are dropped; three might be thousands again. */
const AMOUNT = String.raw`(\d+|\d{1,3}(?:[,\s]\d{3})+)(?:\.(?:\d{0,2}|\d{4,}))?`;
const TYPED = new RegExp(String.raw`^${SIGN}\s*${AMOUNT}\s*${SIGN}$`, "iu");

/**
 * The form's text in whole units: `€1,500` is 1500, empty text is null. Undefined if it is not a deal value, or may be
 * read in two ways: `1.500` is a thousand and a half to some, and one and a half to others.
 */
export function dealValueFromText(text: string): number | null | undefined {
  if (text.trim() === "") return null;
  const digits = TYPED.exec(text.trim())?.[1]?.replace(/[,\s]/g, "");
  return digits === undefined ? undefined : dealValueSchema.safeParse(Number(digits)).data;
}
