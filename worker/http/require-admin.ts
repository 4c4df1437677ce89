import { AppError } from "#domain/errors";
import type { MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import { accessConfig, unauthorized, verifyAccessToken } from "./access-token.ts";
import type { AppContext, AppEnv, Staff } from "./context.ts";
import { requireAppOrigin } from "./origin.ts";
import { limitStaff } from "./rate-limit.ts";

/** Required on every staff route: a verified Access token of the company's domain, else 401, 403 or 503. */
export const requireAdmin: MiddlewareHandler<AppEnv> = async function requireAdmin(c, next) {
  const staff = await signedInStaff(c);
  if (c.req.method !== "GET" && c.req.method !== "HEAD") requireOwnOrigin(c);
  await limitStaff(c, staff);
  c.set("staff", staff);
  await next();
};

/** The signed-in staff member. Throws the errors of `requireAdmin`. */
export async function signedInStaff(c: AppContext): Promise<Staff> {
  const config = accessConfig(c.env, c.req.url);
  if (!config) throw new AppError("access_not_configured", "Staff sign-in is not set up yet.");
  const token = c.req.header("cf-access-jwt-assertion") || getCookie(c, "CF_Authorization");
  if (!token) throw unauthorized();
  return verifyAccessToken(token, config);
}

/** Whether the caller has a valid staff token; a hub opened by staff does not count as visited (contract 5). */
export async function isStaff(c: AppContext): Promise<boolean> {
  if (!c.req.header("cf-access-jwt-assertion") && !getCookie(c, "CF_Authorization")) return false;
  return signedInStaff(c).then(
    () => true,
    () => false,
  );
}

/** The cookie authenticates every request, so a change must come from our own pages (contract 8). */
function requireOwnOrigin(c: AppContext): void {
  const own = requireAppOrigin(c.env, c.req.url);
  const origin = c.req.header("origin");
  const commandLine = origin === undefined && c.req.header("sec-fetch-site") === undefined;
  if (!commandLine && origin !== own) {
    throw new AppError("forbidden", "Forbidden: this change did not come from the dashboard.");
  }
}
