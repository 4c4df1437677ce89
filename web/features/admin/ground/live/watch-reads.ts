import type { InfiniteData, QueryClient, QueryKey } from "@tanstack/react-query";
import { BOARD_KEY, type Board } from "../board/board.ts";
import { LEAD_KEY, LIST_KEY, QUEUE_KEY, type LeadPage, type ReadQueue } from "../leads/lead-lists.ts";
import { changeDesk, deskOf } from "./desk.ts";
import { readerOf } from "./screen-reader.ts";

/**
 * Has nothing missed between what is read and what the desk says: of what it said while leads were being read, the
 * answer may know nothing, and it is asked once more. A screen that was told of nothing yet begins at the change that
 * its first answer was read at. Returns what ends it.
 */
export function watchReads(client: QueryClient): () => void {
  /** The newest change that was known when each reading began. */
  const begun = new Map<string, number | null>();
  return client.getQueryCache().subscribe(({ type, query, ...event }) => {
    if (type !== "updated" || !("action" in event)) return;
    const { queryHash, queryKey } = query;
    const { action } = event;
    if (action.type === "fetch") begun.set(queryHash, deskOf(client).cursor);
    if (action.type !== "success" || action.manual) return;
    const readAt = leadsReadAt(client, queryKey);
    if (readAt !== null) takeRead(client, queryKey, begun.get(queryHash) ?? readAt);
  });
}

function takeRead(client: QueryClient, queryKey: QueryKey, knows: number): void {
  // No answer is of change 0, which stands for nothing that was read; a board that lets all leads in is of none yet.
  if (knows === 0 || !Number.isFinite(knows)) return;
  const { cursor } = deskOf(client);
  if (cursor === null) changeDesk(client, { cursor: knows });
  else if (knows < cursor && isOf(BOARD_KEY, queryKey)) readerOf(client).readBoard();
  else if (knows < cursor) void readerOf(client).askAfter(knows);
}

/** The change that a query has read leads at; null if it reads something else. */
function leadsReadAt(client: QueryClient, queryKey: QueryKey): number | null {
  if (isOf(LEAD_KEY, queryKey)) return client.getQueryData<LeadPage>(queryKey)?.readAt ?? null;
  if (isOf(LIST_KEY, queryKey)) {
    return client.getQueryData<InfiniteData<LeadPage>>(queryKey)?.pages[0]?.readAt ?? null;
  }
  if (isOf(QUEUE_KEY, queryKey)) return client.getQueryData<ReadQueue>(queryKey)?.readAt ?? null;
  return isOf(BOARD_KEY, queryKey) ? (client.getQueryData<Board>(queryKey)?.[0]?.readAt ?? null) : null;
}

function isOf(key: QueryKey, queryKey: QueryKey): boolean {
  return key.every((part, index) => part === queryKey[index]);
}
