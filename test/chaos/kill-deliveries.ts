import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parseArgs } from "node:util";
import { FakeMeta } from "../fakes/meta/fake-meta.ts";
import { serveFake } from "../fakes/serve-fake.ts";
import { FakeSlack } from "../fakes/slack/fake-slack.ts";
import { fail } from "../tools/fail.ts";
import { startStack, type LocalStack } from "../tools/local-stack.ts";
import { connectSlack } from "./connect-slack.ts";
import { killRuntime } from "./kill-runtime.ts";
import { submitUntilAcknowledged } from "./submit-until-acknowledged.ts";

const { values: options } = parseArgs({
  options: {
    leads: { type: "string", default: "1000" },
    kills: { type: "string", default: "100" },
    "no-build": { type: "boolean", default: false },
  },
});
const LEADS = Number(options.leads);
const KILLS = Number(options.kills);
const AT_ONCE = 6;
/** What was interrupted waits for its lease, then for the next tick. */
const SETTLE_MS = 8 * 60_000;
const TICK_MS = 2000;

const SLACK = { clientId: "client-id", clientSecret: "client-secret" };
const META = { pixelId: "1234567890", token: "meta-token" };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const emailOf = (lead: number) => `lead-${lead}@kill.example`;

type Row = { channel: string; status: string; interrupted: number };

/** The Worker's database, read from its file. */
function readDatabase(state: string): DatabaseSync {
  const folder = path.join(state, "v3", "d1");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const file = files.find((name) => name.endsWith(".sqlite") && !name.includes("metadata"));
  if (!file) throw new Error("There is no database to read.");
  return new DatabaseSync(path.join(folder, file), { readOnly: true });
}

function rowsOf<T>(database: DatabaseSync, sql: string): T[] {
  return JSON.parse(JSON.stringify(database.prepare(sql).all()));
}

/** Ticks the cron until nothing waits any more; gives what still does at the end of the time. */
async function settle(stack: LocalStack): Promise<number> {
  const end = Date.now() + SETTLE_MS;
  for (;;) {
    await stack.tick().catch(() => {});
    const database = readDatabase(stack.state);
    const [row] = rowsOf<{ n: number }>(
      database,
      "select count(*) as n from outbox where status = 'pending'",
    );
    database.close();
    if (row?.n === 0 || Date.now() > end) return row?.n ?? -1;
    await pause(TICK_MS);
  }
}

/** How often each cause was accepted by its peer, by its kind and lead. */
function acceptances(stack: LocalStack, slack: FakeSlack, meta: FakeMeta): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const { text } of slack.messages) count(`slack ${text}`);
  for (const { event_name: name, event_id: id } of meta.accepted) count(`meta ${name} ${id}`);
  for (const file of readdirSync(stack.mailDir, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".txt")) continue;
    const hub = /\/hub\/([0-9a-f-]{36})/.exec(readFileSync(path.join(stack.mailDir, file), "utf8"))?.[1];
    if (hub) count(`mail ${hub}`);
  }
  return counts;
}

function report(rows: Row[], counts: Map<string, number>, waiting: number): boolean {
  const told = (prefix: string) => [...counts.keys()].filter((key) => key.startsWith(prefix)).length;
  const sent = (channel: string) =>
    rows.filter((row) => row.channel === channel && row.status === "sent").length;
  const extra = [...counts.values()].reduce((sum, count) => sum + count - 1, 0);
  const interrupted = rows.reduce((sum, row) => sum + row.interrupted, 0);
  console.log(`accepted by Slack           ${told("slack New lead")} of ${LEADS} leads`);
  console.log(`accepted by Meta            ${told("meta")} of ${2 * LEADS} events`);
  // The local binding writes its file after it has answered: what is killed in between has no file.
  console.log(`accepted as mail            ${sent("email")} of ${LEADS} leads, ${told("mail")} with a file`);
  console.log(`accepted more than once     ${extra}, with ${interrupted} tries cut short and counted`);
  console.log(`still waiting               ${waiting}`);
  const isWhole = told("slack New lead") === LEADS && told("meta") === 2 * LEADS && sent("email") === LEADS;
  return isWhole && rows.length === 4 * LEADS && waiting === 0 && extra <= interrupted;
}

/** Where the Worker finds its peers. The mails are the local binding's. */
function peerVars(slackUrl: string, metaUrl: string): Record<string, string> {
  return {
    SLACK_CLIENT_ID: SLACK.clientId,
    SLACK_CLIENT_SECRET: SLACK.clientSecret,
    SLACK_ORIGIN: slackUrl,
    META_PIXEL_ID: META.pixelId,
    META_CAPI_TOKEN: META.token,
    META_GRAPH_ORIGIN: metaUrl,
    EMAIL_FROM: "BPM <hello@bpm.example>",
    SENDER_POSTAL_ADDRESS: "1 Main St, Calgary",
  };
}

/** Leads come in while the runtime is killed again and again; then every cause is counted at its peer. */
async function main(): Promise<void> {
  const slack = new FakeSlack({ origin: "http://localhost", ...SLACK });
  const meta = new FakeMeta(META);
  const [slackServer, metaServer] = await Promise.all([serveFake(slack), serveFake(meta)]);
  slack.moveTo(slackServer.url);
  const stack = await startStack({
    ports: "random",
    state: "temporary",
    cron: false,
    rateLimits: false,
    build: !options["no-build"],
    vars: peerVars(slackServer.url, metaServer.url),
  });
  try {
    await connectSlack(stack.appUrl, stack.accessUrl);
    await stormOfLeads(stack);
    const waiting = await settle(stack);
    const database = readDatabase(stack.state);
    const rows = rowsOf<Row>(database, "select * from outbox");
    database.close();
    if (!report(rows, acceptances(stack, slack, meta), waiting)) process.exitCode = 1;
  } finally {
    await stack.stop();
    await Promise.all([slackServer.close(), metaServer.close()]);
  }
}

const isUp = (appUrl: string) =>
  fetch(new URL("/api/health", appUrl)).then(
    (answer) => answer.body?.cancel().then(() => answer.ok) ?? false,
    () => false,
  );

async function stormOfLeads(stack: LocalStack): Promise<void> {
  const started = Date.now();
  let next = 0;
  let acknowledged = 0;
  const visitor = async () => {
    for (let lead = next++; lead < LEADS; lead = next++) {
      await submitUntilAcknowledged(stack.appUrl, emailOf(lead), lead);
      acknowledged++;
    }
  };
  let kills = 0;
  const killer = async () => {
    for (;;) {
      if (kills >= KILLS || acknowledged >= LEADS) return;
      await pause(50 + Math.random() * 450);
      // The kills are spread over all of the leads.
      if (kills / KILLS > acknowledged / LEADS) continue;
      // One that has not come up yet is no crash of ours.
      if ((await isUp(stack.appUrl)) && killRuntime()) kills++;
    }
  };
  await Promise.all([killer(), ...Array.from({ length: AT_ONCE }, visitor)]);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${acknowledged} leads acknowledged, ${kills} kills, ${seconds} s`);
}

main().catch(fail);
