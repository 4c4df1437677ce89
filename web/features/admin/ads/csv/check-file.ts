import type { Money } from "#domain/ads/money";
import { minorDigits } from "#domain/ads/currency";
import { PIECE_BYTES, PIECE_ROWS } from "#domain/ads/spend-import";
import type { SpendRow } from "#domain/ads/spend-row";
import { csvLines } from "./csv-file.ts";
import type { ColumnPlaces } from "./column-match.ts";
import { ownText } from "./own-text.ts";
import { shapeOfNumber, type NumberShape } from "./number-shape.ts";
import { readLine, type Reading } from "./read-line.ts";
import { NO_REFUSALS, withRefused, type RefusedLine, type Refusals } from "./refused-line.ts";

type Bytes = AsyncIterable<Uint8Array>;

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
  /** Lines with the sums of the table, and lines that are there twice: they are left out. */
  totals: number;
  doubles: number;
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
      const cell = (place: number | undefined) => cells[place ?? -1] ?? "";
      const digits = minorDigits(cell(places.currency) || (currency ?? ""));
      const shape =
        shapeOfNumber(cell(places.spend), digits) ??
        shapeOfNumber(cell(places.impressions), 0) ??
        shapeOfNumber(cell(places.linkClicks), 0);
      if (shape) return shape;
    }
  }
  return null;
}

/** Reads all of a file without keeping its rows. */
export async function checkFile(bytes: Bytes, reading: Reading): Promise<FileSummary> {
  const ads = new Set<string>();
  const spend = new Map<string, number>();
  let [rows, totals, doubles] = [0, 0, 0];
  let refusals = NO_REFUSALS;
  let [firstDay, lastDay]: [string | null, string | null] = [null, null];
  for await (const batch of readSpend(bytes, reading)) {
    for (const { day, adId, currency, spend: amount } of batch.rows) {
      if (!ads.has(adId)) ads.add(ownText(adId));
      spend.set(currency, (spend.get(currency) ?? 0) + amount);
      if (firstDay === null || day < firstDay) firstDay = day;
      if (lastDay === null || day > lastDay) lastDay = day;
    }
    rows += batch.rows.length;
    totals += batch.totals;
    doubles += batch.doubles;
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
    doubles,
    refusals,
  };
}

/** The good rows of a file in pieces of the size that the server takes. */
export async function* spendPieces(bytes: Bytes, reading: Reading): AsyncGenerator<SpendPiece> {
  let piece: SpendPiece = { rows: [], lines: [] };
  let room = PIECE_ROOM;
  for await (const { rows, lines } of readSpend(bytes, reading)) {
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

type Batch = SpendPiece & { totals: number; doubles: number; refused: RefusedLine[] };

async function* readSpend(bytes: Bytes, reading: Reading): AsyncGenerator<Batch> {
  const seen: SeenRows = new Map();
  for await (const records of csvLines(bytes)) {
    const batch: Batch = { rows: [], lines: [], totals: 0, doubles: 0, refused: [] };
    for (const record of records) {
      const read = readLine(record, reading);
      if (read.kind === "totals") batch.totals++;
      else if (read.kind === "refused") batch.refused.push(read.refused);
      else addRow(batch, read, seen);
    }
    yield batch;
  }
}

/** The rows read so far: by ad and day (as a number), their figures as one number. A large file has 400,000. */
type SeenRows = Map<string, Map<number, number>>;

/** A day and ad may come once: again with other figures, it is one part of several, as with a breakdown by age. */
function addRow(batch: Batch, { line, row }: { line: number; row: SpendRow }, seen: SeenRows): void {
  const days = seen.get(row.adId) ?? new Map<number, number>();
  if (days.size === 0) seen.set(ownText(row.adId), days);
  const day = Date.parse(row.day) / DAY_MS;
  const before = days.get(day);
  if (before === undefined) {
    days.set(day, figuresOf(row));
    batch.rows.push(row);
    batch.lines.push(line);
  } else if (before === figuresOf(row)) batch.doubles++;
  else batch.refused.push({ line, column: "adId", value: row.adId, reason: "repeated" });
}

/**
 * A number that takes little memory. Other figures that make the same one are as good as never met, and such a line is
 * left out either way.
 */
function figuresOf({ spend, impressions, linkClicks }: SpendRow): number {
  return ((spend * 31 + impressions) * 31 + linkClicks) % 1_000_000_007;
}
