import * as z from "zod/mini";

/** Small enough that the sum over any number of leads stays exact. */
const DEAL_VALUE_MAX = 1_000_000_000_000;
const DEAL_VALUE_MESSAGE = "Please enter a whole number of dollars, or leave it blank";

/** Whole dollars from 0, or null for none; 0 is a value (contract 8). */
export const dealValueSchema = z.nullable(
  z
    .int({ error: DEAL_VALUE_MESSAGE })
    .check(
      z.minimum(0, { error: DEAL_VALUE_MESSAGE }),
      z.maximum(DEAL_VALUE_MAX, { error: "This deal value is too large" }),
    ),
);

/** The form's text in whole dollars: `$1,500` is 1500, empty text is null. Undefined if it is not a deal value. */
export function dealValueFromText(text: string): number | null | undefined {
  const digits = text.replace(/[\s$,]/g, "");
  if (digits === "") return null;
  if (!/^\d+(\.\d*)?$/.test(digits)) return undefined;
  return dealValueSchema.safeParse(Math.trunc(Number(digits))).data;
}
