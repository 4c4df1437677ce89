import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { expect, it } from "vitest";
import { factColumns } from "../../../../worker/db/calls/consequences/read-marked.ts";
import { FIGURE_NAMES, figuresOf } from "../../../../worker/db/figures/figures.ts";
import { snakeCase } from "../../../../worker/db/snake-case.ts";
import { rows } from "../../../setup/database/rows.ts";

/** A fact that is more than a column. */
const OF: Record<string, string> = { emailKey: "email" };

/** What the projection writes itself, and what never changes or only tells when something else has. */
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

/** The columns of an assessment that figures are counted by. */
const counted = FIGURE_NAMES.flatMap((name) => {
  const { sql: text } = new SQLiteSyncDialect().sqlToQuery(figuresOf(name, { days: [], rows: [] }));
  return [...text.matchAll(/\ba\.(\w+)/g)].flatMap(([, column]) => column ?? []);
});

/** What the version before counts leads by, besides. */
const OF_BEFORE = ["answer_key", "score"];

/** What leads are counted by for ads, besides (`selectAdFacts`). */
const OF_ADS = ["first_touch", "last_touch"];

it("a change of whatever consequences are drawn from leaves a mark", async () => {
  const [trigger] = await rows("select sql from sqlite_master where name = 'assessments_marks_update'");
  const text = String(trigger?.["sql"]);
  const [, listed = ""] = /after update of([^]*?)\son assessments/i.exec(text) ?? [];
  const facts = Object.keys(factColumns).map((field) => OF[field] ?? snakeCase(field));
  const sources = new Set([
    ...[...facts, ...counted].filter((column) => !NO_MARK.includes(column)),
    ...OF_ADS,
    ...OF_BEFORE,
  ]);
  const columns = listed.split(",").map((column) => column.trim());
  expect(columns.toSorted()).toEqual([...sources].toSorted());
  for (const column of columns) expect(text).toContain(`new.${column} is not old.${column}`);
});
