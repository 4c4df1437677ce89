import type { LISTED_ENTITIES } from "#domain/desk/desk-changes";
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

export function markListed(client: QueryClient, entities: Iterable<Entity>): void {
  for (const entity of new Set(entities)) {
    for (const queryKey of LISTED[entity].queryKeys) {
      void client.invalidateQueries({ queryKey, refetchType: "none" });
    }
  }
}

/** Reads what is marked and shown, unless somebody is editing it: then later. */
export function readMarked(client: QueryClient): void {
  for (const { queryKeys, draft } of Object.values(LISTED)) {
    if (draft !== undefined && hasDraft(draft)) continue;
    for (const queryKey of queryKeys) {
      void client.refetchQueries({ queryKey, type: "active", predicate: isMarked });
    }
  }
}

function isMarked({ state }: Query): boolean {
  return state.isInvalidated && state.fetchStatus === "idle";
}
