/** What came of an edit by staff. `stale`: the record was not at the expected version; it is as `current`. */
export type Edited<Row> =
  | { outcome: "done"; record: Row }
  | { outcome: "stale"; current: Row }
  | { outcome: "unknown" };

/** Another edit may slip in between reading and writing so many times before this one is called stale. */
const ATTEMPTS = 3;

/**
 * Tries an edit again while another one slips in between (`null`). Where the caller expects a
 * version, the next try finds it stale by itself.
 */
export async function retryEdit<Row>(attempt: () => Promise<Edited<Row> | null>): Promise<Edited<Row>> {
  for (let tries = 1; tries <= ATTEMPTS; tries++) {
    const edited = await attempt();
    if (edited) return edited;
  }
  throw new Error("An edit was overtaken every time.");
}
