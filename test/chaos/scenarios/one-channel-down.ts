import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { startChaosApp, type ChaosApp } from "../chaos-app.ts";
import { meanwhile } from "../meanwhile.ts";
import { databaseFile, readNumber, readRows } from "../read-database.ts";
import { exactly, told, type Chaos, type Figure, type Scenario } from "../scenario.ts";
import { leadBody, submitUntilAcknowledged } from "../submit-lead.ts";

const LONG = { waiting: 200_000, leads: 40 };
const SHORT = { waiting: 3000, leads: 4 };
const MOST_MS = 2000;
const TICK_MS = 500;
const HOUR_MS = 3_600_000;
/** Each takes as many as its time and D1's queries let it. */
const MOST_TICKS = 40;

/** Meta is down with very much waiting for it: mails and Slack messages leave as if nothing were. */
export const oneChannelDown: Scenario = {
  name: "one-channel-down",
  run: async (chaos) => {
    const wanted = chaos.short ? SHORT : LONG;
    const usual = await delaysOf(chaos, "all-up", wanted.leads, 0);
    const down = await delaysOf(chaos, "meta-down", wanted.leads, wanted.waiting);
    const middle = (delays: readonly number[]) => delays.toSorted((a, b) => a - b)[delays.length >> 1] ?? 0;
    const slowest = Math.max(...down.delays);
    return [
      told("events that wait for Meta, which answers 503", wanted.waiting),
      exactly("mails and Slack messages sent", 2 * wanted.leads, down.delays.length),
      {
        what: "slowest of them, from its cause to its arrival",
        expected: `≤ ${MOST_MS} ms`,
        measured: `${slowest} ms`,
        ok: slowest <= MOST_MS,
      },
      told("median with nothing waiting", `${middle(usual.delays)} ms`),
      told("median", `${middle(down.delays)} ms`),
      ...down.figures,
    ];
  },
};

type Measured = { delays: number[]; figures: Figure[] };

/** How long each mail and each Slack message of new leads took, in ms. */
async function delaysOf(chaos: Chaos, name: string, leads: number, waiting: number): Promise<Measured> {
  const app = await startChaosApp(chaos, name, { prepare: (state) => queueEvents(state, waiting) });
  try {
    if (waiting > 0) {
      const act = (response: { writeHead: (status: number) => { end: () => unknown } }) =>
        void response.writeHead(503).end();
      await app.peers.servers.meta.fail({ name: "503", act });
    }
    await meanwhile(submitAll(app, leads), async () => {
      await app.tick();
      await sleep(TICK_MS);
    });
    const delays = readRows<{ ms: number }>(
      app.state,
      "select sent_at - created_at as ms from outbox where channel in ('email', 'slack') and status = 'sent'",
    );
    const figures = waiting > 0 ? await whenUpAgain(app) : [];
    return { delays: delays.map(({ ms }) => ms), figures };
  } finally {
    await app.stop();
  }
}

async function submitAll(app: ChaosApp, leads: number): Promise<void> {
  for (let lead = 0; lead < leads; lead++) {
    await submitUntilAcknowledged(app.url, leadBody(lead));
    await sleep(200);
  }
  const unsent = "select count(*) from outbox where channel in ('email', 'slack') and status = 'pending'";
  const end = Date.now() + MOST_MS;
  while (readNumber(app.state, unsent) > 0 && Date.now() < end) await sleep(20);
}

/** Everything that waited arrives, a thousand a call. */
async function whenUpAgain(app: ChaosApp): Promise<Figure[]> {
  await app.peers.servers.meta.fail(null);
  const waiting = () => readNumber(app.state, "select count(*) from outbox where status = 'pending'");
  const before = waiting();
  const start = Date.now() + HOUR_MS;
  let ticks = 0;
  for (; ticks < MOST_TICKS && waiting() > 0; ticks++) await app.tick(start + ticks * HOUR_MS);
  const { sizes } = app.peers.meta;
  return [
    exactly("events still waiting once Meta is up again", 0, waiting()),
    exactly("of them not accepted exactly once", 0, before - app.peers.meta.accepted.length),
    told("ticks and calls that this took", `${ticks} and ${sizes.length}`),
  ];
}

/** One lead that agreed, with so many events of its own that are due. */
function queueEvents(state: string, count: number): void {
  if (count === 0) return;
  const database = new DatabaseSync(databaseFile(state));
  const now = Date.now();
  database.exec(`
    insert into assessments (id, session_id, assessment_type, created_at, updated_at)
      values (1, 'somebody', 'quiz', ${now}, ${now});
    insert into lead_visits (lead_id, begun_at, ad_consent, user_agent) values (1, ${now}, 1, 'Browser');
    insert into ad_events (assessment_id, name, event_id, created_at) values (1, 'Lead', 'event', ${now});
    insert into outbox (dedupe_key, channel, kind, assessment_id, payload, created_at, due_at)
      with recursive n (n) as (values (1) union all select n + 1 from n where n < ${count})
      select 'waiting:' || n, 'meta', 'ad-event', 1, '{"name":"Lead","source":"","byDefault":true}', ${now}, ${now}
      from n;`);
  database.close();
}
