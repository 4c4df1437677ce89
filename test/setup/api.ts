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
