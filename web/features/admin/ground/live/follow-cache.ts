import type { DeskNews } from "#domain/desk/desk-messages";
import { LISTED_ENTITIES } from "#domain/changes/desk-changes";
import type { InfiniteData, Query, QueryClient, QueryKey } from "@tanstack/react-query";
import { LEAD_KEY, LIST_KEY, SUMMARY_KEY, type AssessmentPage, type LeadPage } from "../leads/lead-lists.ts";
import { BOARD_KEY } from "../board/board.ts";
import type { Board } from "../board/board.ts";
import { DESK_KEY, NO_DESK, type Desk, type DeskLog } from "./desk-log.ts";
import { followBoard, followPage, showsDeleted } from "./follow.ts";
import { gather } from "./gather.ts";
import { isBoardHeld, isCardHeld, isLeadHeld } from "./in-hand.ts";
import { markListed, readMarked } from "./listed.ts";
import { isBoardOld, startAgain, unread, withNews } from "./with-news.ts";

type List = InfiniteData<AssessmentPage, string | null>;

/** Figures are counted by the server, and need not be so for each of many changes. */
const SUMMARY_MS = 2_000;
const BOARD_MS = 500;

/** The desk with some news of what came after change `after`; what else they concern is marked or read again. */
export function deskWith(client: QueryClient, before: Desk, after: number, news: DeskNews): Desk {
  if (news.type === "reset") {
    readAllAgain(client);
    return startAgain(news);
  }
  const boards = boardsOf(client).map(([, board]) => board);
  const { desk, fresh } = withNews(before, boards, after, news);
  markListed(
    client,
    fresh.flatMap(({ entity }) => (entity === "assessment" ? [] : [entity])),
  );
  if (fresh.some(({ entity }) => entity === "assessment")) {
    readSummary(client);
    void client.invalidateQueries({ queryKey: ["analytics"], refetchType: "none" });
  }
  return desk;
}

/** Begins again as a screen that knows nothing: all is read once more. */
export function forgetDesk(client: QueryClient): void {
  readAllAgain(client);
  client.setQueryData<Desk>(DESK_KEY, NO_DESK);
}

/** Brings what is shown up to the desk. What is in somebody's hand stays, and has to follow later. */
export function followDesk(client: QueryClient, desk: Desk): "whole" | "later" {
  const { log } = desk;
  client.setQueriesData<LeadPage>(
    { queryKey: LEAD_KEY },
    (page) => page && ifNew(page, followPage(page, log, isLeadHeld)),
  );
  client.setQueriesData<List>({ queryKey: LIST_KEY }, (list) => list && ifNew(list, followList(list, log)));
  const areListsRead = readMarked(client) && !leadPages(client).some((page) => showsDeleted(page, log));
  const boards = boardsOf(client);
  if (boards.length > 0 && isBoardHeld()) return "later";
  for (const [queryKey, board] of boards) {
    client.setQueryData<Board>(queryKey, ifNew(board, followBoard(board, log, isCardHeld)));
  }
  if (boards.some(([, board]) => isBoardOld(board, desk))) readOldBoards(client);
  return areListsRead ? "whole" : "later";
}

/** Whether what a query reads follows the desk. */
export function isFollowed(queryKey: QueryKey): boolean {
  return [LIST_KEY, LEAD_KEY, BOARD_KEY].some((key) => key.every((part, index) => part === queryKey[index]));
}

/** The oldest change that something shown was read at; null if nothing is. What will be read again does not count. */
export function oldestRead(client: QueryClient, desk: Desk): number | null {
  const columns = validData<Board>(client, BOARD_KEY).flatMap((board) =>
    isBoardOld(board, desk) ? [] : board,
  );
  const read = [...leadPages(client), ...columns].map(({ readAt }) => readAt);
  return read.length > 0 ? Math.min(...read) : null;
}

/** The boards that have been read, one for each view. */
function boardsOf(client: QueryClient): [QueryKey, Board][] {
  return client
    .getQueriesData<Board>({ queryKey: BOARD_KEY })
    .flatMap(([queryKey, board]) => (board ? [[queryKey, board]] : []));
}

function leadPages(client: QueryClient): LeadPage[] {
  const leads = validData<LeadPage>(client, LEAD_KEY);
  return [...leads, ...validData<List>(client, LIST_KEY).flatMap((list) => list.pages)];
}

function validData<T>(client: QueryClient, queryKey: QueryKey): T[] {
  const predicate = ({ state }: Query) => !state.isInvalidated;
  return client
    .getQueriesData<T>({ queryKey, predicate })
    .flatMap(([, data]) => (data === undefined ? [] : [data]));
}

function followList(list: List, log: DeskLog): List {
  const pages = list.pages.map((page) => followPage(page, log, isLeadHeld));
  return pages.every((page, index) => page === list.pages[index]) ? list : { ...list, pages };
}

/** Undefined, which sets nothing, if nothing has changed. */
function ifNew<T extends object>(before: T, now: T): T | undefined {
  return now === before ? undefined : now;
}

function readAllAgain(client: QueryClient): void {
  client.setQueriesData<Board>({ queryKey: BOARD_KEY }, (board) => board && unread(board));
  for (const queryKey of [LIST_KEY, LEAD_KEY, SUMMARY_KEY, BOARD_KEY]) {
    client.removeQueries({ queryKey, type: "inactive" });
    void client.invalidateQueries({ queryKey });
  }
  markListed(client, LISTED_ENTITIES);
}

const readSummary = gather(
  (client: QueryClient) => void client.invalidateQueries({ queryKey: SUMMARY_KEY }),
  SUMMARY_MS,
);

/** One that is being read is let finish: were it begun anew for each change, it would never end. */
const readOldBoards = gather((client: QueryClient) => {
  const desk = client.getQueryData<Desk>(DESK_KEY) ?? NO_DESK;
  for (const [queryKey, board] of boardsOf(client)) {
    if (isBoardOld(board, desk)) {
      void client.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false });
    }
  }
}, BOARD_MS);
