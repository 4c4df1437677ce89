import { expect, test } from "vitest";
import {
  renamed,
  viewQuery,
  without,
  withView,
  type SavedView,
} from "../../../../web/features/leads/list/views/saved-views.ts";

const HOT: SavedView = { name: "Hot", query: "tier=5" };
const MINE: SavedView = { name: "Mine", query: "owner=me" };
const VIEWS = [HOT, MINE];

test.each([
  ["", ""],
  ["tab=assessments&lead=7", ""],
  ["sort=leadScore&tier=5&lead=7&search=", "tier=5&sort=leadScore"],
  ["tier=5&sort=leadScore", "tier=5&sort=leadScore"],
  ["search=a%26b&due=overdue", "search=a%26b&due=overdue"],
])("of the address '%s' a view keeps '%s'", (query, kept) =>
  expect(viewQuery(new URLSearchParams(query))).toBe(kept),
);

test.each<[what: string, views: SavedView[], after: SavedView[]]>([
  [
    "a new one stands by name",
    withView(VIEWS, { name: "Late", query: "due=overdue" }),
    [HOT, { name: "Late", query: "due=overdue" }, MINE],
  ],
  [
    "the same name leads elsewhere",
    withView(VIEWS, { name: "hot", query: "tier=4" }),
    [{ name: "hot", query: "tier=4" }, MINE],
  ],
  ["one is renamed", renamed(VIEWS, "Mine", "All mine"), [{ name: "All mine", query: "owner=me" }, HOT]],
  ["a name changes its case", renamed(VIEWS, "Mine", "MINE"), [HOT, { name: "MINE", query: "owner=me" }]],
  ["a name is taken over", renamed(VIEWS, "Mine", "Hot"), [{ name: "Hot", query: "owner=me" }]],
  ["what is gone has no name", renamed(VIEWS, "Gone", "Here"), VIEWS],
  ["one is deleted", without(VIEWS, "HOT"), [MINE]],
])("%s", (_what, views, after) => expect(views).toEqual(after));
