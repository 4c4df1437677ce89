import { isStaffAddress } from "#domain/delivery/desk/is-staff-address";
import { AppError } from "#domain/errors";
import { ownersOnly, type OwnerAct } from "#domain/settings/owner-acts";
import type { MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from "jose";
import { isLoopback } from "../loopback.ts";
import type { AppContext, AppEnv, Staff } from "./context.ts";
import { guarding } from "./guard.ts";
import { requireAppOrigin } from "./origin.ts";
import { limitStaff } from "./rate-limit.ts";

/** Required on every staff route: a verified Access token of the company's domain, else 401, 403 or 503. */
export const requireAdmin = guarding({ kind: "staff" }, async (c, next) => {
  const staff = await signedInStaff(c);
  if (c.req.method !== "GET" && c.req.method !== "HEAD") requireOwnOrigin(c);
  await limitStaff(c, staff);
  c.set("staff", staff);
  await next();
});

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

/**
 * The addresses, in lower case, that may do what `OWNER_ACTS` lists; if empty, every member of staff may (contract 21).
 */
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

/** Throws 403, naming the owners, unless this is one of them. For calls that only sometimes require an owner. */
export function assertOwner(c: AppContext, act: OwnerAct): void {
  if (!isOwner(c)) throw new AppError("forbidden", `Forbidden: ${ownersOnly(act, ownersOf(c))}`);
}

/** The same for a whole route, behind `requireAdmin`. */
export function requireOwner(act: OwnerAct): MiddlewareHandler<AppEnv> {
  return guarding({ kind: "owner", act }, async (c, next) => {
    assertOwner(c, act);
    await next();
  });
}

/**
 * For upgrades from our own pages, behind `requireAdmin`: else 426 or 403. Browsers let any site open a socket, with
 * the cookies of whoever visits it; so an absent origin is refused here too.
 */
export const requireSocket: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.req.header("upgrade")?.toLowerCase() !== "websocket") {
    throw new AppError("upgrade_required", "This address accepts only WebSockets.", {
      headers: { Upgrade: "websocket" },
    });
  }
  if (c.req.header("origin") !== requireAppOrigin(c.env, c.req.url)) {
    throw new AppError("forbidden", "Forbidden: this socket was not opened by the dashboard.");
  }
  await next();
};

const SKEW_SECONDS = 30;

/** One key set per issuer for the life of the isolate: jose caches the keys and limits how often they are fetched. */
const keySets = new Map<string, JWTVerifyGetKey>();

type AccessConfig = { teamDomain: string; audience: string; emailDomain: string };

/** The Access settings; null if one is missing or the issuer is not to be trusted for this request. */
export function accessConfig(env: Env, requestUrl: string): AccessConfig | null {
  const { ACCESS_TEAM_DOMAIN: team, ACCESS_AUD: audience, ADMIN_EMAIL_DOMAIN: emailDomain } = env;
  if (!team || !audience || !emailDomain || !URL.canParse(team)) return null;
  const issuer = new URL(team);
  const trusted =
    issuer.protocol === "https:" || (issuer.protocol === "http:" && bothLoopback(issuer, requestUrl));
  return trusted ? { teamDomain: issuer.origin, audience, emailDomain: emailDomain.toLowerCase() } : null;
}

function bothLoopback(issuer: URL, requestUrl: string): boolean {
  return isLoopback(issuer) && isLoopback(requestUrl);
}

/**
 * The signed-in staff member (contract 8), the address in lower case. Throws `unauthorized`, `forbidden` or, if the
 * team's keys are unavailable, `access_unavailable`.
 */
async function verifyAccessToken(token: string, config: AccessConfig): Promise<Staff> {
  const payload = await verifiedPayload(token, config);
  const email = typeof payload["email"] === "string" ? payload["email"].toLowerCase() : "";
  if (!isStaffAddress(email, config.emailDomain)) {
    throw new AppError(
      "forbidden",
      `Forbidden: Access denied. Admin access is restricted to @${config.emailDomain} emails only.`,
      // The error names the address that was refused: it is the caller's own, and verified.
      email === "" ? {} : { headers: { "x-signed-in-as": encodeURIComponent(email) } },
    );
  }
  return { email, expiresAt: (payload.exp ?? 0) * 1000 };
}

async function verifiedPayload(token: string, config: AccessConfig): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keySet(config.teamDomain), {
      issuer: config.teamDomain,
      audience: config.audience,
      algorithms: ["RS256"],
      clockTolerance: SKEW_SECONDS,
      requiredClaims: ["exp", "iat"],
    });
    if (payload["type"] === "app") return payload;
  } catch (error) {
    if (!isRefusal(error)) {
      throw new AppError(
        "access_unavailable",
        "Sign-in cannot be checked right now. Please try again shortly.",
      );
    }
  }
  throw unauthorized();
}

function unauthorized(): AppError {
  return new AppError("unauthorized", "Unauthorized: please sign in.");
}

function keySet(issuer: string): JWTVerifyGetKey {
  const known = keySets.get(issuer);
  if (known) return known;
  const created = createRemoteJWKSet(new URL("/cdn-cgi/access/certs", issuer));
  keySets.set(issuer, created);
  return created;
}

/** Whether the token is invalid, as opposed to its keys being unavailable. */
function isRefusal(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return false;
  return error instanceof errors.JOSEError && error.code !== "ERR_JOSE_GENERIC";
}
