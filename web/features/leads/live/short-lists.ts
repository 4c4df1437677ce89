import type { ListedEntity } from "#domain/delivery/changes/desk-changes";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { hasDraft } from "../../kit/edit/drafts.ts";

type Listed = { queryKeys: QueryKey[]; draft?: string };

/** Where each is shown, and how the drafts of its forms begin. While there is one, nothing is read again below it. */
const LISTED: Record<ListedEntity, Listed> = {
  booking: { queryKeys: [["bookings"]] },
  call: { queryKeys: [["calls"]] },
  offer: { queryKeys: [["tier-configs"]], draft: "offer-" },
  "scoring-rule": { queryKeys: [["scoring-rules"]], draft: "scoring-rules-" },
  "score-range": { queryKeys: [["score-ranges"]], draft: "score-ranges-" },
  "override-rule": { queryKeys: [["override-rules"]], draft: "override-rules-" },
  "mail-template": { queryKeys: [["mail-templates"]], draft: "mail-template-" },
  setting: { queryKeys: [["system-settings"]], draft: "setting-" },
  content: { queryKeys: [["content"]] },
  delivery: { queryKeys: [["deliveries"]] },
  channel: { queryKeys: [["deliveries"], ["signals"], ["slack"]] },
};

/**
 * Has a short list read again where it is shown. Returns false if it has to wait: for its form, or for a first reading,
 * which may not have the change.
 */
export function readListAgain(client: QueryClient, entity: ListedEntity): boolean {
  const { queryKeys, draft } = LISTED[entity];
  const shown = queryKeys.flatMap((queryKey) => client.getQueryCache().findAll({ queryKey, type: "active" }));
  const isFirst = shown.some(({ state }) => state.data === undefined && state.fetchStatus === "fetching");
  const isFree = !isFirst && (shown.length === 0 || draft === undefined || !hasDraft(draft));
  for (const queryKey of queryKeys) {
    void client.invalidateQueries({ queryKey, refetchType: isFree ? "active" : "none" });
  }
  return isFree;
}
