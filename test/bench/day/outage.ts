import { DatabaseSync } from "node:sqlite";
import { databaseFile, readNumber } from "../../chaos/read-database.ts";
import { count, table } from "../report/markdown.ts";
import { PEER_MS } from "../peers/peer-ms.ts";
import { startPeers, type Peers } from "../peers/peers.ts";
import { newState, startRuntime, type BenchRuntime } from "../runtime.ts";
import type { Bench, Check } from "../report/section.ts";
import { startStaff, type Staff } from "../staff.ts";
import { countCall, CRON, rowsWritten } from "../tally.ts";
import { submitCall } from "../public/visitor-calls.ts";
import { PEAK_SHARE } from "./one-writer.ts";
import { LEADS_A_DAY, VISITS } from "./visits.ts";

const RUNS = 2;
const RUNS_AN_HOUR = 60;
/** More than the runs can send. */
const WAITING = { leads: 2500, events: 60_000 };
/** Those that a completion and a booked call send. */
const EVENTS_OF_LEAD = 3;

type Waiting = { what: string; aDay: number; sent: string; isOurs: boolean };

const eventsADay = VISITS.reduce((sum, { aDay, acts }) => sum + aDay * (acts.event ?? 0), 0);

/** What waits after an hour without a peer, in the words of the outbox. */
const CHANNELS: readonly Waiting[] = [
  { what: "mail", aDay: LEADS_A_DAY, sent: "channel = 'email'", isOurs: true },
  { what: "Meta", aDay: eventsADay + EVENTS_OF_LEAD * LEADS_A_DAY, sent: "channel = 'meta'", isOurs: true },
  { what: "Slack", aDay: LEADS_A_DAY, sent: "channel = 'slack'", isOurs: false },
];

/** How long the peak hour's messages take to go out if nobody took them in that hour. */
export async function outage(bench: Bench): Promise<{ markdown: string; checks: Check[] }> {
  bench.say("an hour without peers, and what goes out after it");
  const [staff, peers] = [await startStaff(), await startPeers({ asReal: true })];
  try {
    const state = await newState(bench.folder, "day-outage");
    const vars = { ...staff.vars, ...peers.vars };
    await firstLead(await startRuntime(bench.build, state, { vars, mail: "slow" }), staff, peers);
    fill(state);
    const known = { ...vars, APP_ORIGIN: "https://bench.example" };
    const runtime = await startRuntime(bench.build, state, { vars: known, mail: "slow" });
    return findingsOf(await cronRuns(runtime, state));
  } finally {
    await Promise.all([staff.stop(), peers.stop()]);
  }
}

/** Connects Slack and lets one lead come, of which the others are copies. */
async function firstLead(runtime: BenchRuntime, { headers }: Staff, peers: Peers): Promise<void> {
  try {
    await peers.connectSlack(runtime.app, headers);
    const call = submitCall(crypto.randomUUID(), { emailConsent: true, adConsent: true });
    await countCall(runtime.counted, call);
  } finally {
    await runtime.stop();
  }
}

function fill(state: string): void {
  const database = new DatabaseSync(databaseFile(state));
  try {
    const columns = `assessment_type, created_at, updated_at, completed_at, name, answers, offer_tier, score,
      lead_score, email_consent, hub_expires_at`;
    const many = "with recursive n (n) as (values (1) union all select n + 1 from n where n < ?)";
    database
      .prepare(
        `insert into assessments (session_id, email, ${columns})
         ${many} select 'copy-' || n, 'lead' || n || '@example.com', ${columns} from assessments, n where id = 1`,
      )
      .run(WAITING.leads);
    database.exec(`insert into lead_visits (lead_id, begun_at, ad_consent, country)
      select a.id, begun_at, ad_consent, country from lead_visits, assessments a where lead_id = 1 and a.id > 1`);
    const queue =
      "insert into outbox (dedupe_key, channel, kind, assessment_id, payload, created_at, due_at)";
    for (const [channel, kind] of [
      ["email", "hub-mail"],
      ["slack", "slack-mql"],
    ] as const)
      database
        .prepare(
          `${queue} select ?2 || ':' || id || ':1', ?1, ?2, id, '{}', ?3, ?3 from assessments where id > 1`,
        )
        .run(channel, kind, Date.now());
    database
      .prepare(
        `${queue} ${many} select 'again:' || n || ':' || o.id, o.channel, o.kind, o.assessment_id, o.payload, ?2, ?2
         from outbox o, n where o.kind = 'ad-event' and o.assessment_id = 1 and o.payload ->> 'name' = 'Lead'`,
      )
      .run(WAITING.events, Date.now());
  } finally {
    database.close();
  }
}

type Run = { sent: Map<string, number>; queries: number; writes: number };

async function cronRuns({ counted, stop }: BenchRuntime, state: string): Promise<Run[]> {
  const left = (where: string) =>
    readNumber(state, `select count(*) from outbox where status = 'pending' and ${where}`);
  const runs: Run[] = [];
  try {
    for (let run = 0; run < RUNS; run++) {
      const before = CHANNELS.map(({ sent }) => left(sent));
      const { answer, after } = await countCall(counted, CRON);
      const trips = [...answer, ...after];
      const sent = new Map(
        CHANNELS.map(({ what, sent: where }, index) => [what, (before[index] ?? 0) - left(where)]),
      );
      const writes = trips.filter((trip) => rowsWritten([trip]) > 0).length;
      runs.push({ sent, queries: trips.flat().length, writes });
    }
    return runs;
  } finally {
    await stop();
  }
}

function findingsOf(runs: readonly Run[]): { markdown: string; checks: Check[] } {
  const drained = CHANNELS.map(({ what, aDay, isOurs }) => {
    const aRun = runs.reduce((sum, { sent }) => sum + (sent.get(what) ?? 0), 0) / runs.length;
    const waiting = aDay * PEAK_SHARE;
    return { what, isOurs, aRun, waiting, needed: Math.ceil(waiting / aRun) };
  });
  const queries = Math.max(...runs.map((run) => run.queries));
  const slackHours = ((LEADS_A_DAY * PEAK_SHARE) / 3600).toFixed(1);
  const rows = drained.map(({ what, aRun, waiting, needed }) => [
    what,
    count(waiting),
    count(aRun),
    count(needed),
    (needed / 60).toFixed(1),
  ]);
  return {
    markdown: `Should nobody take a message in the peak hour, its messages wait for the runs of the cron, one a
minute. Each peer takes ${PEER_MS} ms for a call here, and Slack its one message a second; a run ends in time for the
next, after ${count(queries)} queries at most, of which D1 allows 1,000. What comes in the meantime is sent right behind
its answer.

${table(["channel", ">waiting", ">sent a run", ">runs", ">hours"], rows)}

One message a second is Slack's own limit: ${slackHours} hours at best, whatever the outbox does. What the mail service
takes a second it tells nobody; where it refuses more, that is the bound.`,
    checks: drained
      .filter(({ isOurs }) => isOurs)
      .map(({ what, needed }) => ({
        what: `an hour without peers at the peak: runs of the cron until ${what} has gone out`,
        limit: count(RUNS_AN_HOUR),
        measured: count(needed),
        ok: needed <= RUNS_AN_HOUR,
      })),
  };
}
