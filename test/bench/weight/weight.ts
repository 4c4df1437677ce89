import { DatabaseSync } from "node:sqlite";
import { databaseFile, readRows } from "../../chaos/read-database.ts";
import { randomFrom } from "../../setup/random/random.ts";
import type { HttpClient } from "../http-client.ts";
import { count, table } from "../report/markdown.ts";
import { startModelServer } from "../peers/model-server.ts";
import { SIGNING_SECRET, startPeers } from "../peers/peers.ts";
import { newState, startRuntime, type BenchRuntime } from "../runtime.ts";
import type { Bench, Check, Findings, Section } from "../report/section.ts";
import { startStaff, type Staff } from "../staff.ts";
import { countCall, cronAt } from "../tally.ts";
import { staffWork, typicalLead } from "./typical-lead.ts";

/** More than fit into a few pages: what is all but empty for few would weigh on each. */
const LEADS = 1500;
const LEADS_QUICK = 300;
/** Visits under way at once. */
const LANES = 4;
const SEED = 19;

/** Contract 19: so that two million fit into one database. */
const LEAD_BYTES_MOST = 4096;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** When something falls due: reminders, the hubs' ends, and at last what is kept for 30 days. */
const TICKS_MS = [0, 12 * HOUR_MS, 37 * HOUR_MS, 49 * HOUR_MS, 8 * DAY_MS, 31 * DAY_MS];

/** Bytes of each table and index. */
type Sizes = ReadonlyMap<string, { of: string; bytes: number }>;

/** What a lead weighs in the database, by table and index. */
export const weight: Section = {
  name: "weight",
  title: "What a lead weighs",
  run: async (bench): Promise<Findings> => {
    const leads = bench.options.quick ? LEADS_QUICK : LEADS;
    const state = await newState(bench.folder, "weight");
    const empty = sizesOf(state);
    const fresh = await liveThirtyDays(bench, state, leads);
    const grown = (sizes: Sizes) =>
      new Map([...sizes].filter(([name, { bytes }]) => bytes > (empty.get(name)?.bytes ?? 0)));
    return findingsOf(grown(fresh), grown(sizesOf(state)), leads);
  },
};

/** Lets so many leads come and 31 days go by; gives the sizes of before that. */
async function liveThirtyDays({ build, say }: Bench, state: string, leads: number): Promise<Sizes> {
  const [staff, peers, model] = [await startStaff(), await startPeers(), await startModelServer()];
  const vars = { ...staff.vars, ...peers.vars, ...model.vars, SLACK_SIGNING_SECRET: SIGNING_SECRET };
  const runtime = await startRuntime(build, state, { vars });
  try {
    await peers.connectSlack(runtime.app, staff.headers);
    say(`${leads} typical leads`);
    await leadsCome(runtime.app, staff, state, leads);
    const started = Date.now();
    await cronRuns(runtime, started);
    const fresh = sizesOf(state);
    say("31 days");
    for (const tick of TICKS_MS) await cronRuns(runtime, started + tick);
    return fresh;
  } finally {
    await runtime.stop();
    await Promise.all([staff.stop(), peers.stop(), model.stop()]);
  }
}

async function leadsCome(
  app: HttpClient,
  { vars, headers }: Staff,
  state: string,
  leads: number,
): Promise<void> {
  const turns = Array.from({ length: leads }, (_, turn) => turn);
  // Made when its turn comes: a webhook's signature is good for five minutes.
  await inLanes(turns, async (turn) => {
    const visit = typicalLead(randomFrom(SEED + turn), turn, vars.BOOKING_WEBHOOK_SECRET);
    for (const call of visit) await app.send(call);
  });
  const stored = readRows<{ id: number; sessionId: string }>(
    state,
    "select id, session_id as sessionId from assessments",
  );
  const random = randomFrom(SEED);
  await inLanes(stored, async (lead) => {
    for (const call of staffWork(random, lead, headers)) await app.send(call);
  });
}

async function inLanes<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = items[Symbol.iterator]();
  const lane = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** Runs the cron at a time until it writes as little as a run does that finds nothing to do. */
async function cronRuns({ counted }: BenchRuntime, at: number): Promise<void> {
  for (let run = 0; run < 200; run++) {
    const { answer, after } = await countCall(counted, cronAt(at + run * 60_000));
    const written = [...answer, ...after].flat().reduce((sum, { rowsWritten }) => sum + rowsWritten, 0);
    if (written < 20) return;
  }
}

function sizesOf(state: string): Sizes {
  const database = new DatabaseSync(databaseFile(state), { readOnly: true });
  try {
    const rows = database
      .prepare(
        `select d.name, coalesce(m.tbl_name, d.name) as of, sum(d.pgsize) as bytes
         from dbstat d left join sqlite_schema m on m.name = d.name group by d.name`,
      )
      .all();
    return new Map(
      rows.map(({ name, of, bytes }) => [String(name), { of: String(of), bytes: Number(bytes) }]),
    );
  } finally {
    database.close();
  }
}

function findingsOf(fresh: Sizes, old: Sizes, leads: number): Findings {
  const sumOf = (sizes: Sizes) => [...sizes.values()].reduce((sum, { bytes }) => sum + bytes, 0) / leads;
  const measured = sumOf(old);
  const check: Check = {
    what: "a lead after 30 days, all channels on: bytes in the database",
    limit: count(LEAD_BYTES_MOST),
    measured: count(measured),
    ok: measured <= LEAD_BYTES_MOST,
  };
  return {
    markdown: `${count(leads)} typical leads with all channels on: an ad's touches with their click ids, a fifth by
chat, most with their hub visited, one in seven booked, a fifth with a number, a quarter worked by staff. Bytes are
whole pages, their free room included, of every table and index that has grown; the right column is after 31 days and what the
scheduled jobs do in them.

${sizesTable(fresh, old, leads)}`,
    checks: [check],
    measured: [],
  };
}

type Line = { what: string; before: number; after: number };

function sizesTable(fresh: Sizes, old: Sizes, leads: number): string {
  const names = [...new Set([...fresh.keys(), ...old.keys()])];
  const aLead = (sizes: Sizes, of: readonly string[]) =>
    of.reduce((sum, name) => sum + (sizes.get(name)?.bytes ?? 0), 0) / leads;
  const line = (what: string, of: readonly string[]): Line => ({
    what,
    before: aLead(fresh, of),
    after: aLead(old, of),
  });
  const heaviest = (one: Line, other: Line) => other.after - one.after;
  const tableOf = (name: string) => (old.get(name) ?? fresh.get(name))?.of ?? name;
  const groups = Array.from(Map.groupBy(names, tableOf), ([of, parts]) => ({
    total: line(`**${of}**`, parts),
    parts: parts.length > 1 ? parts.map((part) => line(part === of ? "rows" : part, [part])) : [],
  }));
  const lines = groups
    .toSorted((one, other) => heaviest(one.total, other.total))
    .flatMap(({ total, parts }) => [total, ...parts.toSorted(heaviest)]);
  return table(
    ["", ">bytes a lead", ">after 30 days"],
    [line("**all**", names), ...lines]
      .filter(({ before, after }) => before + after >= 1)
      .map(({ what, before, after }) => [what, count(before), count(after)]),
  );
}
