import type { AssessmentView } from "#domain/leads/assessment-view";
import type { LeadStatus } from "#domain/leads/pipeline";
import { describe, expect, test } from "vitest";
import { moveWords, movesIn, type LeadMove } from "../../../../web/features/leads/live/moves.ts";
import { sampleView } from "./sample-view.ts";

const OWN = "grace.hopper@example.com";

const changed = (changes: Partial<AssessmentView>) => sampleView(7, { name: "Ada Lovelace", ...changes });
const bob = { leadStatus: "Won", statusUpdatedBy: "bob@example.com" } as const;

describe("somebody else's move", () => {
  test.each<[string, AssessmentView, LeadStatus | null, LeadMove[]]>([
    [
      "is one to another stage than shown",
      changed(bob),
      "MQL",
      [{ id: 7, lead: "Ada Lovelace", status: "Won", by: "bob@example.com" }],
    ],
    [
      "may be nobody's",
      changed({ leadStatus: "Won", statusUpdatedBy: null }),
      "MQL",
      [{ id: 7, lead: "Ada Lovelace", status: "Won", by: null }],
    ],
    ["is none within its stage", changed(bob), "Won", []],
    ["is none of a lead that is not shown", changed(bob), null, []],
    ["is not one's own", changed({ ...bob, statusUpdatedBy: "Grace.Hopper@Example.com" }), "MQL", []],
  ])("%s", (_what, lead, shown, moves) => expect(movesIn([lead], () => shown, OWN)).toEqual(moves));
});

describe("what is said of moves", () => {
  const move = (id: number, status: LeadStatus, by: string | null = "ada.lovelace@x.example"): LeadMove => ({
    id,
    lead: `Lead ${id}`,
    status,
    by,
  });

  test.each([
    ["of none", [], ""],
    ["of one", [move(1, "SQL")], "Lead 1 moved to SQL by Ada Lovelace"],
    ["of nobody's", [move(1, "Won", null)], "Lead 1 moved to Won"],
    ["of one lead's last", [move(1, "SQL"), move(1, "Won")], "Lead 1 moved to Won by Ada Lovelace"],
    ["of many", [1, 2, 3, 4, 4].map((id) => move(id, "SQL")), "4 leads moved"],
  ])("%s", (_what, moves, words) => expect(moveWords(moves)).toBe(words));
});
