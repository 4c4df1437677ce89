import { LEAD_STATUSES } from "#domain/leads/pipeline";
import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { BoardView } from "../../../../web/features/leads/board-state/board-view.ts";

import { deskOf, newLeads } from "../../../../web/features/leads/live/desk.ts";
import { keepDraft } from "../../../../web/features/kit/edit/drafts.ts";
import { CALL_ENDS, FakeServer, type CallEnd } from "./fake-server.ts";
import { OpenScreen } from "./open-screen.ts";

const ADA = "ada@example.com";
const ALL: BoardView = { owner: "", sort: "updated" };
const VIEWS: readonly BoardView[] = [
  ALL,
  { owner: ADA, sort: "leadScore" },
  { owner: "none", sort: "oldest" },
];
const WHOLE = 100;
const LEADS = 4;
const RUNS = 150;
/** A reading may show that something else has to be read; one that failed is tried again after 15 s. */
const ROUNDS = 12;
const ROUND_MS = 15_000;

/** What somebody has in hand, as a selector would find it. */
let inHand: object | null = null;
let server: FakeServer;
const screens: OpenScreen[] = [];

beforeEach(() => {
  inHand = null;
  vi.useFakeTimers();
  vi.stubGlobal("document", { visibilityState: "hidden", activeElement: null, querySelector: () => inHand });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("fetch", (address: string, init: RequestInit) => server.fetch(address, init));
});
afterEach(() => {
  for (const screen of screens.splice(0)) screen.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(view = ALL): OpenScreen {
  const screen = new OpenScreen(server, view);
  screens.push(screen);
  return screen;
}

/** A server with some leads, and screens that have read them and stand. */
async function office(...views: BoardView[]): Promise<OpenScreen[]> {
  for (const screen of screens.splice(0)) screen.close();
  server = new FakeServer();
  for (let count = 0; count < LEADS; count++) server.create({ dealValue: count });
  const opened = views.map((view) => open(view));
  await settle();
  return opened;
}

/** Everything arrives, and what the screens ask for by themselves. */
async function settle(): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    for (const screen of screens) {
      screen.connect();
      screen.poke();
      while (screen.hear());
    }
    await answerAll();
    await vi.advanceTimersByTimeAsync(ROUND_MS);
  }
  await answerAll();
}

async function answerAll(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  while (server.calls.length > 0) {
    server.answer(0, "done");
    await vi.advanceTimersByTimeAsync(0);
  }
}

/** The screen says to its reader what a fresh one would, but for new leads, which it counts. */
function expectUpToDate(screen: OpenScreen, view: BoardView): void {
  const { board, rows, listReadAt } = screen;
  const onBoard = new Set(board.flatMap(({ cards }) => cards.map(({ id }) => id)));
  const inList = new Set(rows.map(({ id }) => id));
  const boardNews = newLeads(deskOf(screen.client), board[0]?.readAt ?? 0, ({ id }) => onBoard.has(id));
  const listNews = newLeads(deskOf(screen.client), listReadAt, ({ id }) => inList.has(id));
  const waiting = new Set(boardNews.map(({ id }) => id));
  const rest = new FakeServer();
  for (const [id, lead] of server.leads) if (!waiting.has(id)) rest.leads.set(id, lead);
  for (const [at, fresh] of rest.board(view, WHOLE).entries()) {
    const { cards, count, value, withoutValue } = board[at] ?? fresh;
    expect([count, value, withoutValue]).toEqual([fresh.count, fresh.value, fresh.withoutValue]);
    expect(new Set(cards)).toEqual(new Set(fresh.cards));
  }
  const late = new Set(listNews.map(({ id }) => id));
  expect(new Set(rows)).toEqual(new Set(server.list().filter(({ id }) => !late.has(id))));
}

const given = fc.record({
  lead: fc.integer({ min: 1, max: 8 }),
  screen: fc.nat(1),
  call: fc.nat(4),
  end: fc.constantFrom<CallEnd>(...CALL_ENDS),
  to: fc.constantFrom(...LEAD_STATUSES),
  value: fc.option(fc.integer({ min: 1, max: 9 })),
  text: fc.string({ maxLength: 3 }),
  ms: fc.constantFrom(0, 100, 300, 600, 2_000),
});
type Given = typeof given extends fc.Arbitrary<infer Value> ? Value : never;
type Act = (given: Given) => unknown;

const at = ({ screen }: Given) => screens[screen];
const ACTS: Record<string, Act> = {
  create: ({ to, value }) => server.create({ leadStatus: to, dealValue: value, owner: value ? ADA : null }),
  theirMove: ({ lead, to, value }) => server.change(lead, { leadStatus: to, dealValue: value }),
  theirNote: ({ lead, text }) => server.change(lead, { adminNotes: text }),
  rename: ({ lead, text }) => server.change(lead, { name: text }, false),
  claim: ({ lead, value }) => server.change(lead, { owner: value ? ADA : null }, false),
  suspect: ({ lead, value }) => server.change(lead, { suspect: value !== null }, false),
  remove: ({ lead }) => server.remove(lead),
  forget: ({ lead }) => server.forget(lead),
  connect: (all) => at(all)?.connect(),
  cut: (all) => at(all)?.cut(),
  poke: () => screens.forEach((screen) => screen.poke()),
  hear: (all) => at(all)?.hear(),
  note: (all) => at(all)?.note(all.lead, all.text),
  move: (all) => at(all)?.move(all.lead, all.to),
  lift: () => (inHand = {}),
  drop: () => (inHand = null),
};
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ act: fc.constantFrom(...Object.keys(ACTS)), given }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constantFrom("answer", "poke", "hear"), given }) },
);

async function take({ act, given: all }: { act: string; given: Given }): Promise<void> {
  if (act === "answer") server.answer(all.call, all.end);
  else ACTS[act]?.(all);
  await vi.advanceTimersByTimeAsync(all.ms);
}

describe("screens that follow the desk", () => {
  test("end with what a fresh reading gives, whatever came in between", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...VIEWS),
        fc.array(step, { maxLength: 60, size: "max" }),
        async (view, steps) => {
          const views = [ALL, view];
          await office(...views);
          for (const one of steps) {
            await take(one);
            for (const { board } of screens) {
              const ids = board.flatMap(({ cards }) => cards.map(({ id }) => id));
              expect(new Set(ids).size, "a card is in two columns").toBe(ids.length);
            }
          }
          inHand = null;
          await settle();
          for (const [index, screen] of screens.entries()) expectUpToDate(screen, views[index] ?? ALL);
        },
      ),
      { numRuns: RUNS },
    );
  });
});

const calls = () => server.calls.map(({ address }) => address.pathname + address.search);
const say = (screen: OpenScreen) => {
  screen.poke();
  screen.hear();
};

describe("a change by somebody else", () => {
  test("is read in one call for any number of leads, and the board in one more", async () => {
    const [screen] = await office(ALL);
    for (const lead of [1, 2, 3]) server.change(lead, { adminNotes: "Called" });
    if (screen) say(screen);
    await vi.advanceTimersByTimeAsync(0);
    expect(calls()).toEqual(["/api/leads?ids=1%2C2%2C3"]);
    server.answer(0, "done");
    await vi.advanceTimersByTimeAsync(0);
    expect(calls()).toEqual(["/api/pipeline"]);
    expect(screen?.rows.map(({ adminNotes }) => adminNotes)).toEqual([null, "Called", "Called", "Called"]);
    await answerAll();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls().filter((call) => !call.includes("summary"))).toEqual([]);
  });

  test("draws nothing again that it has not changed, and leaves a card that it has in its place", async () => {
    const [screen] = await office(ALL);
    const before = screen?.board;
    server.change(1, { adminNotes: "Called" });
    if (screen) say(screen);
    await settle();
    const cards = screen?.board[0]?.cards ?? [];
    expect(cards.map(({ id }) => id)).toEqual([4, 3, 2, 1]);
    expect(cards.slice(0, 3).every((card, index) => card === before?.[0]?.cards[index])).toBe(true);
    expect(cards[3]?.adminNotes).toBe("Called");
    expect(screen?.board.slice(1).every((column, index) => column === before?.[index + 1])).toBe(true);
  });

  test("comes one round at a time, however many come meanwhile", async () => {
    const [screen] = await office(ALL);
    for (let count = 0; count < 200; count++) {
      server.change(1, { adminNotes: `Note ${count}` });
      if (screen) say(screen);
      await vi.advanceTimersByTimeAsync(5);
      expect(
        calls().filter((call) => call.includes("ids=") || call.includes("pipeline")).length,
      ).toBeLessThan(2);
    }
    await settle();
    expect(screen?.rows.at(-1)?.adminNotes).toBe("Note 199");
  });

  test("does not take what is being typed about a lead that is deleted", async () => {
    const [screen] = await office(ALL);
    keepDraft("notes-2", "Mine");
    server.remove(2);
    await settle();
    expect(screen?.rows.map(({ id }) => id)).toEqual([4, 3, 2, 1]);
    keepDraft("notes-2", null);
    await settle();
    expect(screen?.rows.map(({ id }) => id)).toEqual([4, 3, 1]);
  });

  test("waits on the board while a card is carried, and comes once it is let go", async () => {
    const [screen] = await office(ALL);
    const before = screen?.board;
    inHand = {};
    server.change(1, { leadStatus: "Won" });
    await settle();
    expect(screen?.board).toBe(before);
    inHand = null;
    await settle();
    expect(screen?.board.find(({ status }) => status === "Won")?.cards).toHaveLength(1);
  });
});

test("a new lead waits beside the board, whose figures are without it, until it is wanted", async () => {
  const [screen] = await office(ALL);
  server.create({ dealValue: 900 });
  server.change(1, { adminNotes: "Called" });
  await settle();
  if (!screen) return;
  expect(screen.board[0]).toMatchObject({ count: LEADS, value: 6 });
  expect(newLeads(deskOf(screen.client), screen.board[0]?.readAt ?? 0, () => false)).toHaveLength(1);
});

test("waits as well if the board was read before the desk has told of it", async () => {
  const [screen] = await office(ALL);
  server.change(1, { adminNotes: "Called" });
  if (screen) say(screen);
  await vi.advanceTimersByTimeAsync(0);
  server.answer(0, "done");
  server.create({ dealValue: 900 });
  await answerAll();
  expect(screen?.board[0]).toMatchObject({ count: LEADS, value: 6 });
  await settle();
  expect(screen?.board[0]?.cards).toHaveLength(LEADS);
});

test("one's own change coming back draws nothing again", async () => {
  const [screen] = await office(ALL);
  screen?.move(2, "SQL");
  await answerAll();
  const board = screen?.board;
  await settle();
  expect(screen?.board.every((column, index) => column === board?.[index])).toBe(true);
  expect(screen?.board[1]?.cards).toHaveLength(1);
  screen?.note(1, "Mine");
  await answerAll();
  const rows = screen?.rows;
  await settle();
  expect(screen?.rows.every((row, index) => row === rows?.[index])).toBe(true);
  expect(screen?.rows.find(({ id }) => id === 1)?.adminNotes).toBe("Mine");
});

describe("what happens between a reading and the socket", () => {
  test("is asked for once the socket stands", async () => {
    server = new FakeServer();
    server.create();
    const screen = open();
    await answerAll();
    server.change(1, { adminNotes: "Called" });
    const late = open();
    late.cut();
    await settle();
    expect(screen.rows[0]?.adminNotes).toBe("Called");
  });

  test("or during a first reading, which may not have it, is read once more", async () => {
    server = new FakeServer();
    server.create();
    const screen = open();
    await vi.advanceTimersByTimeAsync(0);
    screen.connect();
    screen.hear();
    // The list is answered late, with what it was asked before.
    const stale = Response.json(server.list(), { headers: { "x-desk-cursor": String(server.cursor) } });
    const index = server.calls.findIndex(({ address }) => address.pathname === "/api/assessments");
    const [call] = server.calls.splice(index, 1);
    server.change(1, { adminNotes: "Called" });
    say(screen);
    await answerAll();
    call?.settle(stale);
    await settle();
    expect(screen.rows[0]?.adminNotes).toBe("Called");
  });
});
