import type { ListedEntity } from "#domain/changes/desk-changes";
import type { DeskChange, DeskNews } from "#domain/desk/desk-messages";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BOARD_KEY, type Board } from "../../../../../web/features/admin/ground/board/board.ts";
import { keepDraft } from "../../../../../web/features/admin/ground/edit/draft-storage.ts";
import { LEAD_KEY, type LeadPage } from "../../../../../web/features/admin/ground/leads/lead-lists.ts";
import {
  deskOf,
  forgetDesk,
  takeNews,
  takeRead,
  takeReady,
} from "../../../../../web/features/admin/ground/live/desk-query.ts";
import { cardOf } from "../../../../../web/features/admin/ground/live/follow.ts";
import { sampleView } from "./sample-view.ts";

const lead = sampleView(7);
const leadKey = [...LEAD_KEY, 7];
const patient = { staleTime: Number.POSITIVE_INFINITY, retry: false };

/** What somebody has in hand, as a selector would find it. */
let inHand: object | null = null;
beforeEach(() => {
  inHand = null;
  vi.useFakeTimers();
  vi.stubGlobal("document", { activeElement: null, querySelector: () => inHand });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A screen with one lead that was read at change 3, and that each reading gives at a later one. */
function leadScreen() {
  const client = new QueryClient({ defaultOptions: { queries: patient } });
  client.setQueryData<LeadPage>(leadKey, { rows: [lead], readAt: 3 });
  const read = vi.fn(async (): Promise<LeadPage> => ({ rows: [lead], readAt: 900 }));
  new QueryObserver(client, { queryKey: leadKey, queryFn: read }).subscribe(() => {});
  const rows = () => client.getQueryData<LeadPage>(leadKey)?.rows;
  return { client, read, rows };
}

const news = (...changes: DeskChange[]): DeskNews => ({
  type: "changes",
  cursor: changes.at(-1)?.id ?? 0,
  changes,
});
const noted = (id: number, adminNotes: string): DeskChange => {
  const value = { ...lead, version: id, adminNotes };
  return { id, entity: "assessment", entityId: 7, kind: "updated", value };
};
const gone: DeskChange = { id: 4, entity: "assessment", entityId: 7, kind: "deleted" };

describe("a lead on the screen", () => {
  test("follows what comes after it was read", () => {
    const { client, rows } = leadScreen();
    takeRead(client, leadKey);
    expect(deskOf(client)).toMatchObject({ since: 3, cursor: 3 });
    takeNews(client, 3, news(noted(5, "called")));
    expect(rows()?.[0]?.adminNotes).toBe("called");
  });

  test("is read again if the desk began after it was read", () => {
    const { client, read } = leadScreen();
    takeNews(client, 5, { type: "changes", cursor: 5, changes: [] });
    takeRead(client, leadKey);
    expect(read).toHaveBeenCalledOnce();
  });

  test.each([
    { cursor: 3, times: 0, name: "where it was read" },
    { cursor: 5, times: 1, name: "later, so that what came in between is told by nobody" },
  ])("is read again $times times if its socket goes on from $name", ({ cursor, times }) => {
    const { client, read, rows } = leadScreen();
    takeRead(client, leadKey);
    takeReady(client, cursor);
    expect(read).toHaveBeenCalledTimes(times);
    expect(deskOf(client).cursor).toBe(cursor);
    expect(rows()).toHaveLength(1);
  });

  test("is told nothing twice, and never goes back", () => {
    const { client, rows } = leadScreen();
    takeNews(client, 3, news(noted(6, "newest")));
    const before = rows();
    takeNews(client, 3, news(noted(5, "older")));
    takeNews(client, 3, news(noted(6, "newest")));
    expect(rows()).toBe(before);
    expect(deskOf(client)).toMatchObject({ since: 3, cursor: 6 });
  });

  test("stays until it has been read once more after a reset, which begins where the desk says", () => {
    const { client, read, rows } = leadScreen();
    takeNews(client, 3, news(noted(6, "before")));
    takeNews(client, 6, { type: "reset", cursor: 900 });
    expect(deskOf(client)).toMatchObject({ since: 900, cursor: 900 });
    expect(rows()).toHaveLength(1);
    expect(read).toHaveBeenCalledOnce();
  });

  test("is read again by a screen that forgets all that it knows", () => {
    const { client, read } = leadScreen();
    takeRead(client, leadKey);
    forgetDesk(client);
    expect(deskOf(client).cursor).toBeNull();
    expect(read).toHaveBeenCalledOnce();
  });

  test("stays while something typed on it is not saved, though it is deleted", () => {
    const { client, rows } = leadScreen();
    keepDraft("notes-7", "Mine");
    takeNews(client, 3, news(gone));
    expect(rows()).toHaveLength(1);
    keepDraft("notes-7", null);
    vi.advanceTimersByTime(1_000);
    expect(rows()).toEqual([]);
  });
});

test("a board stays while a card is carried, and follows once it is let go", () => {
  const client = new QueryClient();
  const view = { owner: "", sort: "updated" } as const;
  const sums = { count: 1, value: 0, withoutValue: 1, nextCursor: null };
  const board: Board = [{ status: "MQL", cards: [cardOf(lead)], readAt: 3, view, ...sums }];
  client.setQueryData<Board>(BOARD_KEY, board);
  inHand = {};
  takeNews(client, 3, news(noted(4, "called")));
  expect(client.getQueryData(BOARD_KEY)).toBe(board);
  inHand = null;
  vi.advanceTimersByTime(1_000);
  expect(client.getQueryData<Board>(BOARD_KEY)?.[0]?.cards[0]?.adminNotes).toBe("called");
});

/** A short list on the screen whose readings the test answers, in turn. */
function shownList(queryKey: readonly string[], entity: ListedEntity) {
  const client = new QueryClient({ defaultOptions: { queries: patient } });
  const answers: ((rows: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
  new QueryObserver(client, { queryKey: [...queryKey], queryFn }).subscribe(() => {});
  const answer = async (at: number, text: string) => {
    answers[at]?.(text);
    await vi.waitFor(() => expect(client.getQueryData(queryKey)).toBe(text));
  };
  let id = 0;
  const change = () => takeNews(client, id, news({ id: ++id, entity, entityId: "3", kind: "updated" }));
  return { answers, answer, change };
}

describe("a short list on the screen", () => {
  test("is read again for each change", async () => {
    const { answers, answer, change } = shownList(["bookings"], "booking");
    await answer(0, "first");
    change();
    await answer(1, "second");
    vi.advanceTimersByTime(5_000);
    expect(answers).toHaveLength(2);
  });

  test("is begun again by a change during a reading, which may not have it", async () => {
    const { answers, answer, change } = shownList(["bookings"], "booking");
    await answer(0, "first");
    change();
    change();
    expect(answers).toHaveLength(3);
    answers[1]?.("without the change");
    await answer(2, "with both");
  });

  test("lets its very first reading end", async () => {
    const { answers, answer, change } = shownList(["bookings"], "booking");
    change();
    vi.advanceTimersByTime(1_000);
    expect(answers).toHaveLength(1);
    await answer(0, "without the change");
    vi.advanceTimersByTime(1_000);
    await answer(1, "with it");
  });

  test("is not read below a form that is being filled, until that is done", async () => {
    const { answers, answer, change } = shownList(["tier-configs"], "offer");
    await answer(0, "first");
    keepDraft("offer-3", "typed");
    change();
    vi.advanceTimersByTime(1_000);
    expect(answers).toHaveLength(1);
    keepDraft("offer-3", null);
    vi.advanceTimersByTime(1_000);
    expect(answers).toHaveLength(2);
  });
});
