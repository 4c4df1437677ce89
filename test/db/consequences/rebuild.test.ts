import { FIGURE_NAMES } from "#domain/consequences/figures";
import { shareOfText } from "#domain/consequences/share-text";
import { sumShares } from "#domain/consequences/sum-shares";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { rebuildFigures } from "../../../worker/cron/rebuild-figures.ts";
import { openBudget } from "../../../worker/db/budget.ts";
import { openDb } from "../../../worker/db/client.ts";
import { addFigures } from "../../../worker/db/consequences/add-figures.ts";
import { deleteOldCells } from "../../../worker/db/consequences/delete-old-cells.ts";
import { beginRebuild, readRebuild, rebuildPiece } from "../../../worker/db/consequences/rebuild-figures.ts";
import { snakeCase } from "../../../worker/db/snake-case.ts";
import { fold } from "../../setup/figures/fold.ts";
import { heldBack } from "../../setup/database/held-back.ts";
import { halfFold, randomLeads, START } from "../../setup/random/random-acts.ts";
import { insertAssessments, randomAssessment } from "../../setup/random/random-assessments.ts";
import { randomFrom, type Random } from "../../setup/random/random.ts";
import { expectRollUps, storedRollUps } from "../../setup/figures/roll-ups.ts";
import { rows } from "../../setup/database/rows.ts";

const NOW = START + 1000;
const BY_ADA = { who: "ada@example.com", now: START, expected: null };
const TABLES = FIGURE_NAMES.map((figure) => snakeCase(figure));
/** Of a generation that nothing else uses, for a count over what is kept of the leads. */
const PLAIN = 99;

const db = () => openDb(env.DB, "first-primary").db;
const piece = (most = 5) => rebuildPiece(db(), NOW, most);
const begin = () => beginRebuild(db(), BY_ADA);

async function state() {
  const [row] = await rows("select generation, rebuilding, rebuilt_to from fold_state");
  if (!row) throw new Error("There is no state.");
  return { generation: Number(row["generation"]), rebuilding: row["rebuilding"], to: row["rebuilt_to"] };
}

/** What a roll-up counts; emptied cells may stay. */
async function cellsOf(generation: number) {
  const all = TABLES.map(async (table) => {
    const cells = await rows(`select * from ${table}_cells where generation = ? and total <> 0`, generation);
    return [table, cells.map(({ generation: _generation, ...cell }) => cellText(cell)).toSorted()] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}

/** The bars of a histogram are in any order. */
function cellText({ minutes, lived_minutes, ...cell }: Record<string, string | number | null>): string {
  const bars = [minutes, lived_minutes].map((text) => Object.entries(JSON.parse(String(text ?? "{}"))));
  return JSON.stringify([cell, ...bars.map((histogram) => histogram.toSorted())]);
}

/** The cells as they come to from what is kept of each lead. */
async function plainCells() {
  const shares = await rows("select share from lead_folded");
  const changes = shares.map(({ share }) => ({ before: null, after: shareOfText(String(share)) }));
  for (const statement of addFigures(db(), PLAIN, sumShares(changes))) await statement;
  const cells = await cellsOf(PLAIN);
  await deleteGeneration(PLAIN);
  return cells;
}

async function deleteGeneration(generation: number): Promise<void> {
  for (const table of TABLES) await rows(`delete from ${table}_cells where generation = ?`, generation);
}

/** Makes some of the cells that are read wrong, takes some away, and makes one up. */
async function corrupt(random: Random): Promise<void> {
  const { generation } = await state();
  for (const table of TABLES) {
    await rows(
      `update ${table}_cells set total = total + ? where generation = ? and random() % 2 = 0`,
      1000 + random.int(9),
      generation,
    );
    await rows(`delete from ${table}_cells where generation = ? and random() % 4 = 0`, generation);
  }
  await rows(
    `insert or replace into lost_stats_cells values (?, 'a', 0, 'nobody ever said', 7, 7)`,
    generation,
  );
}

/** Some leads, all of them in the figures, which are wrong then. */
async function wrongFigures(random: Random) {
  const leads = randomLeads(random);
  for (let acts = 0; acts < 60; acts++) await leads.act();
  // Some of them became SQL.
  await rows(
    `insert into status_history (assessment_id, from_status, to_status, changed_at, changed_by)
    select id, 'MQL', 'SQL', created_at, 'ada@example.com' from assessments where id % 2 = 0`,
  );
  await rows("update assessments set suspect = 0");
  await fold();
  await corrupt(random);
  return leads;
}

describe("a rebuild of the figures", () => {
  it("shows the old ones until all leads are summed, and then the right ones", async () => {
    const leads = await wrongFigures(randomFrom(1));
    const wrong = await storedRollUps();
    await begin();
    for (let steps = 0; steps < 3; steps++) expect(await piece()).toBe(5);
    expect(await storedRollUps()).toEqual(wrong);
    const { percent } = await readRebuild(db());
    expect(percent).toBeGreaterThan(10);
    while ((await piece()) > 0) expect(await storedRollUps()).toEqual(wrong);
    expect(await state()).toEqual({ generation: 2, rebuilding: null, to: 0 });
    expect(await readRebuild(db())).toEqual({ percent: null, doneAt: new Date(NOW).toISOString() });
    await expectRollUps(await leads.stored());
    expect(await cellsOf(2)).toEqual(await plainCells());
    expect((await cellsOf(2))["cohort_stats"]?.length).toBeGreaterThan(4);
  });

  it("comes out right whatever folds, goes or is cut off between its steps", async () => {
    const random = randomFrom(20_261_125);
    const leads = await wrongFigures(random);
    const folds: (() => Promise<boolean>)[] = [];
    const pieces: (() => Promise<number>)[] = [];
    let [late, lost, again, done] = [0, 0, 0, 0];
    for (let steps = 0; steps < 600; steps++) {
      const { generation, rebuilding, to } = await state();
      if (rebuilding === null) {
        await fold();
        if (generation > 1) {
          expect(await cellsOf(generation)).toEqual(await plainCells());
          await expectRollUps(await leads.stored());
          done++;
        }
        await corrupt(random);
        await begin();
      } else if (random.chance(0.01)) {
        again++;
        await begin();
        expect(await state()).toEqual({ generation, rebuilding: Number(rebuilding) + 1, to: 0 });
      } else await leads.act();
      if (random.chance(0.3)) folds.push(await halfFold());
      if (random.chance(0.3) && (await folds.shift()?.()) === false) late++;
      if (random.chance(0.3)) pieces.push(await halfPiece());
      const before = (await state()).to;
      const half = random.chance(0.5) ? pieces.shift() : undefined;
      if (half && (await half()) > 0 && (await state()).to === before && to === before) lost++;
      // What never goes on is as of a Worker that died before it wrote.
      if (random.chance(0.05)) folds.splice(0);
      if (random.chance(0.05)) pieces.splice(0);
      if (random.chance(0.2)) await piece(1 + random.int(9));
      if (random.chance(0.1)) await deleteOldCells(db());
    }
    expect([late > 20, lost > 10, again > 1, done > 3]).toEqual([true, true, true, true]);
  }, 120_000);
});

/** A piece that has read what it is about to add; something can come before it writes. */
async function halfPiece(): Promise<() => Promise<number>> {
  const { held, isRead, letGo } = heldBack(env.DB);
  const done = rebuildPiece(openDb(held, "first-primary").db, NOW, 5);
  await isRead;
  return () => {
    letGo();
    return done;
  };
}

describe("the cells that nobody reads any longer", () => {
  it("go in pieces, with what was left behind by a rebuild that was begun again", async () => {
    await wrongFigures(randomFrom(2));
    await begin();
    await piece();
    await begin();
    expect(await deleteOldCells(db())).toBe(0);
    while ((await piece()) > 0);
    expect(Object.values(await cellsOf(2)).flat().length).toBeGreaterThan(10);
    while ((await deleteOldCells(db())) > 0);
    const left = TABLES.map((table) => rows(`select distinct generation from ${table}_cells`));
    expect(await Promise.all(left)).toEqual(TABLES.map(() => [{ generation: 3 }]));
    expect(await cellsOf(3)).toEqual(await plainCells());
  });
});

it("is gone on with by the cron, and finished in one run if there is little", async () => {
  const leads = await wrongFigures(randomFrom(3));
  const run = () => rebuildFigures(env, NOW, openBudget(env.DB));
  expect(await run()).toBe(0);
  await begin();
  expect(await run()).toBeGreaterThan(25);
  await expectRollUps(await leads.stored());
  expect(await cellsOf(1)).toEqual(Object.fromEntries(TABLES.map((table) => [table, []])));
});

it("sums up a site without leads", async () => {
  await begin();
  expect([await piece(), await readRebuild(db())]).toEqual([
    0,
    { percent: null, doneAt: new Date(NOW).toISOString() },
  ]);
});

it("keeps nothing of a lead that is erased after it was summed", async () => {
  const lead = { ...randomAssessment(randomFrom(4), 1, START), suspect: 0 as const, campaign: "Ada's own" };
  await env.DB.batch(insertAssessments([lead]));
  await fold();
  await begin();
  await piece();
  await rows("delete from assessments");
  await fold();
  expect(await rows("select * from campaign_stats_cells")).toEqual([]);
  expect(await cellsOf(2)).toEqual(Object.fromEntries(TABLES.map((table) => [table, []])));
});

it.each(TABLES)("%s are read by their key, of one generation", async (table) => {
  const [key] = await rows(`select name from pragma_table_info('${table}_cells') where pk = 2`);
  const first = String(key?.["name"]);
  const plan = await rows(`explain query plan select * from ${table} where ${first} = 'a'`);
  expect(plan.map(({ detail }) => detail)).toEqual([
    expect.stringContaining(`SEARCH ${table}_cells USING PRIMARY KEY (generation=? AND ${first}=?`),
    expect.stringContaining("SCALAR SUBQUERY"),
    "SCAN fold_state",
  ]);
});
