import { csvRow } from "#domain/csv";
import { LINE_REFUSALS, type RefusedLine } from "../csv/refused-line.ts";

/** The lines that were not taken as a file, safe to open in a spreadsheet. */
export function refusalsCsv(refused: readonly RefusedLine[], nameOf: (one: RefusedLine) => string): string {
  const rows = refused.map((one) => [one.line, nameOf(one), one.value, LINE_REFUSALS[one.reason]]);
  // With a byte order mark, which Excel needs to see that this is UTF-8.
  return `\uFEFF${[["Line", "Column", "Found", "Reason"], ...rows].map(csvRow).join("")}`;
}
