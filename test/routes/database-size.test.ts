import { DATABASE_BYTES_MAX, dayOf, type DatabaseRoom } from "#domain/settings/database-size";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { onceADay } from "../../worker/cron/run-due-jobs.ts";
import { openDb } from "../../worker/db/client.ts";
import { api } from "../setup/api.ts";
import { rows } from "../setup/database/rows.ts";
import { staffJson } from "../setup/staff-api.ts";

const DAY_MS = 86_400_000;
const TODAY = dayOf(Date.now());

const gauge = () => staffJson<DatabaseRoom>("/api/database");

describe("the size of the database", () => {
  it("is what it takes now, which grows with what is stored and shrinks with what is deleted", async () => {
    const empty = (await gauge()).bytes;
    await rows(
      "insert into tombstones (hash, expires_at) select printf('%064d', value), 1 from json_each(?)",
      JSON.stringify(Array.from({ length: 20_000 }, (_, index) => index)),
    );
    const full = (await gauge()).bytes;
    expect(full).toBeGreaterThan(empty + 20_000 * 64);
    await rows("delete from tombstones");
    expect((await gauge()).bytes).toBeLessThan(empty + 20_000);
  });

  it("is kept once a day for 30 days, whatever the number of ticks", async () => {
    const start = TODAY * DAY_MS;
    expect(await onceADay(openDb(env.DB, "first-primary").db, start)).toBe(1);
    const [first] = await rows("select * from database_sizes");
    expect(first).toEqual({ day: TODAY, bytes: (await gauge()).bytes });
    await rows("insert into tombstones (hash, expires_at) values (printf('%09999d', 1), 1)");
    expect(await onceADay(openDb(env.DB, "first-primary").db, start + DAY_MS - 1)).toBe(0);
    expect(await rows("select * from database_sizes")).toEqual([first]);
    for (let day = 1; day <= 40; day++)
      await onceADay(openDb(env.DB, "first-primary").db, start + day * DAY_MS);
    const kept = await rows("select count(*) as n, min(day) as oldest from database_sizes");
    expect(kept).toEqual([{ n: 31, oldest: TODAY + 10 }]);
  });

  it("tells the day on which it will be full, by the oldest size of the last 30 days", async () => {
    const { bytes } = await gauge();
    expect(await gauge()).toMatchObject({ bytesADay: null, fullAt: null });
    await rows(
      "insert into database_sizes (day, bytes) values (?, 5), (?, ?), (?, 7)",
      TODAY - 31,
      TODAY - 20,
      bytes - 20 * 10_000_000,
      TODAY - 1,
    );
    const { bytesADay, fullAt } = await gauge();
    expect(bytesADay).toBe(10_000_000);
    const days = Math.floor((DATABASE_BYTES_MAX - bytes) / 10_000_000);
    expect(dayOf(Date.parse(fullAt ?? ""))).toBe(TODAY + days);
  });

  it("is told to staff alone", async () => {
    expect((await api("/api/database")).status).toBe(401);
  });
});
