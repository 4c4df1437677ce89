import { visibleText } from "#domain/visible-text";
import Papa from "papaparse";
import { FileFault } from "./file-fault.ts";

/** A record of a CSV file, and the line of the file on which it begins, from 1. */
export type CsvRecord = { line: number; cells: string[] };
/** The names of a file's columns, and what stands below them. */
export type CsvTable = { headers: string[]; records: CsvRecord[] };

/** A line that some spreadsheets write first, to say what separates the columns. */
const SEPARATOR_LINE = /^sep=(.)\n/i;

/**
 * The table in the text of a CSV file, whatever separates its columns; empty lines are passed over. Throws a `FileFault`
 * for what is no such table.
 */
export function csvTable(text: string): CsvTable {
  // A mark that nobody sees would stand between a closing quotation mark and the end of its cell.
  const whole = visibleText(text).replaceAll(/\r\n?/g, "\n").replace(/\n+$/, "");
  const [first = "", delimiter = ""] = SEPARATOR_LINE.exec(whole) ?? [];
  const { data, errors } = Papa.parse<string[]>(whole.slice(first.length), {
    delimiter,
    delimitersToGuess: [",", ";", "\t"],
    newline: "\n",
  });
  let line = first === "" ? 1 : 2;
  const all = data.map((cells): CsvRecord => {
    const record = { line, cells };
    line += 1 + cells.reduce((breaks, cell) => breaks + cell.split("\n").length - 1, 0);
    return record;
  });
  const open = errors.find(({ type }) => type === "Quotes");
  if (open)
    throw new FileFault(
      `The record on line ${all[open.row ?? 0]?.line ?? 1} does not end: a quotation mark may not be closed.`,
    );
  const [header, ...records] = all.filter(({ cells }) => cells.length > 1 || cells[0] !== "");
  if (!header || header.cells.length < 2)
    throw new FileFault("This file has no columns. In Ads Manager, export the table as .csv.");
  if (records.length === 0) throw new FileFault("This file has column names and no lines below them.");
  return { headers: header.cells.map((name) => name.trim()), records };
}
