import { emailSchema } from "#domain/funnel/answers/contact";
import { AppError } from "#domain/errors";
import type { PersonalParts } from "#domain/people/privacy/personal-data";
import { personalPartsSchema } from "#domain/people/privacy/personal-parts-schema";
import { Hono } from "hono";
import * as z from "zod/mini";
import { sessionTombstone } from "../../crypto/keyed-hash.ts";
import {
  erasePerson,
  exportTraces,
  findPerson,
  findPersonSessions,
  isOnePerson,
} from "../../db/people/privacy/person.ts";
import type { Db } from "../../db/client.ts";
import type { PersonSession } from "../../db/people/privacy/person.ts";
import { withdrawConsents } from "../../db/people/consent/withdraw-consents.ts";
import { recipientHash } from "../../delivery/email/unsubscribe-token.ts";
import type { AppContext, AppEnv } from "../../http/context.ts";
import { followedDb, primaryDb } from "../../http/db.ts";
import { requireAdmin } from "../../http/require-admin.ts";
import { findPublishedWords } from "../../db/content/published-words.ts";
import { sessionData } from "../../http/visitor/session-data.ts";
import { staffAct } from "../../http/staff-act.ts";
import { adminBody } from "../../http/validate.ts";

const personSchema = z.object({ email: emailSchema });

/**
 * Staff's handling of a person's rights (access, withdrawal, erasure). What there is of somebody is listed first, by
 * e-mail and phone, and staff name what of it is exported or erased: two people may share a phone. No call takes more
 * than one person's. Addresses are sent in the body because URLs are logged along the way.
 */
export const people = new Hono<AppEnv>()
  .post("/people/find", requireAdmin, adminBody(personSchema), async (c) =>
    c.json(await findPerson(primaryDb(c), c.req.valid("json").email)),
  )
  .post("/people/export", requireAdmin, adminBody(personalPartsSchema), async (c) => {
    const parts = c.req.valid("json");
    const db = primaryDb(c);
    await requireOnePerson(db, parts);
    const sessions = await findPersonSessions(db, parts.assessments);
    const words = await findPublishedWords(db);
    const assessments = [];
    for (const session of sessions) assessments.push(await sessionData(c, session, words));
    const traces = await exportTraces(db, staffAct(c), parts, await hashesOf(c, sessions));
    return c.json({ assessments, ...traces });
  })
  .post("/people/withdraw-consent", requireAdmin, adminBody(personSchema), async (c) => {
    const { email } = c.req.valid("json");
    await withdrawConsents(followedDb(c), staffAct(c), email, await recipientHash(c.env, email));
    return c.json({ ok: true as const });
  })
  .post("/people/erase", requireAdmin, adminBody(personalPartsSchema), async (c) => {
    const parts = c.req.valid("json");
    const db = followedDb(c);
    await requireOnePerson(db, parts);
    const tombstoneOf = (sessionId: string) => sessionTombstone(c.env, sessionId);
    const erased = await erasePerson(db, staffAct(c), parts, tombstoneOf);
    return c.json({ ok: true as const, erased });
  });

/** Throws `invalid_request` if they belong to several people: bulk work is for owners. */
async function requireOnePerson(db: Db, parts: PersonalParts): Promise<void> {
  if (await isOnePerson(db, parts)) return;
  throw new AppError("invalid_request", "These belong to more than one person. Handle one person at a time.");
}

/** The keyed hashes of the addresses of these sessions; none without a key. */
async function hashesOf(c: AppContext, sessions: readonly PersonSession[]): Promise<string[]> {
  const addresses = [...new Set(sessions.flatMap(({ email }) => email?.toLowerCase() ?? []))];
  const hashes = await Promise.all(addresses.map((address) => recipientHash(c.env, address)));
  return hashes.filter((hash) => hash !== null);
}
