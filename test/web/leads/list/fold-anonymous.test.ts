import type { AssessmentView } from "#domain/leads/assessment-view";
import { expect, test } from "vitest";
import {
  foldAnonymous,
  foldWords,
  isFold,
  leadsIn,
} from "../../../../web/features/leads/list/row/fold-anonymous.ts";
import { sampleView } from "../live/sample-view.ts";

const NOBODY = { name: null, email: null } as const;
const at = (day: number, hour = 12) => new Date(2026, 10, day, hour).toISOString();
const nobody = (id: number, day: number, changes: Partial<AssessmentView> = {}) =>
  sampleView(id, { ...NOBODY, createdAt: at(day), ...changes });
const lead = (id: number, day: number) => sampleView(id, { createdAt: at(day) });

type Given = Parameters<typeof foldAnonymous>[1];
const ALL: Given = { openDays: new Set(), sort: "created", hasMore: false };
const NOW = new Date(2026, 10, 28).getTime();

/** What stands in each line: a lead's number, or the words of a day. */
const told = (pages: AssessmentView[][], given: Partial<Given> = {}) =>
  foldAnonymous(pages, { ...ALL, ...given }).map((lines) =>
    lines.map((line) => (isFold(line) ? foldWords(line, NOW) : line.id)),
  );

test("anonymous starts are one line a day, where the first of the day stands, over all pages", () =>
  expect(
    told([
      [nobody(9, 23), lead(8, 23), nobody(7, 23)],
      [nobody(6, 23), lead(5, 22), nobody(4, 22)],
    ]),
  ).toEqual([
    ["3 anonymous starts · Mon, Nov 23", 8],
    [5, "1 anonymous start · Sun, Nov 22"],
  ]));

test("an open day has them below its line", () =>
  expect(
    told(
      [
        [nobody(9, 23), lead(8, 23)],
        [nobody(7, 23), nobody(4, 22)],
      ],
      { openDays: new Set(["2026-11-23"]) },
    ),
  ).toEqual([["2 anonymous starts · Mon, Nov 23", 9, 7, 8], ["1 anonymous start · Sun, Nov 22"]]));

test.each<[sort: Given["sort"], lines: (string | number)[]]>([
  ["created", ["1 anonymous start · Mon, Nov 23", "1+ anonymous starts · Sun, Nov 22"]],
  ["leadScore", ["1+ anonymous starts · Mon, Nov 23", "1+ anonymous starts · Sun, Nov 22"]],
])("while there is more to read, by %s, a day that may go on is not counted out", (sort, lines) =>
  expect(told([[nobody(9, 23), nobody(8, 22)]], { sort, hasMore: true })).toEqual([lines]),
);

test.each<[what: string, changes: Partial<AssessmentView>]>([
  ["a name", { name: "Ada" }],
  ["an email", { email: "ada@one.example" }],
  ["a number", { phone: "+14035550123" }],
  ["an owner", { owner: "grace@example.com" }],
  ["a status that somebody gave it", { leadStatus: "SQL" }],
])("one with %s keeps its row", (_what, changes) => expect(told([[nobody(9, 23, changes)]])).toEqual([[9]]));

test("the days are the viewer's, and one of another year says which", () => {
  expect(told([[nobody(2, 23, { createdAt: at(23, 0) }), nobody(1, 22, { createdAt: at(22, 23) })]])).toEqual(
    [["1 anonymous start · Mon, Nov 23", "1 anonymous start · Sun, Nov 22"]],
  );
  const older = nobody(1, 1, { createdAt: new Date(2025, 11, 31, 12).toISOString() });
  expect(told([[older]])).toEqual([["1 anonymous start · Wed, Dec 31, 2025"]]);
});

test("a page without any is the same, so that nothing of it is drawn again", () => {
  const whole = [lead(5, 22)];
  expect(foldAnonymous([[nobody(9, 23)], whole], ALL)[1]).toBe(whole);
});

test("who has a row of their own is a lead, or of an open day", () => {
  const pages = [[nobody(9, 23), lead(8, 23), nobody(4, 22)]];
  const [lines = []] = foldAnonymous(pages, { ...ALL, openDays: new Set(["2026-11-22"]) });
  expect(leadsIn(lines).map(({ id }) => id)).toEqual([8, 4]);
});
