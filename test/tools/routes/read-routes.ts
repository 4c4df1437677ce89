import { findTargetHandler, isMiddleware } from "hono/utils/handler";
import { app } from "../../../worker/app.ts";
import { guardOf, type Guard } from "../../../worker/http/guard.ts";
import type { WorkerRoute } from "./worker-route.ts";

/** Every route, out of the router itself: what is mounted tomorrow is listed tomorrow. */
export function readRoutes(): WorkerRoute[] {
  const routes = new Map<string, { method: string; path: string; guards: Guard[]; answers: boolean }>();
  for (const { method, path, handler } of app.routes) {
    const target = findTargetHandler(handler);
    const guard = guardOf(target);
    const route = routes.get(`${method} ${path}`) ?? { method, path, guards: [], answers: false };
    if (guard) route.guards.push(guard);
    route.answers ||= !isMiddleware(target);
    routes.set(`${method} ${path}`, route);
  }
  // What stands before many routes is none.
  return [...routes]
    .filter(([, { answers }]) => answers)
    .map(([name, { method, path, guards }]) => ({ name, method, path, guards }));
}
