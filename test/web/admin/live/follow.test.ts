import { LEAD_STATUSES } from "#domain/leads/pipeline";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { newLeads } from "../../../../web/features/admin/live/desk-log.ts";
import { isOnBoard } from "../../../../web/features/admin/live/follow.ts";
import { placeOf, type Board } from "../../../../web/features/admin/sales/board.ts";
import { DeskModel } from "./desk-model.ts";
import { DeskScreen } from "./desk-screen.ts";

const WHOLE = 100;
const RUNS = 500;

type Step = (server: DeskModel, screens: readonly DeskScreen[]) => void;

const id = fc.integer({ min: 1, max: 12 });
const status = fc.constantFrom(...LEAD_STATUSES);
const dealValue = fc.option(fc.integer({ min: 1, max: 9 }));
const which = fc.nat({ max: 1 });
const SCREEN_STEPS = [
  "sendAsk",
  "answerAsk",
  "receiveAsk",
  "loseAsk",
  "answerRead",
  "receiveRead",
  "receiveMove",
  "follow",
] as const;

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ leadStatus: status, dealValue }).map(
    (lead): Step =>
      (server) =>
        server.create(lead),
  ),
  fc.tuple(id, fc.record({ leadStatus: status, dealValue })).map(([lead, to]): Step => (server) => {
    server.change(lead, to);
  }),
  fc.tuple(id, fc.string()).map(([lead, adminNotes]): Step => (server) => {
    server.change(lead, { adminNotes });
  }),
  fc.tuple(id, fc.string()).map(
    ([lead, name]): Step =>
      (server) =>
        server.touch(lead, { name }),
  ),
  fc.tuple(id, fc.boolean()).map(
    ([lead, suspect]): Step =>
      (server) =>
        server.touch(lead, { suspect }),
  ),
  id.map(
    (lead): Step =>
      (server) =>
        server.remove(lead),
  ),
  fc.tuple(which, id, status).map(
    ([at, lead, to]): Step =>
      (_, screens) =>
        screens[at]?.sendMove(lead, to),
  ),
  fc.tuple(which, fc.boolean()).map(
    ([at, isFailing]): Step =>
      (_, screens) =>
        screens[at]?.answerMove(isFailing),
  ),
  {
    weight: 8,
    arbitrary: fc.tuple(which, fc.constantFrom(...SCREEN_STEPS)).map(
      ([at, name]): Step =>
        (_, screens) =>
          screens[at]?.[name](),
    ),
  },
);

const figures = (board: Board) => board.map((column) => [column.status, column.count, column.value]);
const shownIds = (board: Board) => board.flatMap(({ cards }) => cards.map((card) => card.id));

/** A fresh read, without the leads that wait for the pill to be pressed. */
function expected(server: DeskModel, limit: number, waiting: ReadonlySet<number>): Board {
  const fresh = new DeskModel(limit);
  for (const [lead, view] of server.leads) if (!waiting.has(lead)) fresh.leads.set(lead, view);
  return fresh.readBoard();
}

function expectSettled(server: DeskModel, screen: DeskScreen, limit: number): void {
  const { board, page, desk } = screen;
  const [first] = board;
  const born = newLeads(
    desk.log,
    first?.readAt ?? 0,
    (lead) => !isOnBoard(lead) || placeOf(board, lead.id) !== null,
  );
  const fresh = expected(server, limit, new Set(born.map((lead) => lead.id)));
  expect(figures(board)).toEqual(figures(fresh));
  const all = expected(server, WHOLE, new Set());
  for (const column of board) {
    for (const card of column.cards)
      expect(placeOf(all, card.id)).toMatchObject({ status: column.status, card });
  }
  if (limit === WHOLE) expect(new Set(shownIds(board))).toEqual(new Set(shownIds(fresh)));
  const late = new Set(
    newLeads(desk.log, page.readAt, (lead) => page.rows.some((row) => row.id === lead.id)).map(
      (lead) => lead.id,
    ),
  );
  expect(page.rows).toEqual([...server.leads.values()].filter((lead) => !late.has(lead.id)));
}

describe("screens that follow the desk", () => {
  test.each([WHOLE, 2])(
    "end with what a fresh read gives, whatever came in between (%i cards a page)",
    (limit) => {
      fc.assert(
        fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
          const server = new DeskModel(limit);
          for (let count = 0; count < 6; count++) server.create({ dealValue: count });
          const screens = [new DeskScreen(server), new DeskScreen(server)];
          for (const take of steps) {
            take(server, screens);
            for (const { board } of screens) {
              const ids = shownIds(board);
              expect(new Set(ids).size, "a card is in two columns").toBe(ids.length);
            }
          }
          for (const screen of screens) screen.settleAll();
          for (const screen of screens) screen.settleAll();
          for (const screen of screens) {
            expectSettled(server, screen, limit);
            const { board, page } = screen;
            screen.follow();
            expect([screen.board, screen.page], "following again redraws").toEqual([board, page]);
            expect(screen.board === board || screen.board.every((column, at) => column === board[at])).toBe(
              true,
            );
            expect(screen.page).toBe(page);
          }
        }),
        { numRuns: RUNS },
      );
    },
  );
});
