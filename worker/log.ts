import { isSchemaBehind } from "./schema-behind.ts";

type LogFields = Record<string, string | number | boolean | null>;

/**
 * The only place that writes to the console. Fields are codes, counts and ids of our own rows, never an address, a
 * session id, a message or a URL containing one.
 */
export function log(event: string, fields: LogFields = {}): void {
  console.log(JSON.stringify({ event, ...fields }));
}

/**
 * Logs the name and location of an error but not its message, which may quote a visitor. What the database lacks a table
 * or a column for has a code of its own: a deployment went wrong, and nothing else will mend it.
 */
export function logError(event: string, error: unknown, fields: LogFields = {}): void {
  const name = error instanceof Error ? error.name : typeof error;
  const frames = error instanceof Error ? (error.stack?.split("\n") ?? []) : [];
  const at = frames.find((line) => line.startsWith("    at "))?.trim() ?? "";
  const code = isSchemaBehind(error) ? { code: "schema_behind" } : {};
  console.error(JSON.stringify({ event, ...code, name, at, ...fields }));
}
