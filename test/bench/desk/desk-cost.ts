import { DatabaseSync } from "node:sqlite";
import { databaseFile } from "../../chaos/read-database.ts";
import type { Call } from "../http-client.ts";
import { quizJourney } from "../public/journeys.ts";
import { count, table } from "../report/markdown.ts";
import { INCLUDED, PRICES, type Usage } from "../prices.ts";
import { newState, startRuntime, type BenchRuntime } from "../runtime.ts";
import type { Bench, Check } from "../report/section.ts";
import { startStaff, type Staff } from "../staff.ts";
import { countCall, rowsRead, rowsWritten, type Tally } from "../tally.ts";
import { dollars, METERS, NAMES, perMillion } from "../usage.ts";
import { submitCall } from "../public/visitor-calls.ts";

/** What a desk does in a month of 30 days. Assumptions, not measurements. */
type Month = { people: number; days: number; hours: number; leadsADay: number; editsADay: number };

const IDLE: Month = { people: 0, days: 0, hours: 0, leadsADay: 0, editsADay: 0 };
const BUSY: Month = { people: 20, days: 22, hours: 8, leadsADay: 200, editsADay: 2000 };

const CRON_RUNS = 60 * 24 * 30;
/** A screen asks for a sign of life after a minute of silence, so at most as often as this. */
const SIGNS_AN_HOUR = 60;
/** Connections a person makes in a day: a laptop that sleeps, a page that is loaded again. */
const VISITS_A_DAY = 20;
/** A poke that finds sockets reads and then gathers for 100 ms; one that finds none ends at once. */
const GATHERING_S = 0.15;
const POKE_S = 0.005;
const GIGABYTES = 0.128;
/** Incoming messages of a socket are charged as a twentieth of a request. */
const MESSAGES_A_REQUEST = 20;

const SOURCE = "https://developers.cloudflare.com/durable-objects/platform/pricing";

/** What the changes add to a submit, and what the desk costs in a month without anybody and in a busy one. */
export async function deskCost(bench: Bench): Promise<{ markdown: string; checks: Check[] }> {
  const staff = await startStaff();
  try {
    bench.say("a submit with changes and without");
    const told = await countOn(bench, staff, "desk-told", () => {});
    const untold = await countOn(bench, staff, "desk-untold", dropTriggers);
    return {
      markdown: `${submitMarkdown(told, untold)}\n\n${monthMarkdown(told, untold)}`,
      checks: [
        {
          what: "desk: round trips of a submit that is told of",
          limit: "2",
          measured: count(told.submit.answer.length),
          ok: told.submit.answer.length === 2,
        },
      ],
    };
  } finally {
    await staff.stop();
  }
}

type Counted = { submit: Tally; news: Tally };

async function countOn(
  bench: Bench,
  { vars, headers }: Staff,
  name: string,
  prepare: (database: DatabaseSync) => void,
): Promise<Counted> {
  const state = await newState(bench.folder, name);
  const database = new DatabaseSync(databaseFile(state));
  prepare(database);
  database.close();
  const runtime = await startRuntime(bench.build, state, { vars });
  try {
    const submit = await countCall(runtime.counted, submitCall(crypto.randomUUID()));
    const news = await countCall(runtime.counted, await newsCall(runtime, headers));
    return { submit, news };
  } finally {
    await runtime.stop();
  }
}

function dropTriggers(database: DatabaseSync): void {
  const triggers = database.prepare("select name from sqlite_master where type = 'trigger' and name like ?");
  for (const { name } of triggers.all("%_changes_%")) database.exec(`drop trigger ${String(name)}`);
}

/** Asks for the news of one lead: what the desk reads at a poke. */
async function newsCall({ app }: BenchRuntime, headers: Record<string, string>): Promise<Call> {
  const list = await app.send({ method: "GET", path: "/api/assessments", headers });
  await app.send(submitCall(crypto.randomUUID()));
  return { method: "GET", path: `/api/changes?after=${list.headers.get("x-desk-cursor")}`, headers };
}

function submitMarkdown({ submit: told }: Counted, { submit: untold }: Counted): string {
  const row = (name: string, { answer, after }: Tally) => [
    name,
    count(answer.length),
    count(rowsRead([...answer, ...after])),
    count(rowsWritten([...answer, ...after])),
  ];
  return `What the changes add to a submit, beside the same without their triggers:

${table(["submit", ">round trips", ">rows read", ">written"], [row("as it is", told), row("without", untold)])}`;
}

function monthMarkdown({ news, submit: told }: Counted, { submit: untold }: Counted): string {
  const read = rowsRead(news.answer);
  // What is written is deleted a day later.
  const written = rowsWritten(told.answer) - rowsWritten(untold.answer) + 1;
  const months = [IDLE, BUSY].map((month) => usageOf(month, { read, written }));
  const rows = METERS.filter((meter) => months.some((usage) => usage[meter] > 0)).map((meter) => [
    NAMES[meter],
    perMillion(meter),
    ...months.flatMap((usage) => [count(usage[meter]), dollars(usage[meter] * PRICES[meter])]),
    count(INCLUDED[meter]),
  ]);
  const totals = months.flatMap((usage) => {
    const sum = METERS.reduce((all, meter) => all + usage[meter] * PRICES[meter], 0);
    return ["", `**${dollars(sum)}**`];
  });
  const heads = ["a month", ">a million", ">idle: units", ">cost", ">busy: units", ">cost", ">in the plan"];
  return `A month of the desk beyond what the calls themselves cost. Idle: nobody comes, and the cron pokes every minute. Busy:
${BUSY.people} people for ${BUSY.hours} hours on ${BUSY.days} days, ${BUSY.leadsADay} leads and ${count(BUSY.editsADay)} edits a day. Rows are as measured; that a poke with sockets keeps the
object awake for ${GATHERING_S} s and one without for ${POKE_S} s is an assumption. An object with hibernating sockets is charged
while it runs and not while it waits, and a socket's incoming message as a twentieth of a request ([pricing](${SOURCE})).

${table(heads, [...rows, ["**together**", "", ...totals, ""]])}`;
}

/** Every call of a visitor that may have changed something pokes, and so does every edit. */
function usageOf(
  { people, days, hours, leadsADay, editsADay }: Month,
  a: { read: number; written: number },
): Usage {
  const pokesALead = quizJourney("").filter(({ method }) => method !== "GET").length;
  const pokes = days * (leadsADay * pokesALead + editsADay);
  const visits = people * days * VISITS_A_DAY;
  const signs = people * days * hours * SIGNS_AN_HOUR;
  const cronPokesMet = days * hours * 60;
  const met = people > 0 ? pokes + visits + cronPokesMet : 0;
  // A lead is a change when it comes, when its hub goes out and is visited, and when it books.
  const changes = days * (leadsADay * 4 + editsADay);
  return {
    requests: visits,
    cpuMs: 0,
    d1RowsRead: met * a.read,
    d1RowsWritten: changes * a.written,
    objectRequests: CRON_RUNS + pokes + visits + signs / MESSAGES_A_REQUEST,
    objectGbSeconds: ((CRON_RUNS + pokes - met) * POKE_S + (met + signs) * GATHERING_S) * GIGABYTES,
    objectRowsRead: 0,
    // The alarm for the end of a sign-in.
    objectRowsWritten: visits,
  };
}
