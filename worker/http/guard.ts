import type { KeyScope } from "#domain/doors/api-key";
import type { OwnerAct } from "#domain/settings/owner-acts";
import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "./context.ts";

/** What a middleware requires of a call before its route is reached. */
export type Guard =
  | { kind: "staff" }
  | { kind: "owner"; act: OwnerAct }
  | { kind: "key"; scope: KeyScope | null }
  | { kind: "signed"; by: string }
  | { kind: "limit"; limiter: string };

const guards = new WeakMap<object, Guard>();

/** Records what a middleware requires, so that `npm run routes` and the tests can read it from the router. */
export function guarding(guard: Guard, middleware: MiddlewareHandler<AppEnv>): MiddlewareHandler<AppEnv> {
  guards.set(middleware, guard);
  return middleware;
}

/** Null for a handler that requires nothing. */
export function guardOf(handler: object): Guard | null {
  return guards.get(handler) ?? null;
}
