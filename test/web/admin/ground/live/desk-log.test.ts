import type { DeskChange } from "#domain/desk/desk-messages";
import { describe, expect, test } from "vitest";
import { changePage } from "../../../../../web/features/admin/ground/leads/lead-cache.ts";
import {
  deskAfter,
  newLeads,
  NO_DESK,
  type Desk,
  type DeskLog,
} from "../../../../../web/features/admin/ground/live/desk-log.ts";
import { cardOf, followBoard, followLead } from "../../../../../web/features/admin/ground/live/follow.ts";
import { sampleView } from "./sample-view.ts";

const changeOf = (id: number, kind: DeskChange["kind"], lead = sampleView(7)): DeskChange => ({
  id,
  kind,
  entity: "assessment",
  entityId: lead.id,
  ...(kind !== "deleted" && { value: lead }),
});
const told = (desk: Desk, ...changes: DeskChange[]) =>
  deskAfter(desk, 0, { type: "changes", cursor: changes.at(-1)?.id ?? 0, changes }).desk;
const logOf = (...changes: DeskChange[]) => told(NO_DESK, ...changes).log;

describe("what is known of a lead", () => {
  test("is its newest change, in whatever order and however often changes come", () => {
    const newest = sampleView(7, { adminNotes: "Called" });
    const desk = told(NO_DESK, changeOf(5, "updated", newest));
    expect(told(desk, changeOf(4, "updated"), changeOf(5, "updated"))).toEqual(desk);
    expect(desk.log.get(7)).toEqual({ id: 5, born: null, value: newest });
  });

  test("says when it arrived, also after it has changed", () => {
    const desk = told(NO_DESK, changeOf(4, "created"), changeOf(9, "updated"));
    const { log } = desk;
    expect(newLeads(log, 3, () => false)).toHaveLength(1);
    expect(newLeads(log, 4, () => false)).toEqual([]);
    expect(newLeads(log, 3, () => true)).toEqual([]);
    expect(newLeads(told(desk, changeOf(10, "deleted")).log, 3, () => false)).toEqual([]);
  });
});

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
  const followed = (page: ReturnType<typeof pageOf>, log: DeskLog) =>
    changePage(page, (row, readAt) => followLead(row, readAt, log));

  test("is the same object after one's own change has come back", () => {
    const page = pageOf();
    const board = boardOf();
    const log = logOf(changeOf(4, "updated", structuredClone(saved)));
    expect(followed(page, log)).toBe(page);
    expect(followBoard(board, log)[0]).toBe(board[0]);
  });

  test.each([
    ["at the change it was read at", 3, sampleView(7, { version: 3 })],
    ["behind one's own change", 4, sampleView(7, { version: 1 })],
  ])("stays for news that are %s", (_, id, lead) => {
    const page = pageOf();
    const board = boardOf();
    const log = logOf(changeOf(id, "updated", lead));
    expect(followed(page, log)).toBe(page);
    expect(followBoard(board, log)[0]).toBe(board[0]);
  });

  test("changes in its place on the board, and in the figures", () => {
    const log = logOf(changeOf(4, "updated", { ...saved, version: 3, dealValue: 500 }));
    expect(followBoard(boardOf(), log)[0]).toMatchObject({
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
    const [column] = followBoard(nobodys, logOf(change));
    expect(column).toMatchObject({ count: 0, value: 0, withoutValue: 0, cards: [] });
  });
});
