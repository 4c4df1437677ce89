import type { FunnelDraft } from "./funnel-draft.ts";

type Entries = { list: string; entries: readonly unknown[]; indexes: ReadonlySet<number> };

/** Takes entries out of a list of the draft. What it gives puts them back; what else has changed meanwhile stays. */
export function removeEntries(
  { change, later }: Pick<FunnelDraft, "change" | "later">,
  { list, entries, indexes }: Entries,
): () => void {
  const removed = entries.filter((_, at) => indexes.has(at));
  const putBack = later(list);
  change(
    list,
    entries.filter((_, at) => !indexes.has(at)),
  );
  return () => putBack((now) => (Array.isArray(now) ? [...removed, ...now] : now));
}
