import * as z from "zod/mini";
import { oneLine } from "../../one-line.ts";
import { visibleAddress } from "../../visible-text.ts";
import { isDayText } from "../../time/day-text.ts";
import { TOUCH_CAPS } from "./touch-fields.ts";
import { isCurrency } from "./currency.ts";

/** Why a row of spend is rejected, in the words that its report shows. */
export const SPEND_REFUSALS = {
  no_day: "This is not a date. Use a form like 2026-12-25.",
  too_early: "This day is before 2007, when there were no such ads.",
  future_day: "This day is in the future.",
  no_id: "This ID is missing. IDs have up to 20 digits.",
  rounded_id: "A spreadsheet has rounded this id. Export the file again and do not save it in a spreadsheet.",
  no_name: "This text is missing.",
  unknown_currency: "There is no such currency. Use a code like USD.",
  negative: "This amount is negative.",
  no_amount: "This is not an amount.",
  no_count: "This is not a whole number.",
  repeated:
    "This day and ad appears more than once, so none of its lines is imported. Export with no breakdown other than by day.",
  newer: "A later import already has this day and ad, so it stays.",
} as const;
export type SpendRefusal = keyof typeof SPEND_REFUSALS;

/** No ad ran before. */
const FIRST_DAY = "2007-01-01";
/** Ten billion of a currency with cents, as some are worth little: a day of one ad may cost millions of rupiah. */
const AMOUNT_MAX = 1_000_000_000_000;

const id = z.string({ error: "no_id" }).check(
  z.overwrite(visibleAddress),
  z.refine((text) => !/^\d+([.,]\d+)?e\+?\d+$/i.test(text), { error: "rounded_id", abort: true }),
  z.regex(/^\d{1,20}$/, { error: "no_id" }),
);

/** A name, in the form in which a link of the ad brings it: leads without ids are matched by it. */
const name = z.pipe(
  z.string({ error: "no_name" }),
  z.transform((text) => oneLine(text).slice(0, TOUCH_CAPS.utm_content).trim()),
);

/** What one ad cost and brought on one day. `spend` is in minor units of its currency. */
export const spendRowSchema = z.object({
  day: z.string({ error: "no_day" }).check(
    z.refine(isDayText, { error: "no_day", abort: true }),
    z.refine((day) => day >= FIRST_DAY, { error: "too_early" }),
  ),
  campaignId: id,
  campaignName: name,
  adsetId: id,
  adsetName: name,
  adId: id,
  adName: name,
  currency: z
    .string({ error: "unknown_currency" })
    .check(z.refine(isCurrency, { error: "unknown_currency" })),
  spend: wholeNumber("no_amount"),
  impressions: wholeNumber("no_count"),
  linkClicks: wholeNumber("no_count"),
} satisfies Record<string, z.ZodMiniType>);

export type SpendRow = z.infer<typeof spendRowSchema>;
export type SpendColumn = keyof SpendRow;

/** What is wrong with a row, and where. */
export type SpendFault = { column: SpendColumn; reason: SpendRefusal };

const keySchema = z.object({ day: z.string(), adId: z.string() });

/** The day and ad that a row names, whatever else is wrong with it; null if it names none. */
function keyOf(row: unknown): string | null {
  const { data } = keySchema.safeParse(row);
  return data ? `${data.day} ${data.adId.trim()}` : null;
}

/** A row that may be accepted, by its place among those that came with it. */
export type PlacedRow = { place: number; row: SpendRow };

/**
 * Reads rows that came together on `today`. If a day and ad occurs more than once, none of its rows is accepted: each
 * may be a part of the whole, including one that is rejected for another reason.
 */
export function readSpendRows(
  rows: readonly unknown[],
  today: string,
): { placed: PlacedRow[]; refused: ({ row: number } & SpendFault)[] } {
  const count = new Map<string | null, number>();
  for (const row of rows) count.set(keyOf(row), (count.get(keyOf(row)) ?? 0) + 1);
  const read = rows.map((row, place) => {
    const one = readSpendRow(row, today);
    const isOne = "reason" in one || count.get(keyOf(row)) === 1;
    return { place, one: isOne ? one : ({ column: "adId", reason: "repeated" } as const) };
  });
  return {
    placed: read.flatMap(({ place, one }) => ("reason" in one ? [] : [{ place, row: one }])),
    refused: read.flatMap(({ place, one }) => ("reason" in one ? [{ row: place, ...one }] : [])),
  };
}

/** Reads a row of spend on `today`, a day in the ad account's time zone. */
export function readSpendRow(row: unknown, today: string): SpendRow | SpendFault {
  const read = spendRowSchema.safeParse(row);
  if (read.success) return read.data.day > today ? { column: "day", reason: "future_day" } : read.data;
  const [issue] = read.error.issues;
  const column = SPEND_COLUMNS.find((one) => one === issue?.path[0]) ?? "day";
  const reason = issue?.message ?? "";
  return { column, reason: isRefusal(reason) ? reason : "no_day" };
}

export const SPEND_COLUMNS = z.keyof(spendRowSchema).options;
const isRefusal = (reason: string): reason is SpendRefusal => Object.hasOwn(SPEND_REFUSALS, reason);

function wholeNumber(error: "no_amount" | "no_count") {
  return z.number({ error }).check(
    z.refine((value) => Number.isInteger(value) && value <= AMOUNT_MAX, { error, abort: true }),
    z.gte(0, { error: "negative" }),
  );
}
