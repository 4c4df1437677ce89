import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { batchOf } from "../../worker/db/batch-of.ts";
import { allSql, openDb, runSql } from "../../worker/db/client.ts";
import { rows } from "../setup/database/rows.ts";

const db = () => openDb(env.DB, "first-primary").db;
const insert = (hash: string) =>
  runSql(db(), sql`insert into tombstones (hash, expires_at) values (${hash}, 1)`);
const count = () => allSql<{ n: number }>(db(), sql`select count(*) as n from tombstones`);

it("gives results by the names of their statements, which run as they stand", async () => {
  const found = await batchOf(db(), {
    before: count(),
    written: [insert("a"), insert("b")],
    none: [],
    after: count(),
  });
  expect(found.before).toEqual([{ n: 0 }]);
  expect(found.written.map(({ meta }) => meta.changes)).toEqual([1, 1]);
  expect(found.none).toEqual([]);
  expect(found.after).toEqual([{ n: 2 }]);
});

it("writes all or nothing", async () => {
  await expect(batchOf(db(), { first: insert("a"), again: insert("a") })).rejects.toThrow(/UNIQUE/);
  expect(await rows("select hash from tombstones")).toEqual([]);
});
