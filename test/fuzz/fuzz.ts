import { startFuzzApp, type FuzzApp } from "./fuzz-app.ts";
import { parseFuzzOptions, USAGE, type FuzzOptions } from "./fuzz-options.ts";
import { startsBlock } from "./fuzz-world.ts";
import { hostileRequest } from "./hostile-request.ts";
import { judgeAnswer, type FuzzAnswer } from "./judge-answer.ts";
import { makeSessions } from "./make-sessions.ts";
import { SAMPLE_CALLS } from "./sample-calls.ts";
import { sendRequest } from "./send-request.ts";
import { fail } from "../tools/fail.ts";
import { routesInNode } from "../tools/routes/routes-in-node.ts";
import { oneMethodEach, type WorkerRoute } from "../tools/routes/worker-route.ts";
import { stopPrograms } from "../tools/run-program.ts";
import { stopWithParent } from "../tools/start/stop-with-parent.ts";

const SHOWN = 20;
const EXCERPT = 300;

type Tally = { statuses: Map<string, number>; problems: string[]; slowestMs: number };

async function post(origin: string, path: string, body: Record<string, unknown>) {
  const answer = await fetch(new URL(path, origin), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  await answer.text();
  return answer;
}

async function sendOne(
  app: FuzzApp,
  routes: WorkerRoute[],
  options: FuzzOptions,
  index: number,
  tally: Tally,
) {
  const world = { ...app, seed: options.seed };
  const request = await hostileRequest(routes, world, index);
  const started = performance.now();
  const answer = await sendRequest(app.url, request).catch((error: unknown) => String(error));
  tally.slowestMs = Math.max(tally.slowestMs, performance.now() - started);
  const status = answer === null ? "hung up" : typeof answer === "string" ? "none" : String(answer.status);
  tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
  if (answer === null) return;
  const said = typeof answer === "string" ? [answer] : judgeAnswer(request, answer);
  for (const problem of said) {
    const body = request.body ? Buffer.from(request.body).toString("utf8", 0, EXCERPT) : "";
    const was = typeof answer === "string" ? "" : excerptOf(answer);
    const sent = `${request.method} ${request.path.slice(0, EXCERPT)}`;
    tally.problems.push([`#${index} ${request.route.name}: ${problem}`, sent, body, was].join("\n  "));
  }
  if (options.only !== null) console.log({ ...request, body: String(request.body) }, answer);
}

const excerptOf = ({ status, body }: FuzzAnswer) => `→ ${status} ${body.slice(0, EXCERPT)}`;

/** All requests, so many at once; the sessions of a block are made before its first one. */
async function sendAll(app: FuzzApp, routes: WorkerRoute[], options: FuzzOptions, tally: Tally) {
  let next = options.only ?? 0;
  const end = options.only === null ? options.requests : options.only + 1;
  let ready = Promise.resolve();
  const prepare = (index: number) => {
    ready = ready.then(() => makeSessions((path, body) => post(app.url, path, body), options.seed, index));
    return ready;
  };
  if (options.only !== null) await prepare(next);
  const client = async () => {
    for (let index = next++; index < end; index = next++) {
      if (startsBlock(index)) void prepare(index);
      await ready;
      await sendOne(app, routes, options, index, tally);
    }
  };
  await Promise.all(Array.from({ length: options.concurrency }, client));
}

function report(options: FuzzOptions, routes: WorkerRoute[], tally: Tally, seconds: number): boolean {
  const statuses = [...tally.statuses].toSorted(([a], [b]) => a.localeCompare(b));
  const sent = statuses.reduce((sum, [, count]) => sum + count, 0);
  for (const problem of tally.problems.slice(0, SHOWN)) console.error(problem);
  console.log(`requests   ${sent} over ${routes.length} routes in ${seconds.toFixed(0)} s`);
  console.log(`answers    ${statuses.map(([status, count]) => `${status}: ${count}`).join(", ")}`);
  console.log(`slowest    ${tally.slowestMs.toFixed(0)} ms`);
  console.log(`problems   ${tally.problems.length}`);
  console.log(`again      npm run fuzz -- --seed ${options.seed} --requests ${options.requests}`);
  return tally.problems.length === 0 && sent > 0;
}

function requireKnownSamples(routes: WorkerRoute[]): void {
  const names = new Set(routes.map(({ name }) => name));
  const gone = Object.keys(SAMPLE_CALLS).filter((name) => !names.has(name));
  if (gone.length > 0) throw new Error(`The router has no ${gone.join(", ")}.`);
}

/** Thousands of hostile requests against the built Worker in workerd; each answer is judged. */
async function main(): Promise<void> {
  if (process.argv.includes("--help")) return console.log(USAGE);
  const options = parseFuzzOptions(process.argv.slice(2));
  const routes = oneMethodEach(await routesInNode());
  requireKnownSamples(routes);
  console.log(`seed       ${options.seed}`);
  const tally: Tally = { statuses: new Map(), problems: [], slowestMs: 0 };
  const app = await startFuzzApp(options.build, ({ level, message }) => {
    if (level === "error" || level === "warn") tally.problems.push(`the Worker's console: ${message}`);
  });
  stopWithParent(async () => {
    stopPrograms();
    await app.stop();
  });
  const started = performance.now();
  await sendAll(app, routes, options, tally).finally(app.stop);
  const ok = report(options, routes, tally, (performance.now() - started) / 1000);
  process.exit(ok ? 0 : 1);
}

main().catch(fail);
