import { LISTED_ENTITIES } from "#domain/changes/desk-changes";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { hasDraft } from "../edit/draft-storage.ts";

type Entity = (typeof LISTED_ENTITIES)[number];

/** Where each is shown, and how the drafts of its forms begin. While there is one, nothing is read again below it. */
const LISTED: Record<Entity, { queryKeys: QueryKey[]; draft?: string }> = {
  booking: { queryKeys: [["bookings"]] },
  call: { queryKeys: [["calls"]] },
  offer: { queryKeys: [["tier-configs"]], draft: "offer-" },
  "scoring-rule": { queryKeys: [["scoring-rules"]], draft: "scoring-rules-" },
  "score-range": { queryKeys: [["score-ranges"]], draft: "score-ranges-" },
  "override-rule": { queryKeys: [["override-rules"]], draft: "override-rules-" },
  setting: { queryKeys: [["system-settings"]], draft: "setting-" },
  delivery: { queryKeys: [["deliveries"]] },
  channel: { queryKeys: [["deliveries"], ["signals"], ["slack"]] },
  figures: { queryKeys: [["figures"]] },
};

/** What has changed since it was last begun to be read. */
const changed = new Set<Entity>();

export function markListed(client: QueryClient, entities: Iterable<Entity>): void {
  for (const entity of new Set(entities)) {
    changed.add(entity);
    for (const queryKey of LISTED[entity].queryKeys) {
      void client.invalidateQueries({ queryKey, refetchType: "none" });
    }
  }
}

/** Reads what is marked and shown. Returns false if some of it is being edited, and has to wait. */
export function readMarked(client: QueryClient): boolean {
  return LISTED_ENTITIES.map((entity) => readOne(client, entity)).every(Boolean);
}

function readOne(client: QueryClient, entity: Entity): boolean {
  const { queryKeys, draft } = LISTED[entity];
  const isNew = changed.has(entity);
  const due = queryKeys
    .flatMap((queryKey) => client.getQueryCache().findAll({ queryKey, type: "active" }))
    // A reading that was begun before the change may not have it, and is begun again.
    .filter(({ state }) => isNew || (state.isInvalidated && state.fetchStatus === "idle"));
  // All but the first, which ends first.
  const isFirst = due.some(({ state }) => state.data === undefined && state.fetchStatus === "fetching");
  if (due.length > 0 && (isFirst || (draft !== undefined && hasDraft(draft)))) return false;
  changed.delete(entity);
  for (const { queryKey } of due) void client.refetchQueries({ queryKey, exact: true });
  return true;
}
