import { PIPELINE_SORTS } from "#domain/leads/pipeline-board";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cardOf } from "../../../../web/features/leads/board-state/board.ts";
import {
  boardViewOf,
  indexAmong,
  viewQuery,
  type BoardView,
} from "../../../../web/features/leads/board-state/board-view.ts";
import { FakeServer } from "../live/fake-server.ts";
import { sampleView } from "../live/sample-view.ts";

const ME = "grace@example.com";

test.each<[search: string, view: BoardView]>([
  ["", { owner: "", sort: "updated" }],
  ["owner=me&sort=leadScore", { owner: ME, sort: "leadScore" }],
  ["owner=none&sort=oldest", { owner: "none", sort: "oldest" }],
  ["owner=Ada@Example.com", { owner: "ada@example.com", sort: "updated" }],
  ["owner=ada&sort=dealValue", { owner: "", sort: "updated" }],
])("the board at ?%s", (search, view) => {
  expect(boardViewOf(new URLSearchParams(search), ME)).toEqual(view);
});

test("the call names only what differs from the board of all leads", () => {
  expect(viewQuery({ owner: "", sort: "updated" })).toEqual({});
  expect(viewQuery({ owner: "none", sort: "leadScore" })).toEqual({ owner: "none", sort: "leadScore" });
});

test("a card that comes into a column is put where the server would have it", () => {
  const moment = fc.integer({ min: 0, max: 3 });
  const score = fc.option(fc.integer({ min: 0, max: 3 }));
  fc.assert(
    fc.property(
      fc.array(fc.tuple(moment, score), { minLength: 1, maxLength: 8 }),
      fc.nat(7),
      fc.constantFrom(...PIPELINE_SORTS),
      (given, which, sort) => {
        const server = new FakeServer();
        for (const [index, [at, leadScore]] of given.entries()) {
          const updatedAt = new Date(at).toISOString();
          server.leads.set(index + 1, sampleView(index + 1, { updatedAt, leadScore }));
        }
        const cards = server.board({ owner: "", sort }, 100)[0]?.cards ?? [];
        const id = (which % given.length) + 1;
        const others = cards.filter((card) => card.id !== id);
        const card = cardOf(server.leads.get(id) ?? sampleView(id));
        expect(indexAmong(others, card, sort)).toBe(cards.findIndex((one) => one.id === id));
      },
    ),
  );
});
