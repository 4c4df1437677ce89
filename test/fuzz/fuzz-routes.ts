import { app } from "../../worker/app.ts";
import { requireAdmin } from "../../worker/http/require-admin.ts";

/** A route of the Worker as its router has it; `guarded` ones are for staff. */
export type FuzzRoute = { name: string; method: string; path: string; guarded: boolean };

/** Every route, out of the router itself: what is mounted tomorrow is fuzzed tomorrow. */
export function fuzzRoutes(): FuzzRoute[] {
  const routes = new Map<string, FuzzRoute>();
  for (const { method, path, handler } of app.routes) {
    if (method === "ALL") continue;
    const name = `${method} ${path}`;
    const known = routes.get(name);
    const guarded = handler === requireAdmin || (known?.guarded ?? false);
    routes.set(name, { name, method, path, guarded });
  }
  return [...routes.values()];
}
