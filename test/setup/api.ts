import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
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
  return worker.fetch(request, { ...env, ...vars }, context);
}

/** Waits for what earlier calls left running after their answers. */
export async function settled(): Promise<void> {
  const contexts = running;
  running = [];
  await Promise.all(contexts.map((context) => waitOnExecutionContext(context)));
}
