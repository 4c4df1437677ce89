import type { Call, HttpClient } from "./http-client.ts";
import { chatJourney, quizJourney } from "./public/journeys.ts";
import { count, table } from "./report/markdown.ts";
import { startModelServer } from "./peers/model-server.ts";
import { SIGNING_SECRET, startPeers } from "./peers/peers.ts";
import { INCLUDED, PRICES, type Usage } from "./prices.ts";
import { cpuMs } from "./process-usage.ts";
import { newState, startRuntime, type BenchRuntime } from "./runtime.ts";
import type { Bench, Section } from "./report/section.ts";
import { startStaff } from "./staff.ts";
import { countCall, CRON, rowsRead, rowsWritten } from "./tally.ts";
import { dollars, METERS, NAMES, perMillion, priceOf } from "./usage.ts";

const LEADS = 1000;
const CRON_RUNS_A_MONTH = 60 * 24 * 30;
const CPU_JOURNEYS_MAX = 100;
const GIGABYTES_AN_OBJECT = 0.128;
/** How long a model takes to answer a message and to read it. Not measured: it is the model's own. */
const MODEL_SECONDS = 8;

/** What a lead costs on Cloudflare, from what its requests were measured to use. */
export const cost: Section = {
  name: "cost",
  title: "Cost of 1,000 leads",
  run: async (bench) => {
    const [staff, peers, model] = [await startStaff(), await startPeers(), await startModelServer()];
    const vars = { ...staff.vars, ...peers.vars, ...model.vars, SLACK_SIGNING_SECRET: SIGNING_SECRET };
    const runtime = await startRuntime(bench.build, await newState(bench.folder, "cost"), { vars });
    try {
      await peers.connectSlack(runtime.app, staff.headers);
      return { markdown: await markdownOf(bench, runtime), checks: [], measured: [] };
    } finally {
      await runtime.stop();
      await Promise.all([staff.stop(), peers.stop(), model.stop()]);
    }
  },
};

async function markdownOf(bench: Bench, runtime: BenchRuntime): Promise<string> {
  // The first run of a day has something to do.
  await countCall(runtime.counted, CRON);
  const cron = await usageOfCalls(runtime.counted, [CRON]);
  const rounds = Math.min(bench.options.rounds, CPU_JOURNEYS_MAX);
  bench.say("a lead by the quiz");
  const quiz = await usageOfJourney(runtime, quizJourney, rounds);
  bench.say("a lead by the chat");
  const chat = await usageOfJourney(runtime, chatJourney, rounds);
  const rows = METERS.map((meter) => [
    NAMES[meter],
    perMillion(meter),
    ...[quiz, chat].flatMap((usage) => [
      count(usage[meter] * LEADS),
      dollars(usage[meter] * PRICES[meter] * LEADS),
    ]),
    count(INCLUDED[meter]),
  ]);
  const totals = [quiz, chat].flatMap((usage) => ["", `**${dollars(priceOf(usage) * LEADS)}**`]);
  const heads = [
    "what",
    ">a million",
    ">quiz: units",
    ">cost",
    ">chat: units",
    ">cost",
    ">in the plan, a month",
  ];
  return `Every request of a visitor from the landing page to the click that books, with a model and all channels on, for
${count(LEADS)} leads each. CPU is all that workerd used, so it holds the work of the local database as well and is too
high. An object is counted as awake for ${MODEL_SECONDS} s a message, an assumption. The model's own price and that of
mail are not Cloudflare's per-request prices and are left out.

${table(heads, [...rows, ["**together**", "", ...totals, ""]])}

The plan itself is $5 a month, and holds ${leadsInPlan(quiz)} leads by the quiz or ${leadsInPlan(chat)} by the chat before
any of this is charged. The cron's ${count(CRON_RUNS_A_MONTH)} runs a month, with nothing to do, read ${count(cron.d1RowsRead)} rows and write
${count(cron.d1RowsWritten)} each: ${dollars((priceOf(cron) + PRICES.requests) * CRON_RUNS_A_MONTH)} a month at most.`;
}

/** What one lead uses, on average. */
async function usageOfJourney(
  { app, counted, pid }: BenchRuntime,
  journey: (sessionId: string) => Call[],
  rounds: number,
): Promise<Usage> {
  const usage = await usageOfCalls(counted, journey(crypto.randomUUID()));
  const before = cpuMs(pid);
  for (let round = 0; round < rounds; round++) {
    for (const call of journey(crypto.randomUUID())) await app.send(call);
  }
  return { ...usage, cpuMs: (cpuMs(pid) - before) / rounds };
}

async function usageOfCalls(counted: HttpClient, calls: readonly Call[]): Promise<Usage> {
  const usage: Usage = {
    requests: 0,
    cpuMs: 0,
    d1RowsRead: 0,
    d1RowsWritten: 0,
    objectRequests: 0,
    objectGbSeconds: 0,
    objectRowsRead: 0,
    objectRowsWritten: 0,
  };
  for (const call of calls) {
    const { answer, after, object } = await countCall(counted, call);
    const trips = [...answer, ...after];
    usage.requests += 1;
    usage.d1RowsRead += rowsRead(trips);
    usage.d1RowsWritten += rowsWritten(trips);
    // What goes on behind an answer pokes the desk, once.
    usage.objectRequests += (asksObject(call) ? 1 : 0) + (after.length > 0 ? 1 : 0);
    usage.objectGbSeconds += call.path === "/api/chat/message" ? MODEL_SECONDS * GIGABYTES_AN_OBJECT : 0;
    usage.objectRowsRead += object.rowsRead;
    usage.objectRowsWritten += object.rowsWritten;
  }
  return usage;
}

function asksObject({ path }: Call): boolean {
  return path.startsWith("/api/chat/") || path === "/api/assessment/complete";
}

/** How many leads fit into what the plan holds of everything. */
function leadsInPlan(usage: Usage): string {
  const leads = METERS.filter((meter) => usage[meter] > 0).map((meter) => INCLUDED[meter] / usage[meter]);
  return count(Math.floor(Math.min(...leads) / 100) * 100);
}
