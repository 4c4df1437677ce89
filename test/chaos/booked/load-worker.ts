import { timingSafeEqual } from "node:crypto";
import { registerHooks } from "node:module";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { builtWorker } from "../../tools/start/worker-runtime.ts";

/** What the runtime calls of the built Worker. */
export type Handlers = {
  fetch: (request: Request, env: object, context: object) => Promise<Response>;
  scheduled: (event: { scheduledTime: number }, env: object, context: object) => Promise<void>;
  email: (message: object, env: object, context: object) => Promise<void>;
};

/** The parts of workerd that the Worker's modules ask for as they load. */
const RUNTIME = `
  export class DurableObject { constructor(ctx, env) { this.ctx = ctx; this.env = env; } }
  export const env = {};`;

/** Loads the built Worker into this process, which then has what it needs of workerd's globals. */
export async function loadWorker(): Promise<Handlers> {
  registerHooks({
    resolve: (name, context, next) =>
      name === "cloudflare:workers"
        ? { url: `data:text/javascript,${encodeURIComponent(RUNTIME)}`, format: "module", shortCircuit: true }
        : next(name, context),
  });
  Object.assign(crypto.subtle, { timingSafeEqual });
  Object.assign(globalThis, {
    scheduler: { wait: sleep },
    caches: { default: { match: () => Promise.resolve(), put: () => Promise.resolve() } },
  });
  const [main] = builtWorker().modules;
  const { default: worker } = await import(pathToFileURL(path.resolve(main?.path ?? "")).href);
  return worker;
}

/** Its vars and bindings but for the database and the mail service. No object is part of this. */
export function innerBindings(vars: Record<string, string>): object {
  const built = builtWorker();
  const limiters = Object.keys(built.ratelimits ?? {});
  const nobody = { getByName: () => ({ poke: () => Promise.resolve() }) };
  return {
    ...built.bindings,
    ...vars,
    DESK: nobody,
    CHAT_SESSIONS: nobody,
    ASSETS: { fetch: () => Promise.resolve(new Response(null, { status: 404 })) },
    ...Object.fromEntries(
      limiters.map((name) => [name, { limit: () => Promise.resolve({ success: true }) }]),
    ),
  };
}
