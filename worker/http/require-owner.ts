import { AppError } from "#domain/errors";
import type { MiddlewareHandler } from "hono";
import type { AppContext, AppEnv } from "./context.ts";

/** Those who may do what `requireOwner` guards, in lower case; none means every member of staff (contract 21). */
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

/** Behind `requireAdmin`: 403, naming who may, unless this is one of the owners. */
export const requireOwner: MiddlewareHandler<AppEnv> = async function requireOwner(c, next) {
  if (!isOwner(c)) {
    throw new AppError("forbidden", `Forbidden: only ${ownersOf(c).join(", ")} may do this.`);
  }
  await next();
};
