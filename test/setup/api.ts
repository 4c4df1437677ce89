// The harness of the Worker's tests. Each starts with a freshly migrated database and no request running (`worker.ts`).
//
// | to                                        | take                                                              |
// | ----------------------------------------- | ----------------------------------------------------------------- |
// | call a route as a visitor                 | `api`; what runs on after the answer: `settled`                    |
// | call it as staff                          | `staffApi`, `staffJson` (`staff-api.ts`)                           |
// | have a lead                               | `completedLead` (`lead.ts`), or `quizBody` and the route           |
// | read or change rows                       | `rows` (`database/rows.ts`)                                        |
// | count trips or rows                       | `countReads`, `watchD1` (`database/`), `count-visit.ts`            |
// | have Slack, Meta, mail or a model         | `delivery/peers.ts`, stand-ins of `test/fakes` on their hosts      |
// | have own content that visitors read       | `publishContent(ownContent(…))` (`content/`)                       |
// | compare with a plain count over the rows  | `figures/plain-*.ts`, leads of `random/`, `randomCases` of them    |
// | expect an error on the console            | `allowConsole` (`runtime/console-guard.ts`)                        |
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { deliverChannel } from "../../worker/delivery/deliver-due.ts";
import { startRun } from "../../worker/delivery/run.ts";
import worker from "../../worker/index.ts";

/** The app's address in tests. */
export const TEST_ORIGIN = "http://localhost:8787";

type ApiInit = RequestInit<IncomingRequestCfProperties | Record<string, unknown>> & {
  /** Sent as the JSON body, with its content type; makes the call a POST unless a method is given. */
  json?: unknown;
  /** Vars and secrets that differ from those of `worker-vars.ts` for this call. */
  vars?: Partial<Env>;
};

let running: ExecutionContext[] = [];
/** The settings of the calls since then, where Meta is to hear of them. */
let waiting: Partial<Env>[] = [];

/**
 * Calls the Worker under test, in its runtime and with its bindings. What it goes on with after the
 * answer runs too; `settled` waits for it.
 */
export async function api(path: string, { json, vars, ...init }: ApiInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (json !== undefined) headers.set("content-type", "application/json");
  // As every browser has.
  if (!headers.has("user-agent")) headers.set("user-agent", "Test browser");
  const body = json === undefined ? {} : { method: "POST", body: JSON.stringify(json) };
  const request = new Request(new URL(path, TEST_ORIGIN), { ...body, ...init, headers });
  const context = createExecutionContext();
  running.push(context);
  if (vars?.META_CAPI_TOKEN) waiting.push(vars);
  return worker.fetch(request, { ...env, ...vars }, context);
}

/** Waits for what earlier calls left running after their answers. */
export async function answersSettled(): Promise<void> {
  const contexts = running;
  running = [];
  await Promise.all(contexts.map((context) => waitOnExecutionContext(context)));
}

/** The same, and sends what waits for the minute's run. */
export async function settled(): Promise<void> {
  await answersSettled();
  const [vars] = waiting.splice(0).reverse();
  if (vars) await metaMinute(vars);
}

/** What a run of the cron does for Meta. */
export async function metaMinute(vars: Partial<Env>): Promise<void> {
  const origin = vars.APP_ORIGIN || TEST_ORIGIN;
  await deliverChannel(startRun({ ...env, ...vars }, Date.now(), { origin }), "meta");
}
