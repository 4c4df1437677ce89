import { containsApiKey, isApiKey, type KeyScope } from "#domain/doors/api-key";
import { keyActor } from "#domain/key-actor";
import { withoutSessionIds } from "#domain/doors/without-session-ids";
import { AppError, type ErrorCode } from "#domain/errors";
import { dayNumberAt } from "#domain/time/day-number";
import { textHash } from "../../crypto/text-hash.ts";
import { findApiKey, noteKeyUse, type StoredKey } from "../../db/doors/api-keys.ts";
import type { StaffAct } from "../../db/people/audit/audit.ts";
import { logError } from "../../log.ts";
import { afterResponse } from "../after-answer.ts";
import type { ApiKeyUse, AppContext } from "../context.ts";
import { primaryDb } from "../db.ts";
import { guarding } from "../guard.ts";
import { appOrigin } from "../origin.ts";
import { limitKey, limitRefused } from "../rate-limit.ts";
import { expectedVersion, requireStaffAddress } from "../staff-act.ts";

const BEARER = /^Bearer +([^\s]+)$/i;

/**
 * Required on every call of other programs (contract 24): a key in the `Authorization` header that has this scope, or
 * any key if the scope is null; else 401, 403 or 429. Neither a cookie nor an address opens anything.
 */
export function requireKey(scope: KeyScope | null) {
  return guarding({ kind: "key", scope }, async (c, next) => {
    c.set("apiKey", await presentedKey(c));
    if (scope !== null) await requireScope(c, scope);
    await next();
    // Whatever it is, an error too: texts that people wrote are in all of them.
    c.res = new Response(withoutSessionIds(await c.res.text()), c.res);
  });
}

/**
 * A change by the call's key, as the audit names it. History names `by`, the member of staff (in lower case) whom the
 * program says that it acts for; without one the key too. Throws 400 for an address that is not staff's.
 */
export function keyAct(c: AppContext, by?: string): StaffAct {
  const key = keyActor(c.get("apiKey").name);
  if (by !== undefined) requireStaffAddress(c, by, "by");
  return { who: by ?? key, via: key, now: Date.now(), expected: expectedVersion(c) };
}

/** Throws 403 unless the call's key has the scope. */
async function requireScope(c: AppContext, scope: KeyScope): Promise<void> {
  const { scopes } = c.get("apiKey");
  if (scopes.includes(scope)) return;
  await refuse(c, "forbidden", `Forbidden: this key lacks the scope ${scope}.`, {
    "WWW-Authenticate": `Bearer error="insufficient_scope", scope="${scope}"`,
  });
}

async function presentedKey(c: AppContext): Promise<ApiKeyUse> {
  const key = await sentKey(c);
  const hash = await textHash(key);
  // Before the database, so that a revoked key cannot make it read without end.
  await limitKey(c, hash);
  const now = Date.now();
  const found = await findApiKey(primaryDb(c), hash, now);
  if (typeof found === "string") return unauthorized(c, REFUSALS[found]);
  noteUse(c, found, now);
  const { id, name, scopes } = found;
  return { id, name, scopes };
}

const REFUSALS = {
  unknown: "this key is not known",
  revoked: "this key has been revoked",
  expired: "this key has expired",
};

/** The key as it was sent, before anybody asks whether it is stored. */
async function sentKey(c: AppContext): Promise<string> {
  if (containsApiKey(c.req.url)) {
    return unauthorized(
      c,
      "never put a key into an address, where logs keep it. Revoke it, and send a new one as “Authorization: Bearer YOUR_KEY”",
    );
  }
  // Programs send none. A page of another site must not use a key that it was given.
  const origin = c.req.header("origin");
  if (origin !== undefined && origin !== appOrigin(c.env, c.req.url)) {
    return refuse(c, "forbidden", "Forbidden: this call came from a page of another site.");
  }
  const header = c.req.header("authorization");
  if (header === undefined) return unauthorized(c, "send a key as “Authorization: Bearer YOUR_KEY”");
  const [, key] = BEARER.exec(header) ?? [];
  if (key === undefined || !isApiKey(key)) return unauthorized(c, "this is not a key of this site");
  return key;
}

function unauthorized(c: AppContext, why: string): Promise<never> {
  return refuse(c, "unauthorized", `Unauthorized: ${why}.`, { "WWW-Authenticate": "Bearer" });
}

/** Whoever tries keys is told to wait instead, after as many as nobody needs (contract 24). */
async function refuse(
  c: AppContext,
  code: Extract<ErrorCode, "unauthorized" | "forbidden">,
  message: string,
  headers: Record<string, string> = {},
): Promise<never> {
  await limitRefused(c);
  throw new AppError(code, message, { headers });
}

function noteUse(c: AppContext, { id, lastUsedOn }: StoredKey, now: number): void {
  const today = dayNumberAt(now, "UTC");
  if (lastUsedOn === today) return;
  const noted = noteKeyUse(primaryDb(c), id, today).catch((error: unknown) => logError("key_use", error));
  afterResponse(c, noted);
}
