import { INITIAL_WEEK } from "#domain/calls/hours/calling-week";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { QUEUE_PART_MAX } from "#domain/calls/queue/call-queue";
import { QueryClient } from "@tanstack/react-query";
import { describe, expect, test } from "vitest";
import { mayCallNow, nextLead } from "../../../../web/features/calls/queue/calls-tab.tsx";
import { workCountText, workOrder, countText } from "../../../../web/features/calls/queue/queue-parts.ts";
import { reminders } from "../../../../web/features/calls/queue/reminders.ts";
import { putRead, QUEUE_KEY, type ReadQueue } from "../../../../web/features/leads/basics/lead-cache.ts";
import { sampleView } from "../../leads/live/sample-view.ts";

const ME = "grace@example.com";
/** A Monday at noon in Edmonton. */
const NOON = Date.parse("2026-03-02T19:00:00.000Z");
const HOURS = { timeZone: "America/Edmonton", week: INITIAL_WEEK, holidays: [] };
const CALLER = { me: ME, now: NOON, hours: HOURS };

const callable = (id: number, changes: Partial<AssessmentView> = {}) =>
  sampleView(id, { phone: "+17805550134", callConsentAt: "2026-03-02T10:00:00.000Z", ...changes });
const NOBODY = { asked: [], answers: [], overdue: [], due: [], past: [], waiting: [], mine: [], noStep: [] };

describe("what the desk tells of the queue", () => {
  const leads = [callable(1, { version: 3 }), callable(2, { version: 1 })];
  test.each<[string, AssessmentView[], number[], (string | null)[]]>([
    ["a change counts", [callable(2, { version: 2, owner: ME })], [], [null, ME]],
    ["also one that gave no version", [callable(2, { owner: ME })], [], [null, ME]],
    ["one's own write is ahead of it", [callable(1, { version: 2, owner: ME })], [], [null, null]],
    ["an erased lead goes", [], [1], [null]],
    ["a new one comes", [callable(3, { owner: ME })], [], [null, null, ME]],
  ])("%s", (_what, read, gone, owners) => {
    const client = new QueryClient();
    client.setQueryData<ReadQueue>(QUEUE_KEY, { leads, readAt: 10, ahead: 0 }, { updatedAt: 7 });
    putRead(client, read, gone);
    expect(client.getQueryData<ReadQueue>(QUEUE_KEY)?.leads.map(({ owner }) => owner)).toEqual(owners);
    // What is old is read again when the screen is opened.
    expect(client.getQueryState(QUEUE_KEY)?.dataUpdatedAt).toBe(7);
  });
});

test("they are worked by asked, answers, overdue, due", () =>
  expect(
    workOrder({
      asked: [callable(4)],
      answers: [callable(5)],
      overdue: [callable(2)],
      due: [callable(3)],
      past: [callable(7)],
      waiting: [callable(9)],
      mine: [callable(8)],
      noStep: [callable(6)],
    }).map(({ id }) => id),
  ).toEqual([4, 5, 2, 3]));

test("the figure of a part that is full says that there may be more", () => {
  const leads = (count: number) => Array.from({ length: count }, (_, id) => callable(id));
  const parts = {
    ...NOBODY,
    asked: leads(1),
    overdue: leads(QUEUE_PART_MAX),
    waiting: leads(QUEUE_PART_MAX),
  };
  expect(countText(parts.asked)).toBe("1");
  expect(countText(parts.overdue)).toBe("25+");
  expect(workCountText(parts)).toBe("26+");
  expect(workCountText({ ...parts, overdue: leads(24) })).toBe("25");
});

describe("who may be called now", () => {
  test.each<[string, Partial<AssessmentView>, boolean]>([
    ["a lead of nobody's", {}, true],
    ["one's own", { owner: ME }, true],
    ["a colleague's", { owner: "sam@example.com" }, false],
    ["without a number", { phone: null }, false],
    ["without consent", { callConsentAt: null }, false],
    ["with a call ahead", { callStatus: "booked" }, false],
    ["where it is early in the morning", { timeZone: "Pacific/Auckland" }, false],
    ["where it is noon as well", { timeZone: "America/Denver" }, true],
  ])("%s", (_what, changes, may) => expect(mayCallNow(callable(1, changes), CALLER)).toBe(may));

  test("nobody while the desk is closed", () =>
    expect(mayCallNow(callable(1), { ...CALLER, now: NOON + 12 * 60 * 60_000 })).toBe(false));
});

test("the next lead is the first that may be called and is not done with", () => {
  const parts = {
    ...NOBODY,
    asked: [callable(1, { owner: "sam@example.com" })],
    due: [callable(2), callable(3)],
  };
  const next = (done: number[]) => nextLead(parts, CALLER, ({ id }) => done.includes(id))?.id ?? null;
  expect([next([]), next([2]), next([2, 3])]).toEqual([2, 3, null]);
});

test("a mail is answered without a number and at any hour, unless a colleague has the lead", () => {
  const answers = [callable(4, { owner: "sam@example.com" }), callable(5, { phone: null })];
  const parts = { ...NOBODY, answers, due: [callable(2)] };
  const atNight = { ...CALLER, now: NOON + 12 * 60 * 60_000 };
  expect(nextLead(parts, CALLER, () => false)?.id).toBe(5);
  expect(nextLead(parts, atNight, () => false)?.id).toBe(5);
  expect(nextLead(parts, CALLER, ({ id }) => id === 5)?.id).toBe(2);
});

test("reminders are of one's own leads and of what is to come, in order", () => {
  const at = (minutes: number) => new Date(NOON + minutes * 60_000).toISOString();
  const leads = [
    callable(1, { owner: ME, nextActionAt: at(30) }),
    callable(2, { owner: ME, nextActionAt: at(5) }),
    callable(3, { owner: "sam@example.com", nextActionAt: at(1) }),
    callable(4, { owner: ME, nextActionAt: at(-1) }),
    callable(5, { owner: ME }),
  ];
  expect(reminders(leads, ME, NOON).map(({ lead }) => lead.id)).toEqual([2, 1]);
});
