import { LISTED_ENTITIES, type ListedEntity } from "#domain/changes/desk-changes";
import type { DeskChange } from "#domain/desk/desk-messages";
import type { InfiniteData, QueryClient, QueryKey } from "@tanstack/react-query";
import { BOARD_KEY, type Board } from "../board/board.ts";
import { hasDraft } from "../edit/draft-storage.ts";
import { changeLeads, ifNew } from "../leads/lead-cache.ts";
import { LEAD_KEY, LIST_KEY, SUMMARY_KEY, type LeadPage } from "../leads/lead-lists.ts";
import type { Desk, DeskLog } from "./desk-log.ts";
import { followBoard, followLead, isBehind } from "./follow.ts";
import { gather } from "./gather.ts";
import { isBoardHeld, isLeadHeld } from "./in-hand.ts";

/** Figures are counted by the server, and need not be so for each of many changes. */
const SUMMARY_MS = 2_000;
const BOARD_MS = 500;
/** Before any change: a board that was read then has to be read again. */
const NEVER = -1;

type Listed = { queryKeys: QueryKey[]; draft?: string };

/** Where each is shown, and how the drafts of its forms begin. While there is one, nothing is read again below it. */
const LISTED: Record<ListedEntity, Listed> = {
  booking: { queryKeys: [["bookings"]] },
  call: { queryKeys: [["calls"]] },
  offer: { queryKeys: [["tier-configs"]], draft: "offer-" },
  "scoring-rule": { queryKeys: [["scoring-rules"]], draft: "scoring-rules-" },
  "score-range": { queryKeys: [["score-ranges"]], draft: "score-ranges-" },
  "override-rule": { queryKeys: [["override-rules"]], draft: "override-rules-" },
  setting: { queryKeys: [["system-settings"]], draft: "setting-" },
  content: { queryKeys: [["content"]] },
  delivery: { queryKeys: [["deliveries"]] },
  channel: { queryKeys: [["deliveries"], ["signals"], ["slack"]] },
};

/** What has changed and is still to be read again. */
const due = new Set<ListedEntity>();

/** Has read again what these changes concern. Leads follow by themselves: only their figures are counted again. */
export function readChanged(client: QueryClient, changes: readonly DeskChange[]): void {
  for (const { entity } of changes) if (entity !== "assessment") due.add(entity);
  if (!changes.some(({ entity }) => entity === "assessment")) return;
  countAgain(client);
  void client.invalidateQueries({ queryKey: ["analytics"], refetchType: "none" });
}

/** What stands stays until it has been read once more. */
export function readAllAgain(client: QueryClient): void {
  // A move may stop its reading, and a restore may make its number mean nothing.
  client.setQueriesData<Board>({ queryKey: BOARD_KEY }, (board) =>
    board?.map((column) => ({ ...column, readAt: NEVER })),
  );
  for (const queryKey of [LIST_KEY, LEAD_KEY, SUMMARY_KEY, BOARD_KEY]) {
    client.removeQueries({ queryKey, type: "inactive" });
    void client.invalidateQueries({ queryKey });
  }
  for (const entity of LISTED_ENTITIES) due.add(entity);
}

/** Brings what is shown up to the desk. Returns false if some of it is in somebody's hand, and has to follow later. */
export function followScreen(client: QueryClient, desk: Desk): boolean {
  const areLeads = followLeads(client, desk.log);
  const areBoards = followBoards(client, desk);
  for (const entity of due) if (readAgain(client, LISTED[entity])) due.delete(entity);
  return areLeads && areBoards && due.size === 0;
}

/** The change that a query has read leads at; null if it reads something else. */
export function leadsReadAt(client: QueryClient, queryKey: QueryKey): number | null {
  const isOf = (key: QueryKey) => key.every((part, index) => part === queryKey[index]);
  if (isOf(LEAD_KEY)) return client.getQueryData<LeadPage>(queryKey)?.readAt ?? null;
  if (isOf(LIST_KEY)) return client.getQueryData<InfiniteData<LeadPage>>(queryKey)?.pages[0]?.readAt ?? null;
  return isOf(BOARD_KEY) ? (client.getQueryData<Board>(queryKey)?.[0]?.readAt ?? null) : null;
}

/** A deleted lead stays while somebody is at work on it: what was typed there can still be copied. */
function followLeads(client: QueryClient, log: DeskLog): boolean {
  let isWhole = true;
  changeLeads(client, (row, readAt) => {
    const lead = followLead(row, readAt, log);
    if (lead !== null || !isLeadHeld(row.id)) return lead;
    isWhole = false;
    return row;
  });
  return isWhole;
}

function followBoards(client: QueryClient, desk: Desk): boolean {
  const boards = client.getQueriesData<Board>({ queryKey: BOARD_KEY });
  if (boards.length > 0 && isBoardHeld()) return false;
  for (const [queryKey, board] of boards) {
    if (!board) continue;
    const followed = followBoard(board, desk.log);
    client.setQueryData<Board>(queryKey, ifNew(board, followed));
    if (isBehind(followed, desk)) readBoards({ client, desk });
  }
  return true;
}

/** One that is being read is let finish: were it begun anew for each change, it would never end. */
const readBoards = gather(({ client, desk }: { client: QueryClient; desk: Desk }) => {
  for (const [queryKey, board] of client.getQueriesData<Board>({ queryKey: BOARD_KEY })) {
    if (!board || !isBehind(board, desk)) continue;
    void client.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false });
  }
}, BOARD_MS);

/** Returns false if what is shown has to wait: for its form, or for a first reading, which may not have the change. */
function readAgain(client: QueryClient, { queryKeys, draft }: Listed): boolean {
  const shown = queryKeys.flatMap((queryKey) => client.getQueryCache().findAll({ queryKey, type: "active" }));
  const isFirst = shown.some(({ state }) => state.data === undefined && state.fetchStatus === "fetching");
  const isFree = !isFirst && (shown.length === 0 || draft === undefined || !hasDraft(draft));
  for (const queryKey of queryKeys) {
    void client.invalidateQueries({ queryKey, refetchType: isFree ? "active" : "none" });
  }
  return isFree;
}

const countAgain = gather(
  (client: QueryClient) => void client.invalidateQueries({ queryKey: SUMMARY_KEY }),
  SUMMARY_MS,
);
