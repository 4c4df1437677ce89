import { DESK_CURSOR_HEADER } from "#domain/delivery/changes/desk-changes";
import { LEAD_STATUSES } from "#domain/leads/pipeline";
import { PIPELINE_LIMIT, PIPELINE_LIMIT_MAX } from "#domain/leads/pipeline-board";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { boardQuery } from "../../../../web/features/leads/board/board-api.ts";
import type { BoardView } from "../../../../web/features/leads/board-state/board-view.ts";
import { cardOf, type Board } from "../../../../web/features/leads/board-state/board.ts";
import { sampleView } from "../live/sample-view.ts";

const VIEW: BoardView = { owner: "", sort: "updated" };
const MQL = Array.from({ length: 700 }, (_, index) => cardOf(sampleView(index + 1)));
const asked: string[] = [];

/** The server: 700 leads, all in the first column. */
function answer(address: string): Response {
  asked.push(address);
  const query = new URL(address, "http://localhost").searchParams;
  const start = Number(query.get("cursor") ?? 0);
  const end = start + Number(query.get("limit") ?? PIPELINE_LIMIT);
  const columns = LEAD_STATUSES.filter((status) => (query.get("status") ?? status) === status).map(
    (status) => {
      const all = status === "MQL" ? MQL : [];
      const nextCursor = end < all.length ? String(end) : null;
      const sums = { count: all.length, value: 0, withoutValue: all.length };
      return { status, ...sums, cards: all.slice(start, end), nextCursor };
    },
  );
  return Response.json(columns, { headers: { [DESK_CURSOR_HEADER]: "9" } });
}

const lengths = (board: Board) => board.map(({ cards }) => cards.length);

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", async (address: string) => answer(address));
  vi.stubGlobal("document", { querySelector: () => null });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  [0, PIPELINE_LIMIT, 1],
  [120, 120, 1],
  [PIPELINE_LIMIT_MAX, PIPELINE_LIMIT_MAX, 1],
  [PIPELINE_LIMIT_MAX + 50, PIPELINE_LIMIT_MAX * 2, 2],
  [650, 700, 4],
])("a column of %i cards has %i when it is read again, in %i calls", async (before, after, calls) => {
  const client = new QueryClient();
  const [first, ...rest] = await client.fetchQuery(boardQuery(VIEW));
  if (first && before > 0) {
    client.setQueryData<Board>(boardQuery(VIEW).queryKey, [
      { ...first, cards: MQL.slice(0, before) },
      ...rest,
    ]);
  }
  asked.length = 0;
  const board = await client.fetchQuery({ ...boardQuery(VIEW), staleTime: 0 });
  expect(lengths(board)).toEqual([after, 0, 0, 0, 0]);
  expect(new Set(board[0]?.cards.map(({ id }) => id)).size).toBe(after);
  expect(board[0]?.nextCursor).toBe(after < MQL.length ? String(after) : null);
  expect(asked).toHaveLength(calls);
});
