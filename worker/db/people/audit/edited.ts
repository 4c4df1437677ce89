/** The result of an edit by staff. `stale`: the record's version was not the expected one; see `current`. */
export type Edited<Row> =
  | { outcome: "done"; record: Row }
  | { outcome: "stale"; current: Row }
  | { outcome: "unknown" };

/**
 * How often an edit retries when others intervene between its read and its write. Each time it is overtaken, another
 * has been stored: this many simultaneous edits are stored one after the other.
 */
const ATTEMPTS = 25;
/** Versions begin at 1, so an edit that expects this one writes nothing and learns what is stored. */
const NO_VERSION = 0;

/**
 * Edits a record that should have the version `expected` (null: any), and retries while others intervene (`null`). An
 * edit that never succeeds is stale, like one that expected a version which others have replaced.
 */
export async function retryEdit<Row>(
  expected: number | null,
  attempt: (expected: number | null) => Promise<Edited<Row> | null>,
): Promise<Edited<Row>> {
  for (let tries = 1; tries <= ATTEMPTS; tries++) {
    const edited = await attempt(expected);
    if (edited) return edited;
  }
  const stale = await attempt(NO_VERSION);
  if (!stale) throw new Error("An edit was attempted of a version that no record has.");
  return stale;
}
