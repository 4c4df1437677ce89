type LogFields = Record<string, string | number | boolean | null>;

/**
 * The only place that writes to the console. Fields are codes, counts and ids of our own rows, never an address, a
 * session id, a message or a URL containing one.
 */
export function log(event: string, fields: LogFields = {}): void {
  console.log(JSON.stringify({ event, ...fields }));
}

/** Logs the name and location of an error but not its message, which may quote a visitor. */
export function logError(event: string, error: unknown, fields: LogFields = {}): void {
  const name = error instanceof Error ? error.name : typeof error;
  const frames = error instanceof Error ? (error.stack?.split("\n") ?? []) : [];
  const at = frames.find((line) => line.startsWith("    at "))?.trim() ?? "";
  console.error(JSON.stringify({ event, name, at, ...fields }));
}
