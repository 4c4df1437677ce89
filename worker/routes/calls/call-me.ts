import { adEventIdsSchema } from "#domain/money/ads/ad-event-schemas";
import type { BookingSource } from "#domain/money/ads/ad-events";
import { sessionIdSchema } from "#domain/funnel/answers/contact";
import { callPromise, NO_PACE, NO_PROMISE } from "#domain/calls/hours/call-promise";
import { callState, type CallState } from "#domain/calls/call-state";
import { phoneFaultText } from "#domain/calls/phone-fault";
import { AppError } from "#domain/errors";
import { isoTextOrNull } from "#domain/time/iso-text";
import { timeZoneOf } from "#domain/time/time-zone";
import { Hono } from "hono";
import * as z from "zod/mini";
import { keyedHash, sessionTombstone } from "../../crypto/keyed-hash.ts";
import {
  findCall,
  findProspect,
  requestCall,
  withdrawCall,
  type CalledLead,
  type CallOutcome,
  type Prospect,
} from "../../db/calls/call-request.ts";
import type { FollowedDb } from "../../db/client.ts";
import { projectLeads } from "../../db/calls/consequences/project-leads.ts";
import { adEventCauses, slackCause } from "../../db/delivery/causes.ts";
import { behindAnswer } from "../../http/after-answer.ts";
import { channelSettings } from "../../http/channel-settings.ts";
import { consentPage, type ConsentPage } from "../../http/consent-page.ts";
import { shownWordingSchema, wordingShown } from "../../http/content/wording-shown.ts";
import type { AppContext, AppEnv } from "../../http/context.ts";
import { followedDb, primaryDb, publicDb } from "../../http/db.ts";
import { limitAddress, limitDecision, limitSession } from "../../http/rate-limit.ts";
import { unwritable } from "../../http/unwritable.ts";
import { optionalBody, params, publicBody } from "../../http/validate.ts";
import { addressHash } from "../../http/visitor/address-key.ts";
import { clientOf } from "../../http/visitor/client-of.ts";
import { logError } from "../../log.ts";
import { displayPhone, parsePhone } from "../../phone/parse-phone.ts";

const requestSchema = z.object({
  sessionId: sessionIdSchema,
  phone: z.string({ error: "Please enter your phone number." }),
  callConsent: z.literal(true, { error: "Please check the box so that we may call you." }),
  consentWording: shownWordingSchema,
  timeZone: z.optional(z.string()),
  eventIds: z.optional(adEventIdsSchema),
});
const session = params(z.object({ sessionId: sessionIdSchema }));

const SOURCES: Record<Exclude<ConsentPage, "">, BookingSource> = {
  "/quiz": "quiz_results",
  "/chat": "chat_results",
  "/hub": "strategy_hub",
};

/** Visitors who would rather be called (contract 15). */
export const callMe = new Hono<AppEnv>()
  .post("/assessment/request-call", limitAddress("RL_CALL_ADDRESS"), publicBody(requestSchema), async (c) => {
    const { sessionId, consentWording, timeZone, eventIds, ...body } = c.req.valid("json");
    const phone = phoneOf(c, body.phone);
    const page = consentPage(c);
    const who = await whoOf(c, sessionId);
    const db = followedDb(c);
    const lead = await requestCall(db, who, {
      phone,
      page,
      wording: await wordingShown(c, "call", consentWording),
      timeZone: timeZoneOf(timeZone) ?? clientOf(c).timeZone,
      ...(await hashesOf(c, phone)),
      ...effects(c, page, who.now, eventIds?.Contact),
    });
    const answer = await toldOf(c, lead, who.now);
    behindAnswer(c, startClock(db));
    return c.json(answer);
  })
  .get("/assessment/:sessionId/call", limitAddress("RL_STATUS_ADDRESS"), session, async (c) => {
    const { sessionId } = c.req.valid("param");
    await limitSession(c, "RL_STATUS_SESSION", sessionId);
    const who = await whoOf(c, sessionId);
    const { call, ...prospect } = await findCall(publicDb(c), who);
    return c.json(answerOf(knownLead(call), prospect, who.now));
  })
  .post("/assessment/:sessionId/withdraw-call", limitDecision, session, optionalBody, async (c) => {
    const { sessionId } = c.req.valid("param");
    const who = await whoOf(c, sessionId);
    return c.json(await toldOf(c, await withdrawCall(followedDb(c), who), who.now));
  });

/** The number in E.164; a 400 that says what is wrong with it. */
function phoneOf(c: AppContext, text: string): string {
  const { country } = clientOf(c);
  const parsed = parsePhone(text, country);
  if (parsed.ok) return parsed.number;
  const message = phoneFaultText(parsed, country);
  throw new AppError("invalid_request", message, { issues: [{ path: "phone", message }] });
}

async function whoOf(c: AppContext, sessionId: string) {
  return { sessionId, tombstone: await sessionTombstone(c.env, sessionId), now: Date.now() };
}

/**
 * Runs after the answer, which must not take longer for a number that will be called. The cron finishes what is cut
 * off.
 */
function startClock(db: FollowedDb): Promise<unknown> {
  return projectLeads(db).catch((error: unknown) => logError("call_due", error));
}

/** Otherwise the holder of an IPv6 /48 could give a sixth number from each of its networks. */
async function hashesOf(c: AppContext, phone: string) {
  const [number, address] = await Promise.all([keyedHash(c.env, "phone", phone), addressHash(c, 48)]);
  return { phoneHash: number, addressHash: address };
}

/** What a first request causes: its message to staff, and 'Contact' under the id that the browser reports it by. */
function effects(c: AppContext, page: ConsentPage, now: number, fromBrowser: string | undefined) {
  const source = page === "" ? "" : SOURCES[page];
  const inBrowser = fromBrowser !== undefined && page !== "/hub";
  const eventId = fromBrowser ?? crypto.randomUUID();
  const event = {
    name: "Contact" as const,
    source,
    eventId,
    params: source === "" ? {} : { source },
    inBrowser,
  };
  const news = slackCause(String(now), { kind: "slack-call-request", payload: {} });
  return { news: [news], event, eventCauses: adEventCauses(channelSettings(c), "Contact", source) };
}

/** What the visitor learns about a call just requested or withdrawn. */
async function toldOf(c: AppContext, call: CallOutcome, now: number) {
  const lead = knownLead(call);
  return answerOf(lead, await findProspect(primaryDb(c), now, lead), now);
}

/** Throws 404 or 410 for a session that cannot have a call. */
function knownLead(call: CallOutcome): CalledLead {
  if (call === "gone" || call === "unknown") throw unwritable(call);
  return call;
}

function answerOf(lead: CalledLead, prospect: Prospect, now: number) {
  const state = callState(lead);
  const { usualMinutes, nextOpening } = promiseOf(state, lead, prospect, now);
  return {
    ok: true as const,
    state,
    phone: lead.phone === null ? null : displayPhone(lead.phone),
    /** The last call missed them, and the team will call again. */
    again: state === "called" && lead.dueAt !== null,
    usualMinutes,
    nextOpening: isoTextOrNull(nextOpening),
  };
}

/**
 * When a call may come. It depends only on the team, so that it reveals nothing about a number. Before a request, it
 * says how soon the team usually calls: some numbers are never called, and nobody may be promised a call that nobody
 * will make (contract 15).
 */
function promiseOf(state: CallState, { timeZone }: CalledLead, { hours, pace }: Prospect, now: number) {
  if (state === "claimed" || state === "called") return NO_PROMISE;
  return callPromise(now, hours, timeZone, state === "asked" ? NO_PACE : pace);
}
