import type { DeskChange } from "#domain/desk/desk-messages";
import { describe, expect, test } from "vitest";
import {
  addChanges,
  cursorOf,
  newLeads,
  NO_DESK,
} from "../../../../../web/features/admin/ground/live/desk-log.ts";
import {
  cardOf,
  followBoard,
  followPage,
  showsDeleted,
} from "../../../../../web/features/admin/ground/live/follow.ts";
import { sampleView } from "./sample-view.ts";

const changeOf = (id: number, kind: DeskChange["kind"], lead = sampleView(7)): DeskChange => ({
  id,
  kind,
  entity: "assessment",
  entityId: lead.id,
  ...(kind !== "deleted" && { value: lead }),
});
const logOf = (...changes: DeskChange[]) => addChanges(new Map(), 0, changes);

describe("what is known of a lead", () => {
  test("is its newest change, in whatever order and however often changes come", () => {
    const newest = sampleView(7, { adminNotes: "Called" });
    const log = logOf(changeOf(5, "updated", newest), changeOf(4, "updated"), changeOf(5, "updated"));
    expect(log.get(7)).toEqual({ id: 5, born: null, value: newest });
  });

  test("says when it arrived, also after it has changed", () => {
    const log = logOf(changeOf(4, "created"), changeOf(9, "updated"));
    expect(newLeads(log, 3, () => false)).toHaveLength(1);
    expect(newLeads(log, 4, () => false)).toEqual([]);
    expect(newLeads(log, 3, () => true)).toEqual([]);
    expect(newLeads(addChanges(log, 9, [changeOf(10, "deleted")]), 3, () => false)).toEqual([]);
  });
});

test.each([
  ["nothing was asked and nothing read", { ...NO_DESK }, null, 0],
  ["only read", { ...NO_DESK }, 12, 12],
  ["asked", { ...NO_DESK, since: 5, cursor: 9 }, 7, 9],
  ["something was read before what is known", { ...NO_DESK, since: 5, cursor: 9 }, 3, 3],
])("where to go on when %s", (_, desk, oldest, cursor) => expect(cursorOf(desk, oldest)).toBe(cursor));

describe("a record on the screen", () => {
  const saved = sampleView(7, { version: 2, adminNotes: "Called", leadStatus: "SQL" });
  const pageOf = (lead = saved) => ({ rows: [sampleView(1), lead], readAt: 3 });
  const boardOf = (lead = saved) => [
    {
      status: lead.leadStatus,
      count: 1,
      value: lead.dealValue ?? 0,
      withoutValue: Number(lead.dealValue === null),
      cards: [cardOf(lead)],
      nextCursor: null,
      readAt: 3,
      view: { owner: "", sort: "updated" } as const,
    },
  ];
  const never = () => false;

  test("is the same object after one's own change has come back", () => {
    const page = pageOf();
    const board = boardOf();
    const log = logOf(changeOf(4, "updated", structuredClone(saved)));
    expect(followPage(page, log, never)).toBe(page);
    expect(followBoard(board, log, never)[0]).toBe(board[0]);
  });

  test.each([
    ["at the change it was read at", 3, sampleView(7, { version: 3 })],
    ["behind one's own change", 4, sampleView(7, { version: 1 })],
  ])("stays for news that are %s", (_, id, lead) => {
    const page = pageOf();
    const board = boardOf();
    const log = logOf(changeOf(id, "updated", lead));
    expect(followPage(page, log, never)).toBe(page);
    expect(followBoard(board, log, never)[0]).toBe(board[0]);
  });

  test("stays in the list while somebody is at work on it, though it is deleted", () => {
    const page = pageOf();
    const log = logOf(changeOf(4, "deleted"));
    expect(followPage(page, log, (id) => id === saved.id)).toBe(page);
    expect(showsDeleted(page, log)).toBe(true);
    const left = followPage(page, log, never);
    expect(left.rows).toEqual([sampleView(1)]);
    expect(showsDeleted(left, log)).toBe(false);
  });

  test("stays under the hand, and follows once it is let go", () => {
    const board = boardOf();
    const log = logOf(changeOf(4, "updated", { ...saved, version: 3, dealValue: 500 }));
    expect(followBoard(board, log, (id) => id === 7)[0]).toBe(board[0]);
    expect(followBoard(board, log, never)[0]).toMatchObject({
      count: 1,
      value: 500,
      withoutValue: 0,
      cards: [{ dealValue: 500 }],
    });
  });

  test.each([
    ["deleted", changeOf(4, "deleted")],
    ["found to be a suspect", changeOf(4, "updated", { ...saved, suspect: true })],
    ["somebody else's", changeOf(4, "updated", { ...saved, owner: "ada@example.com" })],
  ])("leaves the board with its figures once it is %s", (_, change) => {
    const board = boardOf({ ...saved, dealValue: 900 });
    const nobodys = board.map((one) => ({ ...one, view: { owner: "none", sort: "leadScore" } as const }));
    const [column] = followBoard(nobodys, logOf(change), never);
    expect(column).toMatchObject({ count: 0, value: 0, withoutValue: 0, cards: [] });
  });
});
