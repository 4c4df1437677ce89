import { LISTED_ENTITIES } from "#domain/desk/desk-changes";
import type { Query, QueryClient, QueryKey } from "@tanstack/react-query";
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
  // A reading that was begun before the change may not have it.
  const isDue = ({ state }: Query) =>
    state.isInvalidated && (changed.has(entity) || state.fetchStatus === "idle");
  const due = queryKeys.filter(
    (queryKey) => client.getQueryCache().findAll({ queryKey, type: "active", predicate: isDue }).length > 0,
  );
  if (due.length > 0 && draft !== undefined && hasDraft(draft)) return false;
  for (const queryKey of due) void client.refetchQueries({ queryKey, type: "active", predicate: isDue });
  changed.delete(entity);
  return true;
}
