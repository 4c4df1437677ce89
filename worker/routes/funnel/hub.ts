import { sessionIdSchema } from "#domain/funnel/answers/contact";
import { AppError } from "#domain/errors";
import { isHubExpired } from "#domain/funnel/hub/hub";
import { isoText } from "#domain/time/iso-text";
import { Hono } from "hono";
import * as z from "zod/mini";
import { sessionTombstone } from "../../crypto/keyed-hash.ts";
import { letGoOfBookings } from "../../db/booking/let-go.ts";
import { slackCause } from "../../db/delivery/causes.ts";
import { eraseSession } from "../../db/people/privacy/erasure.ts";
import { findHub } from "../../db/funnel/hub/hub.ts";
import { rememberHubVisit } from "../../db/funnel/visits/mark-hub-visit.ts";
import { markFirst } from "../../db/funnel/visits/mark-first.ts";
import { findPublishedWords } from "../../db/content/published-words.ts";
import { findOwnData } from "../../db/people/privacy/own-data.ts";
import { erased, refuseUnwritable } from "../../http/unwritable.ts";
import { behindAnswer } from "../../http/after-answer.ts";
import type { AppContext, AppEnv } from "../../http/context.ts";
import { followedDb, primaryDb, publicDb } from "../../http/db.ts";
import { callBody, hubBody, hubState } from "../../http/hub-state.ts";
import { limitAddress, limitDecision } from "../../http/rate-limit.ts";
import { isStaff } from "../../http/require-admin.ts";
import { optionalBody, params } from "../../http/validate.ts";
import { logError } from "../../log.ts";

const session = params(z.object({ sessionId: sessionIdSchema }));
const limited = limitAddress("RL_HUB_ADDRESS");

/** One message per expiry of a hub: an extended hub can expire again. */
const linkRequest = (expiredAt: number) =>
  slackCause(String(expiredAt), { kind: "slack-link-request", payload: {} });

export const hub = new Hono<AppEnv>()
  .get("/hub/:sessionId", limited, session, async (c) => {
    const { sessionId } = c.req.valid("param");
    const now = Date.now();
    const found = await hubState(c, sessionId, now);
    if (found.state === "not_found") throw new AppError("not_found", "We couldn’t find this strategy hub.");
    if (found.state === "expired") throw new AppError("hub_expired", "This strategy hub has expired.");
    if (!found.hub.visited && isVisit(c)) behindAnswer(c, rememberVisit(c, sessionId, now));
    return c.json(hubBody(found.hub));
  })
  .post("/hub/:sessionId/request-link", limitDecision, session, optionalBody, async (c) => {
    const { sessionId } = c.req.valid("param");
    const tombstone = await sessionTombstone(c.env, sessionId);
    const now = Date.now();
    const db = followedDb(c);
    const found = await findHub(db, sessionId, now);
    const expiredAt = found && isHubExpired(found.hubExpiresAt, now) ? found.hubExpiresAt : null;
    const causes = expiredAt === null ? [] : [linkRequest(expiredAt)];
    const marks = expiredAt === null ? [] : (["linkRequestedAt"] as const);
    refuseUnwritable(await markFirst(db, sessionId, marks, { now, tombstone, causes }));
    return c.json({ ok: true as const, open: found !== null && expiredAt === null });
  })
  .get("/assessment/:sessionId/booked-call", limited, session, async (c) => {
    const now = Date.now();
    const found = await findHub(publicDb(c), c.req.valid("param").sessionId, now);
    if (!found) throw new AppError("not_found", "There is no completed assessment under this link.");
    const { bookingRef, isLinkAsked } = found;
    const hubExpiresAt = isoText(found.hubExpiresAt);
    return c.json({ call: await callBody(c.env, found, now), bookingRef, hubExpiresAt, isLinkAsked });
  })
  .get("/hub/:sessionId/export", limited, session, async (c) => {
    const { sessionId } = c.req.valid("param");
    const db = primaryDb(c);
    const own = await findOwnData(db, sessionId, await findPublishedWords(db));
    if (!own) throw new AppError("not_found", "There is nothing stored under this link.");
    const chat =
      own.assessment.assessmentType === "chat"
        ? await c.env.CHAT_SESSIONS.getByName(sessionId).exportData()
        : null;
    const answer = c.json({ exportedAt: new Date().toISOString(), ...own, chat });
    answer.headers.set("Content-Disposition", 'attachment; filename="my-assessment.json"');
    return answer;
  })
  .post("/hub/:sessionId/erase", limitDecision, session, optionalBody, async (c) => {
    const { sessionId } = c.req.valid("param");
    const now = Date.now();
    const db = followedDb(c);
    const tombstone = await sessionTombstone(c.env, sessionId);
    const erasedId = await eraseSession(db, sessionId, tombstone, now, letGoOfBookings(db, sessionId, now));
    if (erasedId === null) throw erased();
    return c.json({ ok: true as const });
  });

/** Neither HEAD nor a prefetch is a visit. */
function isVisit(c: AppContext): boolean {
  return c.req.method === "GET" && !c.req.header("sec-purpose")?.includes("prefetch");
}

/** A staff member looking at a hub is not a visitor (contract 5). */
async function rememberVisit(c: AppContext, sessionId: string, now: number): Promise<void> {
  try {
    if (await isStaff(c)) return;
    await rememberHubVisit(followedDb(c), sessionId, now);
  } catch (error) {
    logError("hub_visit", error);
  }
}
