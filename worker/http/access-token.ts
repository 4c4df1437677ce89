import { AppError } from "#domain/errors";
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from "jose";
import { isStaffAddress } from "#domain/desk/is-staff-address";
import { isLoopback } from "../loopback.ts";
import type { Staff } from "./context.ts";

const SKEW_SECONDS = 30;

/** One key set per issuer for the life of the isolate: jose caches the keys and limits how often they are fetched. */
const keySets = new Map<string, JWTVerifyGetKey>();

export type AccessConfig = { teamDomain: string; audience: string; emailDomain: string };

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
export async function verifyAccessToken(token: string, config: AccessConfig): Promise<Staff> {
  const payload = await verifiedPayload(token, config);
  const email = typeof payload["email"] === "string" ? payload["email"].toLowerCase() : "";
  if (!isStaffAddress(email, config.emailDomain)) {
    throw new AppError(
      "forbidden",
      `Forbidden: Access denied. Admin access is restricted to @${config.emailDomain} emails only.`,
      // Whoever is refused sees by which of their addresses. It is their own, and verified.
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

export function unauthorized(): AppError {
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
