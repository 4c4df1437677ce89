import { csvRecords, type CsvRecord } from "./csv-records.ts";
import { delimiterOf } from "./csv-delimiter.ts";
import { decodedText } from "./decoded-text.ts";
import { FileFault } from "./file-fault.ts";

type Bytes = AsyncIterable<Uint8Array>;

/** Spreadsheets that write this line first take from it what separates the columns. */
const SEPARATOR_LINE = /^sep=.\r?\n/i;

/** A header that is longer than this is none. */
const HEADER_MAX = 20_000;

/**
 * The records of a CSV file in batches; the first record of the first batch is the header. Throws a `FileFault` for
 * what is no such file.
 */
export async function* csvFile(bytes: Bytes): AsyncGenerator<CsvRecord[]> {
  let start = "";
  let reader: ReturnType<typeof csvRecords> | null = null;
  for await (const text of decodedText(bytes)) {
    if (reader) {
      yield reader.push(text);
      continue;
    }
    start += text;
    const header = start.replace(SEPARATOR_LINE, "");
    if (!/[\r\n]/.test(header) && start.length < HEADER_MAX) continue;
    reader = csvRecords(delimiterOf(header));
    yield startOf(reader.push(start));
  }
  if (!reader) {
    reader = csvRecords(delimiterOf(start));
    yield reader.push(start);
  }
  yield reader.end();
}

/** The names of a file's columns, and its first lines as examples of what stands in them. */
export type FileStart = { headers: string[]; samples: string[][] };

const SAMPLES = 3;

export async function lookAtFile(bytes: Bytes): Promise<FileStart> {
  const first: CsvRecord[] = [];
  for await (const records of csvFile(bytes)) {
    first.push(...records.slice(0, SAMPLES + 1 - first.length));
    if (first.length > SAMPLES) break;
  }
  const [header, ...samples] = first;
  if (!header || header.cells.length < 2)
    throw new FileFault("This file has no columns. In Ads Manager, export the table as .csv.");
  if (samples.length === 0) throw new FileFault("This file has column names and no lines below them.");
  return { headers: header.cells.map((name) => name.trim()), samples: samples.map(({ cells }) => cells) };
}

/** The records below the header. */
export async function* csvLines(bytes: Bytes): AsyncGenerator<CsvRecord[]> {
  let isBelow = false;
  for await (const records of csvFile(bytes)) {
    yield isBelow ? records : records.slice(1);
    isBelow ||= records.length > 0;
  }
}

function startOf(records: CsvRecord[]): CsvRecord[] {
  return /^sep=?$/i.test(records[0]?.cells[0] ?? "") ? records.slice(1) : records;
}
