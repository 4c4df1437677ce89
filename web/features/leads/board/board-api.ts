import type { AssessmentView } from "#domain/leads/assessment-view";
import { PIPELINE_LIMIT, PIPELINE_LIMIT_MAX, type PipelineColumn } from "#domain/leads/pipeline-board";
import type { LeadStatus } from "#domain/leads/pipeline";
import { keepPreviousData, queryOptions, type QueryClient } from "@tanstack/react-query";
import { api, unwrap } from "../../../lib/api.ts";
import { arranged } from "../board-state/arrange.ts";
import { announceOnBoard } from "../live/announce-moves.ts";
import { deskOf, newLeads } from "../live/desk.ts";
import { isBoardHeld } from "../live/in-hand.ts";
import { readAtOf } from "../live/read-at.ts";
import { readerOf } from "../live/screen-reader.ts";
import { appendCards, BOARD_KEY, placeOf, type Board, type ReadColumn } from "../board-state/board.ts";
import { isOnBoard, viewQuery, type BoardView } from "../board-state/board-view.ts";

export function boardQuery(view: BoardView) {
  return queryOptions({
    queryKey: [...BOARD_KEY, view],
    queryFn: ({ client }) => fetchBoard(client, view),
    placeholderData: keepPreviousData,
    // Moves change only what they must; comparing hundreds of cards would take part of a frame.
    structuralSharing: false,
  });
}

/**
 * Read again, each column has as many cards as before at least, in their places, and new leads wait. While a card is
 * carried it stays as it is.
 */
async function fetchBoard(client: QueryClient, view: BoardView): Promise<Board> {
  const known = () => client.getQueryData<Board>([...BOARD_KEY, view]);
  const before = known();
  const shown = new Map(before?.map(({ status, cards }) => [status, cards.length]));
  for (const { leadStatus } of newOn(client, before ?? [])) {
    shown.set(leadStatus, (shown.get(leadStatus) ?? 0) + 1);
  }
  const most = Math.min(Math.max(...shown.values(), 0), PIPELINE_LIMIT_MAX);
  const limit = most > PIPELINE_LIMIT ? { limit: String(most) } : {};
  const response = await api.pipeline.$get({ query: { ...viewQuery(view), ...limit } });
  const columns = await unwrap(Promise.resolve(response));
  const readAt = readAtOf(response);
  let board: Board = columns.map((column) => ({ ...column, readAt, view }));
  for (const [status, count] of shown) board = await readOn(board, status, count);
  const told = deskOf(client).cursor ?? readAt;
  // What the desk has yet to tell may have brought new leads.
  if (before && told < readAt) await readerOf(client).askAfter(told);
  const now = known();
  if (!now) return board;
  if (isBoardHeld()) return now;
  announceOnBoard(client, now, board);
  return arranged(now, board, readerOf(client).newSince(now[0]?.readAt ?? readAt));
}

function newOn(client: QueryClient, board: Board): AssessmentView[] {
  return board.slice(0, 1).flatMap(({ readAt, view }) => {
    const isShown = (lead: AssessmentView) => placeOf(board, lead.id) !== null || !isOnBoard(lead, view);
    return newLeads(deskOf(client), readAt, isShown);
  });
}

/** Reads on in a column until it has so many cards, or all of them. */
async function readOn(board: Board, status: LeadStatus, count: number): Promise<Board> {
  const column = board.find((one) => one.status === status);
  if (!column?.nextCursor || column.cards.length >= count) return board;
  const more = await fetchMoreCards(column, PIPELINE_LIMIT_MAX);
  return more ? readOn(appendCards(board, more), status, count) : board;
}

/** The next cards of a column, at most `limit`; null if it has no more. */
export async function fetchMoreCards(
  { status, nextCursor: cursor, view }: ReadColumn,
  limit = PIPELINE_LIMIT,
): Promise<PipelineColumn | null> {
  if (cursor === null) return null;
  const query = { ...viewQuery(view), status, cursor, limit: String(limit) };
  const [column] = await unwrap(api.pipeline.$get({ query }));
  return column ?? null;
}
