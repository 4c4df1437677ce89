import { minorDigits } from "#domain/money/ads/currency";
import { readSpendRow, type SpendRow } from "#domain/money/ads/spend-row";
import { isDayText } from "#domain/time/day-text";
import { visibleText } from "#domain/visible-text";
import type { CsvRecord } from "./csv-table.ts";
import { FILE_COLUMN_IDS, isOptional, type ColumnPlaces, type FileColumnId } from "./column-match.ts";
import { currencyOfSign, withoutSign } from "./currency-sign.ts";
import { readNumber, type NumberShape, type ReadNumber } from "./number-shape.ts";
import type { LineRefusal, RefusedLine } from "./refused-line.ts";

/** How the lines of a file are to be read. `currency` is that of files without a column of it. */
export type Reading = {
  places: ColumnPlaces;
  currency: string | null;
  shape: NumberShape;
  /** The day in the ad account's time zone. */
  today: string;
};

export type ReadLine =
  | { kind: "row"; line: number; row: SpendRow }
  /** The sums over the whole table that Ads Manager puts first or last. */
  | { kind: "totals" }
  | { kind: "refused"; refused: RefusedLine };

const VALUE_SHOWN = 60;

/** Reads one line of a file as a row of spend, or says what is wrong with it and where. */
export function readLine({ line, cells }: CsvRecord, reading: Reading): ReadLine {
  const textOf = textsOfLine(cells, reading.places);
  const refuse = (column: FileColumnId, reason: LineRefusal): ReadLine => ({
    kind: "refused",
    refused: { line, column, value: textOf(column).slice(0, VALUE_SHOWN), reason },
  });
  if (textOf("day") === "" && textOf("adId") === "") return { kind: "totals" };
  const cut = FILE_COLUMN_IDS.find((id) => !isOptional(id) && (reading.places[id] ?? 0) >= cells.length);
  if (cut) return refuse(cut, "too_short");
  const day = dayOf(textOf("day"));
  const lastDay = dayOf(textOf("lastDay"));
  if (!isDayText(day)) return refuse("day", "no_day");
  if (lastDay !== "" && !isDayText(lastDay)) return refuse("lastDay", "no_day");
  if (lastDay !== "" && lastDay !== day) return refuse("lastDay", "several_days");
  const named = textOf("currency").toUpperCase() || (reading.currency ?? "");
  const { amount, sign } = withoutSign(textOf("spend"));
  const currency = sign === "" ? named : currencyOfSign(sign, named);
  if (currency === null) return refuse("spend", "other_currency");
  const numbers = {
    spend: readNumber(amount, reading.shape, minorDigits(currency)),
    impressions: readNumber(textOf("impressions"), reading.shape, 0),
    linkClicks: readNumber(textOf("linkClicks"), reading.shape, 0),
  };
  if (numbers.spend.fault === "too_many_decimals") return refuse("spend", "too_many_decimals");
  const read = readSpendRow({ ...textsOf(textOf), day, currency, ...valuesOf(numbers) }, reading.today);
  return "reason" in read ? refuse(read.column, read.reason) : { kind: "row", line, row: read };
}

/** The day and ad of a line, as far as it names them; null for one with sums, or without a day. */
export function keyOfLine({ cells }: CsvRecord, { places }: Reading): { day: string; adId: string } | null {
  const textOf = textsOfLine(cells, places);
  const [day, adId] = [dayOf(textOf("day")), textOf("adId")];
  return isDayText(day) && adId !== "" ? { day, adId } : null;
}

/**
 * Cells as people see them, without the form of a formula in which spreadsheets keep long numbers whole:
 * `="120210000000000001"`.
 */
export function textsOfLine(cells: readonly string[], places: ColumnPlaces) {
  return (id: FileColumnId) =>
    visibleText(cells[places[id] ?? -1] ?? "")
      .trim()
      .replace(/^="(.*)"$/s, "$1")
      .trim();
}

function textsOf(textOf: (id: FileColumnId) => string) {
  return {
    campaignId: textOf("campaignId"),
    campaignName: textOf("campaignName"),
    adsetId: textOf("adsetId"),
    adsetName: textOf("adsetName"),
    adId: textOf("adId"),
    adName: textOf("adName"),
  };
}

function valuesOf({
  spend,
  impressions,
  linkClicks,
}: Record<"spend" | "impressions" | "linkClicks", ReadNumber>) {
  return { spend: spend.value, impressions: impressions.value, linkClicks: linkClicks.value };
}

/** Dots are only written with the day first, unless the year is. With slashes, nobody can tell it from the month. */
function dayOf(text: string): string {
  return text
    .replace(/^(\d{2})\.(\d{2})\.(\d{4})$/, "$3-$2-$1")
    .replace(/^(\d{4})([./])(\d{2})\2(\d{2})$/, "$1-$3-$4");
}
