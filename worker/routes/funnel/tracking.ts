import { adEventSchema } from "#domain/money/ads/ad-event-schemas";
import { touchSchema } from "#domain/money/ads/attribution";
import { sessionIdSchema } from "#domain/funnel/answers/contact";
import { Hono } from "hono";
import * as z from "zod/mini";
import { sessionTombstone } from "../../crypto/keyed-hash.ts";
import { recordAdEvent } from "../../db/money/ads/ad-events.ts";
import { recordLaterTouch } from "../../db/money/ads/later-touches.ts";
import { pageScheduleId } from "../../db/booking/schedule-event.ts";
import {
  decideAdConsent,
  findAddress,
  grantEmailConsent,
  withdrawEmailConsent,
} from "../../db/people/consent/consent.ts";
import { hubMailCauses } from "../../db/delivery/causes.ts";
import { reportBooking } from "../../db/leads/reported-booking.ts";
import { countBookedBy } from "../../db/figures/steps/count-booked.ts";
import { markFirst } from "../../db/funnel/visits/mark-first.ts";
import { recipientHash } from "../../delivery/email/unsubscribe-token.ts";
import { behindAnswer } from "../../http/after-answer.ts";
import { channelSettings } from "../../http/channel-settings.ts";
import { consentPage } from "../../http/consent-page.ts";
import { shownWordingSchema, wordingShown } from "../../http/content/wording-shown.ts";
import type { AppContext, AppEnv } from "../../http/context.ts";
import { followedDb, primaryDb } from "../../http/db.ts";
import { dropExcess, limitDecision } from "../../http/rate-limit.ts";
import { isStaff } from "../../http/require-admin.ts";
import { refuseUnwritable, unwritable } from "../../http/unwritable.ts";
import { publicBody } from "../../http/validate.ts";
import { metaCookies } from "../../http/visitor/visit-of.ts";
import { logError } from "../../log.ts";

const bookingSchema = z.object({
  sessionId: sessionIdSchema,
  source: z.optional(z.enum(["quiz_results", "chat_results", "strategy_hub"])),
});
const arrivalSchema = z.object({ sessionId: sessionIdSchema, touch: touchSchema });
const emailConsentSchema = z.object({
  sessionId: sessionIdSchema,
  emailConsent: z.boolean(),
  consentWording: shownWordingSchema,
});
const adConsentSchema = z.object({ sessionId: sessionIdSchema, ads: z.boolean() });

export const tracking = new Hono<AppEnv>()
  .post("/assessment/track-booking-click", dropExcess, publicBody(bookingSchema), async (c) => {
    const { sessionId, source } = c.req.valid("json");
    const act = { now: Date.now(), source, tombstone: await sessionTombstone(c.env, sessionId) };
    refuseUnwritable(await markFirst(followedDb(c), sessionId, ["bookingLinkClicked"], act));
    return c.json({ ok: true as const });
  })
  .post("/assessment/track-booking-view", dropExcess, publicBody(bookingSchema), async (c) => {
    const { sessionId } = c.req.valid("json");
    const tombstone = await sessionTombstone(c.env, sessionId);
    const act = { now: Date.now(), tombstone };
    refuseUnwritable(await markFirst(followedDb(c), sessionId, ["bookingFormViewed"], act));
    return c.json({ ok: true as const });
  })
  .post("/assessment/track-booked", dropExcess, publicBody(bookingSchema), async (c) => {
    const { sessionId, source } = c.req.valid("json");
    // No pixel runs on the hub, so the browser has no copy of the server's event to report.
    const open = source === "strategy_hub" ? [] : channelSettings(c).open;
    const act = { now: Date.now(), tombstone: await sessionTombstone(c.env, sessionId), open };
    // What staff try out is no ad event, no visit and no booked call.
    const staff = await isStaff(c);
    const told = staff ? { eventId: null } : await pageScheduleId(followedDb(c), sessionId, act);
    if (typeof told === "string") throw unwritable(told);
    if (!staff) {
      await reportBooking(followedDb(c), sessionId, act.now);
      behindAnswer(c, countCall(c, sessionId));
    }
    return c.json({ ok: true as const, ...told });
  })
  .post("/assessment/track-visit", dropExcess, publicBody(arrivalSchema), async (c) => {
    const { sessionId, touch } = c.req.valid("json");
    const act = { now: Date.now(), tombstone: await sessionTombstone(c.env, sessionId) };
    if (!(await isStaff(c))) refuseUnwritable(await recordLaterTouch(followedDb(c), sessionId, touch, act));
    return c.json({ ok: true as const });
  })
  .post("/assessment/email-consent", limitDecision, publicBody(emailConsentSchema), async (c) => {
    const { sessionId, emailConsent, consentWording } = c.req.valid("json");
    const who = { sessionId, tombstone: await sessionTombstone(c.env, sessionId), now: Date.now() };
    const proofOf = async () => ({
      wording: await wordingShown(c, "mail", consentWording),
      page: consentPage(c),
      recipient: await recipientOf(c, sessionId),
    });
    const outcome = emailConsent
      ? await grantEmailConsent(followedDb(c), who, await proofOf(), hubMailCauses(channelSettings(c)))
      : await withdrawEmailConsent(followedDb(c), who);
    refuseUnwritable(outcome);
    return c.json({ ok: true as const });
  })
  .post("/consent", limitDecision, publicBody(adConsentSchema), async (c) => {
    const { sessionId, ads } = c.req.valid("json");
    const who = { sessionId, tombstone: await sessionTombstone(c.env, sessionId), now: Date.now() };
    const granted = ads && c.req.header("sec-gpc") !== "1";
    refuseUnwritable(await decideAdConsent(followedDb(c), who, granted, metaCookies(c)));
    return c.json({ ok: true as const });
  })
  .post("/events", dropExcess, publicBody(adEventSchema), async (c) => {
    const { sessionId, name, eventId, params } = c.req.valid("json");
    const now = Date.now();
    const staff = await isStaff(c);
    const isHubVisit = name === "HubPageView" && !staff;
    const source = "source" in params ? String(params.source) : "";
    // No pixel runs on the hub, so its events have no counterpart in the browser.
    const inBrowser = name !== "HubPageView" && source !== "strategy_hub";
    const event = { name, source, eventId, params, inBrowser };
    const channels = { ...channelSettings(c), ...(staff && { open: [] }) };
    // Whoever was given a hub's link may open it: their cookies are not the lead's.
    const cookies = inBrowser ? metaCookies(c) : null;
    const reported = { event, channels, cookies, isHubVisit };
    const act = { now, tombstone: await sessionTombstone(c.env, sessionId) };
    refuseUnwritable(await recordAdEvent(followedDb(c), sessionId, reported, act));
    return c.json({ ok: true as const });
  });

/** A figure that fails must not make the report fail. */
function countCall(c: AppContext, sessionId: string): Promise<void> {
  return countBookedBy(primaryDb(c), sessionId, Date.now()).catch((error: unknown) =>
    logError("count_booked", error),
  );
}

async function recipientOf(c: AppContext, sessionId: string): Promise<string | null> {
  const email = await findAddress(primaryDb(c), sessionId);
  return email === null ? null : recipientHash(c.env, email);
}
