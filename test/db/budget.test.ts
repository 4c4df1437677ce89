import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openBudget } from "../../worker/db/budget.ts";
import { batchOf } from "../../worker/db/batch-of.ts";
import { runSql, type Db } from "../../worker/db/client.ts";
import { tombstones } from "../../worker/db/schema/people.ts";
import { countReads } from "../setup/database/count-reads.ts";
import { rows } from "../setup/database/rows.ts";

const keep = (hash: string) => sql`insert into tombstones (hash, expires_at) values (${hash}, 1)`;

const askFor = (db: Db, statements: number) =>
  batchOf(
    db,
    Object.fromEntries(Array.from({ length: statements }, (_, n) => [n, runSql(db, sql`select 1`)])),
  );

/** Asks for nothing until the budget refuses; returns how often it did not. Each refused batch is tried in halves. */
async function askAll(db: Db): Promise<number> {
  let asked = 0;
  for (let most = 512; most >= 1;) {
    try {
      await askFor(db, most);
      asked += most;
    } catch {
      most = Math.floor(most / 2);
    }
  }
  return asked;
}

describe("a run's budget of statements", () => {
  it("is 900, of which a part is kept for settling", async () => {
    const { d1, reads } = countReads(env.DB);
    const budget = openBudget(d1);
    const work = await askAll(budget.work);
    expect(work).toBe(860);
    expect(await askAll(budget.work)).toBe(0);
    expect(await askAll(budget.settling)).toBe(900 - work);
    expect(reads.queries).toBe(900);
  });

  it("counts each statement of a batch, and refuses a batch as a whole", async () => {
    const budget = openBudget(env.DB);
    const db = budget.work;
    await db.batch([runSql(db, keep("a")), runSql(db, keep("b"))]);
    expect(await askAll(budget.work)).toBe(858);
    const { settling } = budget;
    const tooMany = Array.from({ length: 41 }, (_, index) => runSql(settling, keep(`late-${index}`)));
    const [first, ...more] = tooMany;
    if (!first) throw new Error("There is no statement.");
    await expect(settling.batch([first, ...more])).rejects.toThrow("The budget of statements is spent.");
    await settling.batch([first, ...more.slice(1)]);
    expect(await rows("select count(*) as n from tombstones")).toEqual([{ n: 42 }]);
  });

  it("counts what the database runs, of queries that run alone and of batches", async () => {
    const { d1, reads } = countReads(env.DB);
    const { work } = openBudget(d1);
    await work.select().from(tombstones);
    await work.get(sql`select 1`);
    await work.all(sql`select 1`);
    await runSql(work, keep("a"));
    await batchOf(work, { one: runSql(work, keep("b")), two: work.select().from(tombstones) });
    const run = reads.queries;
    expect(run).toBe(6);
    expect(await askAll(work)).toBe(860 - run);
  });

  it("lets no work begin that it may not see through", async () => {
    const budget = openBudget(env.DB);
    const db = budget.work;
    await askFor(db, 780);
    expect(budget.mayBegin()).toBe(true);
    await db.get(sql`select 1`);
    expect(budget.mayBegin()).toBe(false);
  });
});
