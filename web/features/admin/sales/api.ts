import { PIPELINE_LIMIT, PIPELINE_LIMIT_MAX, type PipelineColumn } from "#domain/leads/pipeline-board";
import type { LeadStatus } from "#domain/leads/pipeline";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { api, unwrap } from "../../../lib/api.ts";
import { DESK_KEY, logOf, type Desk } from "../live/desk-log.ts";
import { followBoard } from "../live/follow.ts";
import { isBoardHeld, isCardHeld } from "../live/in-hand.ts";
import { readAtOf } from "../live/read-at.ts";
import { withBoard } from "../live/with-news.ts";
import type { Board } from "./board.ts";

export const BOARD_KEY = ["pipeline"] as const;

export function boardQuery() {
  return queryOptions({
    queryKey: BOARD_KEY,
    queryFn: ({ client }) => fetchBoard(client),
    // Moves change only what they must; comparing hundreds of cards would take part of a frame.
    structuralSharing: false,
  });
}

/** Read again, it has as many cards as before, up to what a call gives. While a card is carried it stays as it is. */
async function fetchBoard(client: QueryClient): Promise<Board> {
  const before = client.getQueryData<Board>(BOARD_KEY);
  const shown = before?.map(({ cards }) => cards.length) ?? [];
  const most = Math.min(Math.max(...shown, 0), PIPELINE_LIMIT_MAX);
  const query = most > PIPELINE_LIMIT ? { limit: String(most) } : {};
  const response = await api.pipeline.$get({ query });
  const columns = await unwrap(Promise.resolve(response));
  if (before && isBoardHeld()) return before;
  const board = columns.map((column) => ({ ...column, readAt: readAtOf(response) }));
  client.setQueryData<Desk>(DESK_KEY, (desk) => desk && withBoard(desk, board));
  return followBoard(board, logOf(client), isCardHeld);
}

export async function fetchMoreCards(status: LeadStatus, cursor: string): Promise<PipelineColumn | null> {
  const [column] = await unwrap(api.pipeline.$get({ query: { status, cursor } }));
  return column ?? null;
}
