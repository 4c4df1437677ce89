/** The result of an edit by staff. `stale`: the record's version was not the expected one; see `current`. */
export type Edited<Row> =
  | { outcome: "done"; record: Row }
  | { outcome: "stale"; current: Row }
  | { outcome: "unknown" };

/** Attempts before an edit is reported stale because others keep intervening between its read and write. */
const ATTEMPTS = 3;

/**
 * Repeats an edit while another one intervenes (`null`). If the caller expects a version, the next attempt notices by
 * itself that it is stale.
 */
export async function retryEdit<Row>(attempt: () => Promise<Edited<Row> | null>): Promise<Edited<Row>> {
  for (let tries = 1; tries <= ATTEMPTS; tries++) {
    const edited = await attempt();
    if (edited) return edited;
  }
  throw new Error("Every attempt at the edit was overtaken by another one.");
}
