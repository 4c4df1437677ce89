import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { runDueJobs } from "../../worker/cron/run-due-jobs.ts";
import { countReads } from "../setup/database/count-reads.ts";
import { rows } from "../setup/database/rows.ts";

const SETTLED = 3000;

it("a run with nothing due reads next to nothing, however much was settled", async () => {
  const now = Date.now();
  await rows(
    `insert into outbox (dedupe_key, channel, kind, assessment_id, payload, status, created_at, due_at, sent_at)
     select value || c.channel, c.channel, c.kind, iif(value % 2, value, null), '{}', 'sent', ?1 - value, ?1, ?1 - value
     from json_each(?2) cross join (
       select 'slack' as channel, 'slack-mql' as kind union all select 'email', 'hub-mail'
       union all select 'object', 'end-chats') c`,
    now,
    JSON.stringify(Array.from({ length: SETTLED }, (_, index) => index + 1)),
  );
  await rows(
    `insert into ad_events (assessment_id, name, event_id, created_at) select id, 'Lead', id, created_at from outbox`,
  );
  await rows(`insert into changes (entity, entity_id, kind) select 'assessment', id, 'updated' from outbox`);
  const { d1, reads } = countReads(env.DB);
  // The first run of a database notes its size. What is left is a few rows a question.
  await runDueJobs({ ...env, DB: d1 }, now);
  const before = reads.rows;
  await runDueJobs({ ...env, DB: d1 }, now + 60_000);
  expect(reads.rows - before).toBeLessThanOrEqual(100);
});
