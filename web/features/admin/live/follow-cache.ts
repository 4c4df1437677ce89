import type { DeskNews } from "#domain/desk/desk-messages";
import { LISTED_ENTITIES } from "#domain/desk/desk-changes";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { LEAD_KEY, LIST_KEY, SUMMARY_KEY, type AssessmentPage, type LeadPage } from "../assessments/api.ts";
import { BOARD_KEY } from "../sales/api.ts";
import type { Board } from "../sales/board.ts";
import { addChanges, NO_DESK, type Desk, type DeskLog } from "./desk-log.ts";
import { followBoard, followPage, isBehind } from "./follow.ts";
import { isBoardHeld, isCardHeld } from "./in-hand.ts";
import { markListed, readMarked } from "./listed.ts";

type List = InfiniteData<AssessmentPage, string | null>;

/** The desk with some news of what came after change `after`; what else they concern is marked or read again. */
export function deskWith(client: QueryClient, before: Desk, after: number, news: DeskNews): Desk {
  const { cursor } = news;
  if (news.type === "reset") {
    readAllAgain(client);
    return { ...NO_DESK, since: cursor, cursor };
  }
  const log = addChanges(before.log, news.changes);
  const leads = news.changes.flatMap((change) => (change.entity === "assessment" ? [change.entityId] : []));
  const listed = news.changes.flatMap(({ entity }) => (entity === "assessment" ? [] : [entity]));
  markListed(client, listed);
  if (leads.length > 0) {
    void client.invalidateQueries({ queryKey: SUMMARY_KEY });
    void client.invalidateQueries({ queryKey: ["analytics"], refetchType: "none" });
  }
  const board = client.getQueryData<Board>(BOARD_KEY);
  const boardNeeds = board && isBehind(board, log, leads) ? cursor : before.boardNeeds;
  return { since: Math.min(after, before.since ?? after), cursor, log, boardNeeds };
}

/** Brings what is shown up to the desk. What is in somebody's hand follows the next time. */
export function followDesk(client: QueryClient, { log, boardNeeds }: Desk): void {
  client.setQueriesData<LeadPage>(
    { queryKey: LEAD_KEY },
    (page) => page && ifNew(page, followPage(page, log)),
  );
  client.setQueriesData<List>({ queryKey: LIST_KEY }, (list) => list && ifNew(list, followList(list, log)));
  readMarked(client);
  const board = client.getQueryData<Board>(BOARD_KEY);
  if (!board || isBoardHeld()) return;
  client.setQueryData<Board>(BOARD_KEY, ifNew(board, followBoard(board, log, isCardHeld)));
  const isOld = board.some(({ readAt }) => readAt < boardNeeds);
  if (isOld) void client.invalidateQueries({ queryKey: BOARD_KEY });
}

/** The oldest change that something shown was read at; null if nothing is. */
export function oldestRead(client: QueryClient): number | null {
  const leads = client.getQueriesData<LeadPage>({ queryKey: LEAD_KEY }).map(([, page]) => page);
  const lists = client.getQueriesData<List>({ queryKey: LIST_KEY }).flatMap(([, list]) => list?.pages ?? []);
  const columns = client.getQueryData<Board>(BOARD_KEY) ?? [];
  const read = [...leads, ...lists, ...columns].flatMap((part) => (part ? [part.readAt] : []));
  return read.length > 0 ? Math.min(...read) : null;
}

function followList(list: List, log: DeskLog): List {
  const pages = list.pages.map((page) => followPage(page, log));
  return pages.every((page, index) => page === list.pages[index]) ? list : { ...list, pages };
}

/** Undefined, which sets nothing, if nothing has changed. */
function ifNew<T extends object>(before: T, now: T): T | undefined {
  return now === before ? undefined : now;
}

function readAllAgain(client: QueryClient): void {
  for (const queryKey of [LIST_KEY, LEAD_KEY, SUMMARY_KEY, BOARD_KEY]) {
    client.removeQueries({ queryKey, type: "inactive" });
    void client.invalidateQueries({ queryKey });
  }
  markListed(client, LISTED_ENTITIES);
}
