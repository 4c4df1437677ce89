import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { sweepOutbox } from "../../worker/cron/sweep-outbox.ts";
import { metaPeer, META_VARS } from "../setup/delivery/peers.ts";
import { rows } from "../setup/database/rows.ts";

const ORIGIN = "https://bpm.example";
const DAY_MS = 24 * 3_600_000;
const ENV = { ...env, ...META_VARS, APP_ORIGIN: ORIGIN };

/** So many leads that agreed, each with one event that waits for Meta. */
async function leads(count: number) {
  const now = Date.now();
  const numbers = "with recursive n (n) as (values (1) union all select n + 1 from n where n < ?)";
  await rows(
    `insert into assessments (id, session_id, assessment_type, created_at, updated_at, email)
     ${numbers} select n, 'session-' || n, 'quiz', ?, ?, 'lead-' || n || '@a.example' from n`,
    count,
    now,
    now,
  );
  await rows(
    `insert into lead_visits (lead_id, begun_at, ad_consent, country, user_agent)
     select id, created_at, 1, 'US', 'Browser' from assessments`,
  );
  await rows(
    `insert into ad_events (assessment_id, name, event_id, created_at)
     ${numbers} select n, 'Lead', 'event-' || n, ? from n`,
    count,
    now,
  );
  await rows(
    `insert into outbox (id, dedupe_key, channel, kind, assessment_id, payload, created_at, due_at)
     ${numbers} select n, 'ad-event:' || n, 'meta', 'ad-event', n, '{"name":"Lead","source":"","byDefault":true}', ?, ?
     from n`,
    count,
    now,
    now,
  );
}

const statuses = () =>
  rows("select status, last_error as error, count(*) as n from outbox group by 1, 2 order by 1, 2");

describe("events for Meta", () => {
  it("go out a thousand a call, each once", async () => {
    const meta = metaPeer();
    await leads(2300);
    expect(await sweepOutbox(ENV, Date.now())).toBe(2300);
    expect(meta.sizes).toEqual([1000, 1000, 300]);
    expect(new Set(meta.accepted.map(({ event_id }) => event_id)).size).toBe(2300);
    expect(await statuses()).toEqual([{ status: "sent", error: null, n: 2300 }]);
  });

  it("leave out what is too old, erased, suspect, without consent or gone, and the others arrive", async () => {
    const meta = metaPeer();
    await leads(10);
    await rows("update ad_events set created_at = ? where assessment_id = 1", Date.now() - 7 * DAY_MS);
    await rows("delete from assessments where id = 2");
    await rows("update lead_visits set ad_consent = 0 where lead_id = 3");
    await rows("update assessments set suspect = 1 where id = 4");
    await rows("delete from ad_events where assessment_id = 5");
    await sweepOutbox(ENV, Date.now());
    expect(meta.sizes).toEqual([5]);
    expect(await statuses()).toEqual([
      { status: "cancelled", error: "erased", n: 1 },
      { status: "cancelled", error: "no_consent", n: 1 },
      { status: "cancelled", error: "no_event", n: 1 },
      { status: "cancelled", error: "suspect", n: 1 },
      { status: "cancelled", error: "too_old", n: 1 },
      { status: "sent", error: null, n: 5 },
    ]);
  });

  it("leave out a row whose payload does not fit, and the others arrive in the same call", async () => {
    const meta = metaPeer();
    await leads(3);
    await rows(`update outbox set payload = '{"name":"Lead"}' where id = 2`);
    await sweepOutbox(ENV, Date.now());
    expect(meta.sizes).toEqual([2]);
    expect(await statuses()).toEqual([
      { status: "dead", error: "unfit_payload", n: 1 },
      { status: "sent", error: null, n: 2 },
    ]);
  });

  it.each([[1], [500], [777], [1000]])("with a bad one, the %ith, all arrive but that", async (bad) => {
    const meta = metaPeer();
    meta.refuses = ({ event_id }) => event_id === `event-${bad}`;
    await leads(1000);
    await sweepOutbox(ENV, Date.now());
    expect(meta.counted).toHaveLength(999);
    expect(meta.accepted).toHaveLength(999);
    expect(await rows("select id, last_error from outbox where status = 'dead'")).toEqual([
      { id: bad, last_error: "meta_100_2804050" },
    ]);
    expect(meta.sizes.length).toBeLessThanOrEqual(22);
  });

  it("with many bad ones come to an end over some runs", async () => {
    const meta = metaPeer();
    meta.refuses = ({ event_id }) => Number(event_id.slice(6)) % 20 === 0;
    await leads(400);
    for (let run = 0; run < 8; run++) await sweepOutbox(ENV, Date.now() + run * 60_000);
    expect(meta.accepted).toHaveLength(380);
    expect(await statuses()).toEqual([
      { status: "dead", error: "meta_100_2804050", n: 20 },
      { status: "sent", error: null, n: 380 },
    ]);
  });

  it("withdrawn between the halves are not told of", async () => {
    const meta = metaPeer();
    await leads(4);
    const withdraw = async () => {
      await rows("update lead_visits set ad_consent = 0 where lead_id = 2");
      await rows("update outbox set status = 'cancelled', last_error = 'withdrawn' where id = 2");
      return Response.json({ error: { code: 100 } }, { status: 400 });
    };
    meta.faults = [{ name: "refuses, and somebody withdraws", answer: withdraw }];
    await sweepOutbox(ENV, Date.now());
    expect(meta.accepted.map(({ event_id }) => event_id)).toEqual(["event-1", "event-3", "event-4"]);
  });

  it("that cannot be told from a bad token pause the channel, all of them kept", async () => {
    const meta = metaPeer();
    meta.faults = [
      { name: "190", answer: async () => Response.json({ error: { code: 190 } }, { status: 400 }) },
    ];
    await leads(1500);
    await sweepOutbox(ENV, Date.now());
    expect(meta.urls).toHaveLength(1);
    expect(await rows("select channel, reason from channel_pauses")).toEqual([
      { channel: "meta", reason: "meta_190" },
    ]);
    expect(await rows("select distinct status from outbox")).toEqual([{ status: "pending" }]);
  });
});
