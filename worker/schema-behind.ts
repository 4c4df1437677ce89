const MISSING = /(?:no such (?:table|column): |has no column named ).*SQLITE_ERROR/s;

/**
 * Whether the database refused a statement because it lacks a table or a column: it has not run the migrations of this
 * version. Only the first cause counts, as what wraps it may quote what people typed.
 */
export function isSchemaBehind(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.cause instanceof Error ? isSchemaBehind(error.cause) : MISSING.test(error.message);
}
