import { emailSchema } from "#domain/answers/contact";
import { Hono } from "hono";
import * as z from "zod/mini";
import { sessionTombstone } from "../crypto/keyed-hash.ts";
import { findLeadData } from "../db/privacy/own-data.ts";
import { erasePerson, findPersonSessions, findPersonTraces, withdrawConsents } from "../db/leads/person.ts";
import type { PersonSession } from "../db/leads/person.ts";
import { recipientHash } from "../delivery/email/unsubscribe-token.ts";
import type { AppContext, AppEnv } from "../http/context.ts";
import { primaryDb } from "../http/db.ts";
import { deliverSoon } from "../http/deliver-soon.ts";
import { requireAdmin } from "../http/require-admin.ts";
import { staffAct } from "../http/staff-act.ts";
import { adminBody } from "../http/validate.ts";

const personSchema = z.object({ email: emailSchema });
/** `cursor` is the number of the last assessment the caller already has. */
const exportSchema = z.object({ email: emailSchema, cursor: z.optional(z.int().check(z.nonnegative())) });

/**
 * Staff's handling of a person's rights (access, withdrawal, erasure) for all sessions under an e-mail address. The
 * address is sent in the body because URLs are logged along the way.
 */
export const people = new Hono<AppEnv>()
  .post("/people/export", requireAdmin, adminBody(exportSchema), async (c) => {
    const { email, cursor: after = 0 } = c.req.valid("json");
    const db = primaryDb(c);
    const { sessions, cursor } = await findPersonSessions(db, email, after);
    const assessments = [];
    for (const session of sessions) assessments.push(await sessionData(c, session));
    const traces =
      after === 0 ? await findPersonTraces(db, staffAct(c), email, await recipientHash(c.env, email)) : null;
    return c.json({ assessments, ...traces, cursor });
  })
  .post("/people/withdraw-consent", requireAdmin, adminBody(personSchema), async (c) => {
    const { email } = c.req.valid("json");
    await withdrawConsents(primaryDb(c), staffAct(c), email, await recipientHash(c.env, email));
    return c.json({ ok: true as const });
  })
  .post("/people/erase", requireAdmin, adminBody(personSchema), async (c) => {
    const { email } = c.req.valid("json");
    const tombstoneOf = (sessionId: string) => sessionTombstone(c.env, sessionId);
    const erased = await erasePerson(primaryDb(c), staffAct(c), email, tombstoneOf);
    deliverSoon(c);
    return c.json({ ok: true as const, ...erased });
  });

async function sessionData(c: AppContext, { sessionId, assessmentType }: PersonSession) {
  const stored = await findLeadData(primaryDb(c), sessionId);
  const chat = assessmentType === "chat" ? await c.env.CHAT_SESSIONS.getByName(sessionId).exportData() : null;
  return { ...stored, chat };
}
