import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, inject, it } from "vitest";
import { rows } from "../setup/database/rows.ts";

/** What stands in the database, but for the times at which it was written. */
async function everything() {
  const objects = await rows(
    "select type, name, tbl_name, sql from sqlite_master where name not glob '_cf*' order by type, name",
  );
  const tables = objects.filter(({ type, name }) => type === "table" && !/_search/.test(String(name)));
  const filled = await Promise.all(
    tables.map(async ({ name }) => {
      const all = await rows(`select * from "${String(name)}" order by 1`);
      const untimed = all.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([column]) => !column.endsWith("_at"))),
      );
      return [name, untimed];
    }),
  );
  return { objects, filled };
}

it("is, before each test, what the migrations make of an empty database", async () => {
  const started = await everything();
  expect(started.objects.length).toBeGreaterThan(100);
  await reset();
  await env.DB.batch(inject("migrations").map((sql) => env.DB.prepare(sql)));
  expect(await everything()).toEqual(started);
});
