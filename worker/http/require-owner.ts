import { AppError } from "#domain/errors";
import { ownersOnly, type OwnerAct } from "#domain/settings/owner-acts";
import type { MiddlewareHandler } from "hono";
import type { AppContext, AppEnv } from "./context.ts";

/** Those who may do what `OWNER_ACTS` lists, in lower case; none means every member of staff (contract 21). */
export function ownersOf(c: AppContext): string[] {
  return c.env.OWNER_EMAILS.split(",")
    .map((address) => address.trim().toLowerCase())
    .filter(Boolean);
}

/** Whether this member of staff is one of them. */
export function isOwner(c: AppContext): boolean {
  const owners = ownersOf(c);
  return owners.length === 0 || owners.includes(c.get("staff").email);
}

/** Throws 403, naming who may, unless this is one of the owners. For calls that only sometimes ask for one. */
export function assertOwner(c: AppContext, act: OwnerAct): void {
  if (!isOwner(c)) throw new AppError("forbidden", `Forbidden: ${ownersOnly(act, ownersOf(c))}`);
}

/** The same for a whole route, behind `requireAdmin`. */
export function requireOwner(act: OwnerAct): MiddlewareHandler<AppEnv> {
  return async function guardAct(c, next) {
    assertOwner(c, act);
    await next();
  };
}
