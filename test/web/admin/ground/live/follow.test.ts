import type { AssessmentView } from "#domain/leads/assessment-view";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { newLeads } from "../../../../../web/features/admin/ground/live/desk-log.ts";
import { isOnBoard } from "../../../../../web/features/admin/ground/board/board-view.ts";
import type { BoardView } from "../../../../../web/features/admin/ground/board/board-view.ts";
import { placeOf, type Board } from "../../../../../web/features/admin/ground/board/board.ts";
import { DeskModel } from "./desk-model.ts";
import type { DeskScreen } from "./desk-screen.ts";
import { DeskOffice, step } from "./desk-steps.ts";
import { VIEWS } from "./screen-boards.ts";

const WHOLE = 100;
const RUNS = 500;
/** A reading may show that something else has to be read. */
const ROUNDS = 4;

const figures = (board: Board) =>
  board.map(({ status, count, value, withoutValue }) => [status, count, value, withoutValue]);
const shownIds = (board: Board) => board.flatMap(({ cards }) => cards.map((card) => card.id));

/** The leads that have come since something was read, and wait for the pill to be pressed. */
function waitingLeads(
  { leads, bornAt }: DeskModel,
  readAt: number,
  isShown: (lead: AssessmentView) => boolean,
) {
  return [...leads.values()].filter((lead) => (bornAt.get(lead.id) ?? 0) > readAt && !isShown(lead));
}

function freshBoard(
  server: DeskModel,
  view: BoardView,
  limit: number,
  without: readonly AssessmentView[] = [],
): Board {
  const fresh = new DeskModel(limit);
  for (const [id, lead] of server.leads) if (!without.includes(lead)) fresh.leads.set(id, lead);
  return fresh.readBoard(view);
}

function expectSettled(server: DeskModel, screen: DeskScreen, view: BoardView, limit: number): void {
  const { board, page, desk } = screen;
  const readAt = board[0]?.readAt ?? 0;
  const isOnIt = (lead: AssessmentView) => !isOnBoard(lead, view) || placeOf(board, lead.id) !== null;
  const waiting = waitingLeads(server, readAt, isOnIt);
  expect(newLeads(desk.log, readAt, isOnIt)).toEqual(expect.arrayContaining(waiting));
  const fresh = freshBoard(server, view, limit, waiting);
  expect(figures(board)).toEqual(figures(fresh));
  const all = freshBoard(server, view, WHOLE);
  for (const { status, cards } of board)
    for (const card of cards) expect(placeOf(all, card.id)).toMatchObject({ status, card });
  if (limit === WHOLE) expect(new Set(shownIds(board))).toEqual(new Set(shownIds(fresh)));

  const isInIt = (lead: AssessmentView) => page.rows.some((row) => row.id === lead.id);
  const late = waitingLeads(server, page.readAt, isInIt);
  expect(newLeads(desk.log, page.readAt, isInIt)).toEqual(expect.arrayContaining(late));
  expect(page.rows).toEqual([...server.leads.values()].filter((lead) => !late.includes(lead)));
}

/** A card is on the board once, whatever has happened so far. */
function expectWhole({ board }: DeskScreen): void {
  const ids = shownIds(board);
  expect(new Set(ids).size, "a card is in two columns").toBe(ids.length);
}

function expectStill(screen: DeskScreen): void {
  const { board, page } = screen;
  screen.follow();
  expect(screen.board === board || screen.board.every((column, at) => column === board[at])).toBe(true);
  expect(screen.page).toBe(page);
}

describe("screens that follow the desk", () => {
  test.each([
    [WHOLE, "socket"],
    [WHOLE, "asking"],
    [2, "socket"],
    [2, "asking"],
  ] as const)(
    "end with what a fresh read gives, whatever came in between (%i cards a page, by %s)",
    (limit, how) => {
      fc.assert(
        fc.property(fc.array(step, { maxLength: 120, size: "max" }), (steps) => {
          const office = new DeskOffice(limit);
          const { server, screens } = office;
          for (const one of steps) {
            office.take(one);
            screens.forEach(expectWhole);
          }
          for (const view of VIEWS) {
            for (const screen of screens) screen.look(view);
            // What one still has under way is news to the other.
            for (let round = 0; round < ROUNDS; round++) for (const screen of screens) screen.settle(how);
            for (const screen of screens) {
              expectSettled(server, screen, view, limit);
              expectStill(screen);
            }
          }
        }),
        { numRuns: RUNS },
      );
    },
  );
});
