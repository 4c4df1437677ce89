/** Ends with a message and no stack trace: what goes wrong in these tools is the reader's to mend. */
export function fail(error: unknown): never {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
