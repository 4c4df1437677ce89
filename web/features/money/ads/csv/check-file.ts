import type { Money } from "#domain/money/ads/money";
import { minorDigits } from "#domain/money/ads/currency";
import { PIECE_BYTES, PIECE_ROWS } from "#domain/money/ads/spend-import";
import type { SpendRow } from "#domain/money/ads/spend-row";
import type { CsvRecord } from "./csv-table.ts";
import type { ColumnPlaces } from "./column-match.ts";
import { withoutSign } from "./currency-sign.ts";
import { readNumber, shapeOfNumber, type NumberShape } from "./number-shape.ts";
import { keyOfLine, readLine, textsOfLine, type Reading } from "./read-line.ts";
import { NO_REFUSALS, withRefused, type RefusedLine, type Refusals } from "./refused-line.ts";

type Records = readonly CsvRecord[];

/** Rows to be sent at once, each with its line in the file. */
export type SpendPiece = { rows: SpendRow[]; lines: number[] };

/** What a file holds, known before any of it is sent. Both days are null without any row. */
export type FileSummary = {
  rows: number;
  ads: number;
  firstDay: string | null;
  lastDay: string | null;
  spend: Money[];
  /** Lines with the sums of the table, which are left out. */
  totals: number;
  /** The place of the column by which a day of an ad is split into several lines, as far as one is found. */
  breakdown: number | null;
  refusals: Refusals;
};

/**
 * The shape of a file's numbers: that of the first one that can have only one. Null if none tells: then both shapes
 * read all of them alike, but for amounts in the few currencies that have three decimals.
 */
export function findShape(
  records: Records,
  places: ColumnPlaces,
  currency: string | null,
): NumberShape | null {
  for (const { cells } of records) {
    const textOf = textsOfLine(cells, places);
    const digits = minorDigits(textOf("currency") || (currency ?? ""));
    const shape =
      shapeOfNumber(withoutSign(textOf("spend")).amount, digits) ??
      shapeOfNumber(textOf("impressions"), 0) ??
      shapeOfNumber(textOf("linkClicks"), 0);
    if (shape) return shape;
  }
  return null;
}

/** What all lines of a file hold. */
export function checkFile(records: Records, reading: Reading): FileSummary {
  const { rows, totals, breakdown, refused } = readSpend(records, reading);
  const spend = new Map<string, number>();
  for (const { currency, spend: amount } of rows) spend.set(currency, (spend.get(currency) ?? 0) + amount);
  const sums = [...spend].map(([currency, amount]) => ({ currency, amount }));
  const days = rows.map(({ day }) => day).toSorted();
  return {
    rows: rows.length,
    ads: new Set(rows.map(({ adId }) => adId)).size,
    firstDay: days[0] ?? null,
    lastDay: days.at(-1) ?? null,
    spend: sums.toSorted((a, b) => (a.currency < b.currency ? -1 : 1)),
    totals,
    breakdown,
    refusals: withRefused(NO_REFUSALS, refused),
  };
}

/** The good rows of a file in pieces of the size that the server takes. */
export function* spendPieces(records: Records, reading: Reading): Generator<SpendPiece, void> {
  const { rows, lines } = readSpend(records, reading);
  let piece: SpendPiece = { rows: [], lines: [] };
  let room = PIECE_ROOM;
  for (const [index, row] of rows.entries()) {
    const size = sizeOf(row);
    if (piece.rows.length === PIECE_ROWS || size > room) {
      yield piece;
      piece = { rows: [], lines: [] };
      room = PIECE_ROOM;
    }
    piece.rows.push(row);
    piece.lines.push(lines[index] ?? 0);
    room -= size;
  }
  if (piece.rows.length > 0) yield piece;
}

/** Bytes for the rows of a piece, beside what stands around them. */
const PIECE_ROOM = PIECE_BYTES - 1024;

const encoder = new TextEncoder();

/** Bytes of a row in the list that is sent. */
function sizeOf(row: SpendRow): number {
  return encoder.encode(JSON.stringify(row)).length + 1;
}

type SpendRead = SpendPiece & { totals: number; breakdown: number | null; refused: RefusedLine[] };

/**
 * A day and ad that comes more than once is taken not at all: each line may be a part of the whole, as with a breakdown
 * by age, and to take one of them would be to store a part as the whole.
 */
function readSpend(records: Records, reading: Reading): SpendRead {
  const seen = countKeys(records, reading);
  const all: SpendRead = { rows: [], lines: [], totals: 0, breakdown: null, refused: [] };
  let part: CsvRecord | null = null;
  for (const record of records) {
    const read = readLine(record, reading);
    if (read.kind === "totals") all.totals++;
    else if (read.kind === "refused") all.refused.push(read.refused);
    else if ((seen.get(keyOfRow(read.row)) ?? 0) > 1) {
      const { line, row } = read;
      all.refused.push({ line, column: "adId", value: row.adId, reason: "repeated" });
      if (part && isSameKey(part, record, reading)) all.breakdown ??= splitBy(part, record, reading);
      part ??= record;
    } else {
      all.rows.push(read.row);
      all.lines.push(read.line);
    }
  }
  return all;
}

const keyOfRow = ({ day, adId }: { day: string; adId: string }) => `${day} ${adId}`;

/** How often each day and ad comes. Lines not imported count, too: the rest of their day would be a part. */
function countKeys(records: Records, reading: Reading): Map<string, number> {
  const seen = new Map<string, number>();
  for (const record of records) {
    const key = keyOfLine(record, reading);
    if (key) seen.set(keyOfRow(key), (seen.get(keyOfRow(key)) ?? 0) + 1);
  }
  return seen;
}

function isSameKey(one: CsvRecord, other: CsvRecord, reading: Reading): boolean {
  const [a, b] = [keyOfLine(one, reading), keyOfLine(other, reading)];
  return a?.day === b?.day && a?.adId === b?.adId;
}

/** The first column that is not read and in which two parts of a day differ by words, not by figures alone. */
function splitBy(one: CsvRecord, other: CsvRecord, { places, shape }: Reading): number | null {
  const isRead = new Set<number>(Object.values(places));
  const isWords = (text: string) => text !== "" && readNumber(text, shape, 9).fault === "not_a_number";
  const found = one.cells.findIndex((cell, at) => {
    const [a, b] = [cell.trim(), other.cells[at]?.trim() ?? ""];
    return !isRead.has(at) && a !== b && isWords(a) && isWords(b);
  });
  return found === -1 ? null : found;
}
