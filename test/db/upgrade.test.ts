import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { readAnalytics } from "../../worker/db/figures/analytics/analytics.ts";
import { openDb } from "../../worker/db/client.ts";
import { project } from "../setup/figures/project.ts";
import { completedLead } from "../setup/lead.ts";
import { laterMigration, SCHEMA_OBJECTS, type SchemaObject } from "../setup/database/later-migration.ts";
import { plainFigures } from "../setup/figures/plain-figures.ts";
import {
  insertAssessments,
  randomAssessment,
  storedAssessments,
  updateAssessment,
  type RawAssessment,
} from "../setup/random/random-assessments.ts";
import { randomFrom } from "../setup/random/random.ts";
import { rows } from "../setup/database/rows.ts";
import { sqlStatements } from "../tools/deploy/sql-statements.ts";

const LEADS = 400;
const DAY_MS = 86_400_000;

type Lead = RawAssessment & {
  board_score: number;
  clock_started_at: number | null;
  lost_note: string | null;
};

const run = (statements: readonly string[]) =>
  env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
const leads = () => storedAssessments<Lead>();

/** A database as the landed migrations make it, with leads that came, changed and went. */
async function fill(): Promise<void> {
  const random = randomFrom(20_261_123);
  const anyTime = () => Date.now() - random.int(60 * DAY_MS);
  const all = Array.from({ length: LEADS }, (_, n) => randomAssessment(random, n + 1, anyTime()));
  await env.DB.batch(insertAssessments(all));
  const changed = all.filter(() => random.chance(0.3));
  await env.DB.batch(changed.flatMap(({ id }) => updateAssessment(randomAssessment(random, id, anyTime()))));
  await run([
    "delete from assessments where id % 17 = 0",
    "update assessments set lost_note = 'Note ' || id where lead_status = 'Lost' and id % 3 > 0",
  ]);
  await completedLead();
  await project();
}

async function upgrade(): Promise<void> {
  const { results } = await env.DB.prepare(SCHEMA_OBJECTS).all<SchemaObject>();
  await run(sqlStatements(laterMigration(results)));
}

/** Every row of every table of ours but those that the search keeps for itself. */
async function everything(): Promise<Map<string, Record<string, unknown>[]>> {
  const tables = await rows("select name from sqlite_master where type = 'table'");
  const own = tables
    .map(({ name }) => String(name))
    .filter((name) => !/^(?:_cf|sqlite_|(?:assessment|mail)_search_)/.test(name));
  return new Map(
    await Promise.all(own.map(async (name) => [name, await rows(`select * from "${name}"`)] as const)),
  );
}

async function expectFigures(): Promise<void> {
  const {
    trend,
    trendStep: _step,
    campaigns: _campaigns,
    change: _change,
    cohort: _cohort,
    ...figures
  } = await readAnalytics(openDb(env.DB, "first-primary").db, "all", "UTC", Date.now());
  const { campaigns: _plain, cohort: _none, ...plain } = plainFigures(await leads());
  expect(figures).toEqual(plain);
  expect(trend.reduce((all, { total }) => all + total, 0)).toBe(plain.types.total);
}

beforeEach(fill);

it("loses nothing: each row is as it was, but for what the migration is about", async () => {
  const before = await everything();
  await upgrade();
  await project();
  const after = await everything();
  for (const [table, was] of before) {
    const is = after.get(table) ?? [];
    if (["lead_marks", "fold_state", "figure_state", "days_due", "lead_days"].includes(table)) {
      // What follows is drawn anew, and comes out the same.
    } else if (table === "assessments") {
      const stored = ({ board_score: _score, ...row }: Record<string, unknown>) => row;
      expect(is.map(stored)).toEqual(was.map(stored));
    } else {
      expect([table, is]).toEqual([table, was]);
    }
  }
  expect([...after.keys()].filter((table) => !before.has(table))).toEqual(["lost_notes"]);
});

it("moves the notes, gives every lead the new rule, and counts anew", async () => {
  const before = new Map((await leads()).map((lead) => [lead.id, lead]));
  await upgrade();
  const after = await leads();
  const notes = await rows("select assessment_id as id, note from lost_notes order by id");
  expect(notes.length).toBeGreaterThan(20);
  expect(notes).toEqual(
    [...before.values()].flatMap(({ id, lost_note: note }) => (note === null ? [] : [{ id, note }])),
  );
  expect(after.map(({ board_score }) => board_score)).toEqual(after.map((lead) => lead.lead_score ?? 0));
  expect(after.filter(({ lead_score }) => lead_score === null).length).toBeGreaterThan(5);
  expect(after.map(({ id, clock_started_at: at }) => [id, at])).toEqual(
    after.map(({ id }) => [id, before.get(id)?.clock_started_at]),
  );
  await expectFigures();
});

it("goes on from there: figures, clocks and notes follow what is written next", async () => {
  await upgrade();
  const random = randomFrom(7);
  for (const { id } of (await leads()).filter(() => random.chance(0.4))) {
    const to = { ...randomAssessment(random, id, Date.now() - random.int(60 * DAY_MS)), id };
    await (random.chance(0.2)
      ? env.DB.prepare("delete from assessments where id = ?").bind(id).run()
      : env.DB.batch(updateAssessment(to)));
  }
  await completedLead();
  await project();
  await expectFigures();
  const [lead] = (await leads()).filter(
    (one) => one.clock_started_at !== null && one.lead_status === "MQL" && one.call_status === null,
  );
  const id = lead?.id ?? 0;
  const set = async (change: string) => {
    await env.DB.prepare(`update assessments set ${change} where id = ?`).bind(id).run();
    await project();
    return (await leads()).find((one) => one.id === id);
  };
  expect((await set("lead_status = 'Lost', lost_note = 'Too dear'"))?.clock_started_at).toBeNull();
  expect(await rows("select note from lost_notes where assessment_id = ?", id)).toEqual([
    { note: "Too dear" },
  ]);
  expect((await set("lead_status = 'SQL', lost_note = null"))?.clock_started_at).not.toBeNull();
  expect(await rows("select note from lost_notes where assessment_id = ?", id)).toEqual([]);
  await expectFigures();
});
