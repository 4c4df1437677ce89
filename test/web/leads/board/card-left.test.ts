import { LEAD_STATUSES } from "#domain/leads/pipeline";
import { expect, test } from "vitest";
import { cardOf, putCard, takeCard, type Board } from "../../../../web/features/leads/board-state/board.ts";
import { cardLeft } from "../../../../web/features/leads/board/use-keep-focus.ts";
import { sampleView } from "../live/sample-view.ts";

const view = { owner: "none", sort: "updated" } as const;
const card = (id: number) => cardOf(sampleView(id));
const without = (board: Board, ...ids: number[]) => ids.reduce(takeCard, board);

/** 1, 2 and 3 in the first column, 4 in the second. */
const BOARD: Board = LEAD_STATUSES.map((status, index) => {
  const cards = [[1, 2, 3], [4]][index]?.map(card) ?? [];
  return {
    status,
    count: cards.length,
    value: 0,
    withoutValue: cards.length,
    cards,
    nextCursor: null,
    readAt: 0,
    view,
  };
});

test.each([
  ["the next of its column", without(BOARD, 2), 2, 3],
  ["the one before, if it was the last", without(BOARD, 3), 3, 2],
  ["the next that is left, if several go at once", without(BOARD, 1, 2), 1, 3],
  ["nobody, if nothing is left of its column", without(BOARD, 4), 4, null],
  [
    "nobody where it has gone to another column",
    putCard(BOARD, card(2), { status: "SQL", index: 0 }),
    2,
    null,
  ],
  ["nobody, if it was not there before", BOARD, 9, null],
] as const)("the focus of a card goes to %s", (_where, now, id, next) => {
  expect(cardLeft(BOARD, now, id)).toBe(next);
});
