import type { DeskNews } from "#domain/desk/desk-messages";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  LEAD_KEY,
  LIST_KEY,
  type LeadPage,
} from "../../../../../web/features/admin/ground/leads/lead-lists.ts";
import { DESK_KEY, type Desk } from "../../../../../web/features/admin/ground/live/desk-log.ts";
import { catchUp, cursorNow, takeNews } from "../../../../../web/features/admin/ground/live/desk-query.ts";
import { forgetDesk } from "../../../../../web/features/admin/ground/live/follow-cache.ts";
import { sampleView } from "./sample-view.ts";

const asked: string[] = [];
const lead = sampleView(7);
const key = [...LEAD_KEY, 7];
const shown = (client: QueryClient) => client.getQueryData<LeadPage>(key)?.rows[0]?.adminNotes;

/** A screen with one lead that was read at a change. */
function screen(readAt: number): QueryClient {
  const client = new QueryClient();
  client.setQueryData<LeadPage>(key, { rows: [lead], readAt });
  return client;
}

function noted(id: number, cursor: number, adminNotes: string): DeskNews {
  const value = { ...lead, version: id, adminNotes };
  return {
    type: "changes",
    cursor,
    changes: [{ id, entity: "assessment", entityId: 7, kind: "updated", value }],
  };
}

let answer: DeskNews;
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return Response.json(answer);
  });
});
afterEach(() => vi.unstubAllGlobals());

test("what was read before the desk answered is told what it missed", async () => {
  const client = screen(3);
  takeNews(client, 5, { type: "changes", cursor: 5, changes: [] });
  answer = noted(4, 5, "missed");
  catchUp(client);
  await vi.waitFor(() => expect(shown(client)).toBe("missed"));
  expect(asked).toEqual(["/api/changes?after=3"]);
  catchUp(client);
  expect(asked).toHaveLength(1);
  expect(cursorNow(client)).toBe(5);
});

test("news that overlap bring nothing twice, and none takes the screen back", () => {
  const client = screen(3);
  takeNews(client, 3, noted(6, 6, "newest"));
  const page = client.getQueryData(key);
  takeNews(client, 3, noted(5, 5, "older"));
  takeNews(client, 3, noted(6, 6, "newest"));
  expect(client.getQueryData(key)).toBe(page);
  expect(client.getQueryData<Desk>(DESK_KEY)).toMatchObject({ since: 3, cursor: 6 });
});

test("a reset begins again where the desk says, and what is to be read again asks for nothing", () => {
  const client = screen(3);
  takeNews(client, 3, noted(6, 6, "before"));
  takeNews(client, 6, { type: "reset", cursor: 900 });
  catchUp(client);
  expect([cursorNow(client), asked]).toEqual([900, []]);
});

test("a screen that knows nothing has no place to go on from", () => {
  const client = screen(3);
  client.setQueryData(LIST_KEY, {
    pages: [{ rows: [], readAt: 2, next: null, total: "0" }],
    pageParams: [null],
  });
  expect(cursorNow(client)).toBe(2);
  forgetDesk(client);
  expect(cursorNow(client)).toBeNull();
});
