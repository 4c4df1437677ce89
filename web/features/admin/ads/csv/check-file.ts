import type { Money } from "#domain/ads/money";
import { minorDigits } from "#domain/ads/currency";
import { PIECE_BYTES, PIECE_ROWS } from "#domain/ads/spend-import";
import type { SpendRow } from "#domain/ads/spend-row";
import { csvLines } from "./csv-file.ts";
import type { CsvRecord } from "./csv-records.ts";
import type { ColumnPlaces } from "./column-match.ts";
import { withoutSign } from "./currency-sign.ts";
import { ownText } from "./own-text.ts";
import { readNumber, shapeOfNumber, type NumberShape } from "./number-shape.ts";
import { keyOfLine, readLine, textsOfLine, type Reading } from "./read-line.ts";
import { NO_REFUSALS, withRefused, type RefusedLine, type Refusals } from "./refused-line.ts";

type Bytes = AsyncIterable<Uint8Array>;
/** Opens the file from its beginning; `pass` is 0 for the first reading of it and 1 for the second. */
type Open = (pass: 0 | 1) => Bytes;

const DAY_MS = 24 * 60 * 60 * 1000;

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
export async function findShape(
  bytes: Bytes,
  places: ColumnPlaces,
  currency: string | null,
): Promise<NumberShape | null> {
  for await (const records of csvLines(bytes)) {
    for (const { cells } of records) {
      const textOf = textsOfLine(cells, places);
      const digits = minorDigits(textOf("currency") || (currency ?? ""));
      const shape =
        shapeOfNumber(withoutSign(textOf("spend")).amount, digits) ??
        shapeOfNumber(textOf("impressions"), 0) ??
        shapeOfNumber(textOf("linkClicks"), 0);
      if (shape) return shape;
    }
  }
  return null;
}

/** Reads all of a file without keeping its rows. */
export async function checkFile(open: Open, reading: Reading): Promise<FileSummary> {
  const ads = new Set<string>();
  const spend = new Map<string, number>();
  let [rows, totals] = [0, 0];
  let breakdown: number | null = null;
  let refusals = NO_REFUSALS;
  let [firstDay, lastDay]: [string | null, string | null] = [null, null];
  for await (const batch of readSpend(open, reading)) {
    for (const { day, adId, currency, spend: amount } of batch.rows) {
      if (!ads.has(adId)) ads.add(ownText(adId));
      spend.set(currency, (spend.get(currency) ?? 0) + amount);
      if (firstDay === null || day < firstDay) firstDay = day;
      if (lastDay === null || day > lastDay) lastDay = day;
    }
    rows += batch.rows.length;
    totals += batch.totals;
    breakdown ??= batch.breakdown;
    refusals = withRefused(refusals, batch.refused);
  }
  const sums = [...spend].map(([currency, amount]) => ({ currency, amount }));
  return {
    rows,
    ads: ads.size,
    firstDay,
    lastDay,
    spend: sums.toSorted((a, b) => (a.currency < b.currency ? -1 : 1)),
    totals,
    breakdown,
    refusals,
  };
}

/** The good rows of a file in pieces of the size that the server takes. */
export async function* spendPieces(open: Open, reading: Reading): AsyncGenerator<SpendPiece> {
  let piece: SpendPiece = { rows: [], lines: [] };
  let room = PIECE_ROOM;
  for await (const { rows, lines } of readSpend(open, reading)) {
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

type Batch = SpendPiece & { totals: number; breakdown: number | null; refused: RefusedLine[] };

/**
 * A day and ad that comes more than once is taken not at all: each line may be a part of the whole, as with a breakdown
 * by age, and to take one of them would be to store a part as the whole.
 */
async function* readSpend(open: Open, reading: Reading): AsyncGenerator<Batch> {
  const keys = await countKeys(open(0), reading);
  let part: CsvRecord | null = null;
  for await (const records of csvLines(open(1))) {
    const batch: Batch = { rows: [], lines: [], totals: 0, breakdown: null, refused: [] };
    for (const record of records) {
      const read = readLine(record, reading);
      if (read.kind === "totals") batch.totals++;
      else if (read.kind === "refused") batch.refused.push(read.refused);
      else if (isRepeated(keys, read.row)) {
        const { line, row } = read;
        batch.refused.push({ line, column: "adId", value: row.adId, reason: "repeated" });
        if (part && isSameKey(part, record, reading)) batch.breakdown ??= splitBy(part, record, reading);
        part ??= record;
      } else {
        batch.rows.push(read.row);
        batch.lines.push(read.line);
      }
    }
    yield batch;
  }
}

/** By ad, its days (as numbers), and whether each comes more than once. A large file has 400,000. */
type Keys = Map<string, Map<number, boolean>>;

/** Lines that are not taken for another reason count, too: the rest of their day would be a part. */
async function countKeys(bytes: Bytes, reading: Reading): Promise<Keys> {
  const keys: Keys = new Map();
  for await (const records of csvLines(bytes)) {
    for (const record of records) {
      const key = keyOfLine(record, reading);
      if (!key) continue;
      const days = keys.get(key.adId) ?? new Map<number, boolean>();
      if (days.size === 0) keys.set(ownText(key.adId), days);
      const day = Date.parse(key.day) / DAY_MS;
      days.set(day, days.has(day));
    }
  }
  return keys;
}

function isRepeated(keys: Keys, { adId, day }: SpendRow): boolean {
  return keys.get(adId)?.get(Date.parse(day) / DAY_MS) ?? false;
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
