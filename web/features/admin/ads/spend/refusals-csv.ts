import { BYTE_ORDER_MARK, csvRow } from "#domain/csv";
import { LINE_REFUSALS, type RefusedLine } from "../csv/refused-line.ts";

/** The lines that were not taken as a file, safe to open in a spreadsheet. */
export function refusalsCsv(refused: readonly RefusedLine[], nameOf: (one: RefusedLine) => string): string {
  const rows = refused.map((one) => [one.line, nameOf(one), { id: one.value }, LINE_REFUSALS[one.reason]]);
  return `${BYTE_ORDER_MARK}${[["Line", "Column", "Found", "Reason"], ...rows].map(csvRow).join("")}`;
}
