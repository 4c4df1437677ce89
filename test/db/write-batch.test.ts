import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { CHANNELS } from "#domain/delivery/channels";
import { allSql, openDb, runSql, type Db } from "../../worker/db/client.ts";
import { tellChange } from "../../worker/db/delivery/changes/tell-change.ts";
import { noEffects } from "../../worker/db/effects.ts";
import { writeBatch, writeOf } from "../../worker/db/write-batch.ts";

function followed() {
  const effects = noEffects();
  return { effects, db: openDb(env.DB, "first-primary", { effects }).db };
}

const queue = (db: Db, channel: string) =>
  runSql(
    db,
    sql`insert into outbox (dedupe_key, channel, kind, payload, created_at, due_at)
      values (${crypto.randomUUID()}, ${channel}, 'slack-test', '{}', 1, 1)`,
  );

it("notes which channels have something to send, and gives the results of the statements alone", async () => {
  const { db, effects } = followed();
  const [read, written] = await writeBatch(db, [
    allSql<{ n: number }>(db, sql`select 7 as n`),
    queue(db, "slack"),
  ]);
  expect(read).toEqual([{ n: 7 }]);
  expect(written.meta.changes).toBe(1);
  expect(effects).toEqual({ isTold: false, queued: ["slack"] });
});

it("notes what staff are told, and adds it to what was noted before", async () => {
  const { db, effects } = followed();
  await writeOf(db, { queued: [queue(db, "email")], none: [] });
  expect(effects).toEqual({ isTold: false, queued: ["email"] });
  await writeOf(db, { write: queue(db, "slack"), told: tellChange(db, "content", "updated", "draft") });
  expect(effects).toEqual({ isTold: true, queued: ["email", "slack"] });
});

it("notes nothing of a write that changes nothing", async () => {
  await writeBatch(followed().db, [queue(followed().db, "slack")]);
  const { db, effects } = followed();
  await writeBatch(db, [runSql(db, sql`update outbox set attempts = 1 where id = -1`)]);
  expect(effects).toEqual(noEffects());
});

it("takes it that any channel has something once there are more messages than are looked at", async () => {
  const { db, effects } = followed();
  await writeOf(db, { queued: Array.from({ length: 9 }, () => queue(db, "slack")) });
  expect(effects).toEqual({ isTold: false, queued: CHANNELS });
});

it("looks at nothing where nobody follows", async () => {
  let most = 0;
  const onStatements = (count: number) => {
    most = Math.max(most, count);
  };
  const { db } = openDb(env.DB, "first-primary", { onStatements });
  await writeBatch(db, [queue(db, "slack")]);
  expect(most).toBe(1);
});
