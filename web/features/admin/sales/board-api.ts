import { PIPELINE_LIMIT, PIPELINE_LIMIT_MAX, type PipelineColumn } from "#domain/leads/pipeline-board";
import type { LeadStatus } from "#domain/leads/pipeline";
import { keepPreviousData, queryOptions, type QueryClient } from "@tanstack/react-query";
import { api, unwrap } from "../../../lib/api.ts";
import { isBoardHeld } from "../ground/live/in-hand.ts";
import { readAtOf } from "../ground/live/read-at.ts";
import { appendCards, BOARD_KEY, type Board, type ReadColumn } from "../ground/board/board.ts";
import { viewQuery, type BoardView } from "../ground/board/board-view.ts";

export function boardQuery(view: BoardView) {
  return queryOptions({
    queryKey: [...BOARD_KEY, view],
    queryFn: ({ client }) => fetchBoard(client, view),
    placeholderData: keepPreviousData,
    // Moves change only what they must; comparing hundreds of cards would take part of a frame.
    structuralSharing: false,
  });
}

/** Read again, each column has as many cards as before at least. While a card is carried it stays as it is. */
async function fetchBoard(client: QueryClient, view: BoardView): Promise<Board> {
  const before = client.getQueryData<Board>([...BOARD_KEY, view]);
  const shown = new Map(before?.map(({ status, cards }) => [status, cards.length]));
  const most = Math.min(Math.max(...shown.values(), 0), PIPELINE_LIMIT_MAX);
  const limit = most > PIPELINE_LIMIT ? { limit: String(most) } : {};
  const response = await api.pipeline.$get({ query: { ...viewQuery(view), ...limit } });
  const columns = await unwrap(Promise.resolve(response));
  let board: Board = columns.map((column) => ({ ...column, readAt: readAtOf(response), view }));
  for (const [status, count] of shown) board = await readOn(board, status, count);
  return before && isBoardHeld() ? before : board;
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
