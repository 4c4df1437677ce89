import { FileFault } from "./file-fault.ts";

/** A record of a CSV file, and the line of the file on which it begins, from 1. */
export type CsvRecord = { line: number; cells: string[] };

/** Characters in one record: a quotation mark that is never closed would take in the rest of the file. */
const RECORD_MAX = 100_000;

const QUOTE = '"';

/**
 * Reads the records of a CSV text (RFC 4180, and any line breaks) that comes in chunks cut anywhere. Empty lines are
 * passed over. `push` returns the records that are complete, `end` the last one. Throws a `FileFault`.
 */
export function csvRecords(delimiter: string) {
  let rest = "";
  let line = 1;
  const take = (text: string, isEnd: boolean): CsvRecord[] => {
    const records: CsvRecord[] = [];
    let at = 0;
    for (;;) {
      const read = readRecord(text, at, delimiter, isEnd);
      if (!read) break;
      if (read.cells.length > 1 || read.cells[0] !== "") records.push({ line, cells: read.cells });
      line += read.lines;
      at = read.end;
    }
    rest = text.slice(at);
    if (rest.length > RECORD_MAX)
      throw new FileFault(`The record on line ${line} does not end: a quotation mark may not be closed.`);
    return records;
  };
  return {
    push: (chunk: string) => take(rest + chunk, false),
    end: () => take(rest, true),
  };
}

type ReadRecord = { cells: string[]; end: number; lines: number };

/** The record that starts at `start`; null if it may go on in the next chunk. */
function readRecord(text: string, start: number, delimiter: string, isEnd: boolean): ReadRecord | null {
  const cells: string[] = [];
  let at = start;
  let lines = 0;
  if (at === text.length) return null;
  for (;;) {
    const cell = text[at] === QUOTE ? quotedCell(text, at, delimiter) : plainCell(text, at, delimiter);
    // A quotation mark at the end of a chunk may be the first of two, and a CR the first half of a line break.
    if (cell.end >= text.length && !isEnd) return null;
    if (cell.isOpen)
      throw new FileFault("The last quotation mark of this file is not closed. It may be cut off.");
    cells.push(cell.value);
    lines += cell.lines;
    at = cell.end + 1;
    if (text[cell.end] === delimiter) continue;
    if (text[cell.end] === "\r") {
      if (at === text.length && !isEnd) return null;
      if (text[at] === "\n") at++;
    }
    return { cells, end: Math.min(at, text.length), lines: lines + 1 };
  }
}

/** `end` is the place of what ends the cell: a delimiter, a line break, or the end of the text. */
type ReadCell = { value: string; end: number; lines: number; isOpen?: boolean };

function plainCell(text: string, start: number, delimiter: string): ReadCell {
  let end = start;
  while (end < text.length && !endsCell(text[end], delimiter)) end++;
  return { value: text.slice(start, end), end, lines: 0 };
}

function quotedCell(text: string, start: number, delimiter: string): ReadCell {
  let value = "";
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf(QUOTE, at);
    if (quote === -1) return { value, end: text.length, lines: 0, isOpen: true };
    value += text.slice(at, quote);
    if (text[quote + 1] !== QUOTE) {
      // What stands between a closing quotation mark and the delimiter is kept, as spreadsheets do.
      const tail = plainCell(text, quote + 1, delimiter);
      return { value: value + tail.value, end: tail.end, lines: lineBreaksIn(value) };
    }
    value += QUOTE;
    at = quote + 2;
  }
}

function endsCell(character: string | undefined, delimiter: string): boolean {
  return character === delimiter || character === "\n" || character === "\r";
}

function lineBreaksIn(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}
