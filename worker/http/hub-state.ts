import { isoText, isoTextOrNull } from "#domain/time/iso-text";
import { clocksOf } from "#domain/time/zoned-time";
import { isBookingAhead } from "#domain/booking/booking-status";
import { isHubExpired } from "#domain/funnel/hub/hub";
import { callToken } from "../crypto/call-token.ts";
import { findHub, type Hub } from "../db/funnel/hub/hub.ts";
import type { AppContext } from "./context.ts";
import { publicDb } from "./db.ts";

export type HubState = { state: "ok"; hub: Hub } | { state: "expired"; hub: Hub } | { state: "not_found" };

/** A hub's state at `now` (ms). Expiry is checked when the hub is read (contract 7). */
export async function hubState(c: AppContext, sessionId: string, now: number): Promise<HubState> {
  const hub = await findHub(publicDb(c), sessionId, now);
  if (!hub) return { state: "not_found" };
  return { state: isHubExpired(hub.hubExpiresAt, now) ? "expired" : "ok", hub };
}

/** The response of `GET /api/hub/{sessionId}`: exactly the contract's fields. */
export function hubBody({
  offerTier,
  name,
  businessUrl,
  answers,
  hubExpiresAt,
  promoText,
  promoDiscount,
}: Hub) {
  return {
    offerTier,
    name,
    businessUrl,
    answers,
    hubExpiresAt: isoText(hubExpiresAt),
    promoText,
    promoDiscount,
  };
}

/**
 * The upcoming booked call as its visitor sees it, with its calendar file and links to reschedule and cancel. `clocks`: its start in the
 * visitor's time zone, if that is known.
 */
export async function callBody(env: Env, { call, timeZone }: Hub, now: number) {
  if (call === null) return null;
  const startsAt = isoTextOrNull(call.startsAt);
  if (!isBookingAhead({ callStatus: call.status, callStartsAt: startsAt }, now)) return null;
  const end = call.endsAt === null ? {} : { endsAt: isoText(call.endsAt) };
  const start = call.startsAt === null ? {} : { clocks: clocksOf(call.startsAt, [timeZone]) };
  const token =
    call.chain === null || startsAt === null ? null : await callToken(env, "calendar", call.chain);
  const file = token === null ? {} : { calendar: `/api/booking/calendar/${token}` };
  return { startsAt, ...start, ...end, ...file, pages: call.pages };
}
