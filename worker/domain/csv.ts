/** What a file begins with so that spreadsheets read it as UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** What a spreadsheet may take for the end of a cell, also within our quotes: it may separate by another character. */
const SEPARATOR = String.raw`[,;|\t\v\f\r\n\u0085\u2028\u2029]`;
/** What may precede a formula unseen: white space, controls, characters without width or ink, and quotes. */
const UNSEEN = String.raw`(?!${SEPARATOR})[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800"]`;
/** What begins a formula, also in its wide, small, raised and lowered forms. */
const FORMULA = String.raw`[=+\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋]`;

const BEFORE_FORMULA = new RegExp(`(^|${SEPARATOR}|%0[9ad])(?=(?:${UNSEEN})*${FORMULA})`, "giu");
/** A spreadsheet takes it for a formula, or for the end of an empty cell. */
const ODD_START = /^[|\t\r\n]/;

/**
 * One cell of a CSV file (RFC 4180). An apostrophe goes wherever a spreadsheet could otherwise find a formula in a
 * text; numbers are written unchanged; null is an empty cell.
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const safe = value.replaceAll(BEFORE_FORMULA, "$1'").replace(ODD_START, "'$&");
  return /[",\r\n]|^\s|\s$|^'/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A number that names something, such as an ad's id of 18 digits. */
export type CsvId = { id: string };
type CsvValue = string | number | null | CsvId;

/** How many digits of a number a spreadsheet keeps; it turns those after them into zeros. */
const DIGITS_KEPT = 15;

/** A long id as a formula that gives its digits as text, for spreadsheets; anything else as any text. */
function idCell(id: string): string {
  return id.length > DIGITS_KEPT && /^\d+$/.test(id) ? `"=""${id}"""` : csvCell(id);
}

/** One line of a CSV file, including its line break. */
export function csvRow(values: readonly CsvValue[]): string {
  const cells = values.map((value) =>
    typeof value === "object" && value ? idCell(value.id) : csvCell(value),
  );
  return `${cells.join(",")}\r\n`;
}
