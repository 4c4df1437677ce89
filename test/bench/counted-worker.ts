import { app } from "../../worker/app.ts";
import worker, { ChatSession as AppChatSession } from "../../worker/index.ts";
import { countedDatabase } from "./counted-database.ts";
import type { Tally, Trip } from "./tally.ts";

/** As much of an answer as is read: enough for a page of anything, and the start of an export. */
const READ_MAX = 256 * 1024;

export { Desk } from "../../worker/index.ts";

let onTrip: (trip: Trip) => void = () => {};
let cursors: Cost[] = [];
/** What goes on behind an answer, in the Worker and in its object. */
let waiting: unknown[] = [];

const countedEnv = (env: Env): Env => ({ ...env, DB: countedDatabase(env.DB, (trip) => onTrip(trip)) });

/** The app's object, whose queries to D1 and to its own rows are counted as well. */
export class ChatSession extends AppChatSession {
  constructor(ctx: DurableObjectState, env: Env) {
    watchMethod(ctx.storage.sql, "exec", (_, cursor) => cursors.push(cursor));
    // An alarm that is set is charged as a row.
    watchMethod(ctx.storage, "setAlarm", () => cursors.push({ rowsRead: 0, rowsWritten: 1 }));
    watchMethod(ctx, "waitUntil", ([promise]) => waiting.push(promise));
    super(ctx, countedEnv(env));
  }
}

// The runtime takes a Worker from the default export.
// oxlint-disable-next-line import/no-default-export
export default {
  /** Answers what the app's own answer cost; `/bench/…` asks for the routes and runs the cron. */
  async fetch(request, env, ctx) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/bench/routes") return Response.json(routes());
    const at = Number(searchParams.get("at"));
    const run = (context: ExecutionContext) =>
      operations[pathname]?.(env, context, at) ?? app.fetch(request, countedEnv(env), context);
    return Response.json(await tallyOf(run, ctx));
  },
} satisfies ExportedHandler<Env>;

async function tallyOf(
  run: (ctx: ExecutionContext) => Response | Promise<Response>,
  ctx: ExecutionContext,
): Promise<Tally> {
  const tally: Tally = { status: 0, answer: [], after: [], object: { rowsRead: 0, rowsWritten: 0 } };
  [cursors, waiting] = [[], []];
  onTrip = (trip) => tally.answer.push(trip);
  const answer = await run(watched(ctx));
  tally.status = answer.status;
  await readBeginning(answer);
  onTrip = (trip) => tally.after.push(trip);
  while (waiting.length > 0) await Promise.allSettled(waiting.splice(0));
  for (const { rowsRead, rowsWritten } of cursors) {
    tally.object.rowsRead += rowsRead;
    tally.object.rowsWritten += rowsWritten;
  }
  return tally;
}

/** The context of a request, with what it waits for kept. */
function watched(ctx: ExecutionContext): ExecutionContext {
  return new Proxy(ctx, {
    get(target, property) {
      if (property === "waitUntil") return (promise: Promise<unknown>) => waiting.push(promise);
      const value: unknown = Reflect.get(target, property);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

async function readBeginning(answer: Response): Promise<void> {
  if (!answer.body) return;
  const reader = answer.body.getReader();
  for (let length = 0; length < READ_MAX;) {
    const { done, value } = await reader.read();
    if (done) return;
    length += value.byteLength;
  }
  await reader.cancel();
}

const operations: Record<string, typeof runCron> = { "/bench/cron": runCron, "/bench/outdate": outdate };

/** As after a deployment of new rules, with nothing known of any lead and no day counted. */
async function outdate(env: Env): Promise<Response> {
  await env.DB.batch([
    env.DB.prepare("update figure_state set version = 0"),
    env.DB.prepare("delete from lead_folded"),
    env.DB.prepare("update fold_state set version = 0, marked_to = 0"),
  ]);
  return new Response();
}

/** Time is passed in: the Worker respects a scheduled time ahead of its clock. */
async function runCron(env: Env, _ctx: ExecutionContext, at: number): Promise<Response> {
  await worker.scheduled(
    { scheduledTime: Math.max(at, Date.now()), cron: "* * * * *", noRetry() {} },
    countedEnv(env),
  );
  return new Response();
}

type Cost = { rowsRead: number; rowsWritten: number };

const watchedPrototypes = new Set<object>();

/** Tells of each call of a method, for all objects of its kind at once. */
function watchMethod(owner: object, name: string, onCall: (args: unknown[], result: Cost) => void): void {
  const prototype: object = Object.getPrototypeOf(owner);
  const method: unknown = Reflect.get(prototype, name);
  if (watchedPrototypes.has(prototype) || typeof method !== "function") return;
  watchedPrototypes.add(prototype);
  Reflect.set(prototype, name, function (this: object, ...args: unknown[]) {
    const result = method.apply(this, args);
    onCall(args, result);
    return result;
  });
}

/** Every route of the app but what is for all methods: `GET /api/hub/:sessionId`. */
function routes(): string[] {
  const named = app.routes
    .filter(({ method }) => method !== "ALL")
    .map(({ method, path }) => `${method} ${path}`);
  return [...new Set(named)];
}
