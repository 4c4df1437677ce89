import type { BookingSource } from "#domain/money/ads/ad-events";
import { announceAdEvent } from "../../../../lib/visit/ad-event-feed.ts";
import { api, unwrap } from "../../../../lib/api.ts";
import { carryOut } from "../../../../lib/carry-out.ts";
import { eventIdOf, markSent } from "../../../../lib/visit/event-ids.ts";
import { ownTimeZone } from "../../../../lib/own-time-zone.ts";

export type CallRequestStatus = Awaited<ReturnType<typeof fetchCall>>;

export const fetchCall = (sessionId: string) =>
  unwrap(api.assessment[":sessionId"].call.$get({ param: { sessionId } }));

export const withdrawCall = (sessionId: string) =>
  carryOut(() => unwrap(api.assessment[":sessionId"]["withdraw-call"].$post({ param: { sessionId } })));

/** Asks for a call, as it was agreed to in `consentWording`. On the hub, where no pixel runs, its event is the server's alone. */
export async function requestCall(
  sessionId: string,
  source: BookingSource,
  agreed: { phone: string; consentWording: string },
) {
  const json = { sessionId, ...agreed, callConsent: true as const, timeZone: ownTimeZone() };
  if (source === "strategy_hub") {
    return carryOut(() => unwrap(api.assessment["request-call"].$post({ json })));
  }
  const { id: eventId, isSent } = eventIdOf(sessionId, "Contact");
  const reported = { ...json, eventIds: { Contact: eventId } };
  const status = await carryOut(() => unwrap(api.assessment["request-call"].$post({ json: reported })));
  if (!isSent) announceAdEvent({ name: "Contact", eventId, params: { source } });
  markSent(sessionId, "Contact");
  return status;
}
