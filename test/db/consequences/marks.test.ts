import { expect, it } from "vitest";
import { factColumns } from "../../../worker/db/consequences/read-marked.ts";
import { snakeCase } from "../../../worker/db/snake-case.ts";
import { rows } from "../../setup/database/rows.ts";

/** What changes along with another column: its history grows, or a row beside it is written, in the same batch. */
const WITH: Record<string, string> = {
  emailKey: "email",
  firstSqlAt: "lead_status",
  firstOutcomeBy: "first_outcome_at",
  firstAwaitedAt: "first_outcome_at",
  firstCallInTime: "first_outcome_at",
};

/** What the fold writes itself, and what never changes or only tells when something else has. */
const NO_MARK = [
  "id",
  "updated_at",
  "clock_started_at",
  "due_at",
  "due_version",
  "escalated_at",
  "owner_since",
  "next_action",
  "next_action_told_at",
  "gave_way_to",
  "first_call_speed",
];

/** What leads are counted by for ads, besides (`selectAdFacts`). */
const OF_ADS = ["first_touch", "last_touch"];

it("a change of whatever consequences are drawn from leaves a mark", async () => {
  const [trigger] = await rows("select sql from sqlite_master where name = 'assessments_marks_update'");
  const text = String(trigger?.["sql"]);
  const [, listed = ""] = /after update of([^]*?)\son assessments/i.exec(text) ?? [];
  const facts = Object.keys(factColumns).map((field) => WITH[field] ?? snakeCase(field));
  const sources = new Set([...facts.filter((column) => !NO_MARK.includes(column)), ...OF_ADS]);
  const columns = listed.split(",").map((column) => column.trim());
  expect(columns.toSorted()).toEqual([...sources].toSorted());
  for (const column of columns) expect(text).toContain(`new.${column} is not old.${column}`);
});
