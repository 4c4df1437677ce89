// Characters that spreadsheets take for the start of a formula, also after white space and in full-width forms.
const FORMULA = /^\s*[=+\-@\t\r\n＝＋－＠]|^[\t\r\n]/;

/**
 * One cell of a CSV file (RFC 4180). Text that a spreadsheet would run as a formula gets a leading apostrophe; numbers
 * are written unchanged; null is an empty cell.
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]|^\s|\s$|^'/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of a CSV file, including its line break. */
export function csvRow(values: readonly (string | number | null)[]): string {
  return `${values.map(csvCell).join(",")}\r\n`;
}
