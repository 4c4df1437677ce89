import { consentMode } from "#domain/consent-mode";
import type { Delivery } from "../db/deliveries.ts";
import { findDeliveryLead, type DeliveryLead } from "../db/delivery-lead.ts";
import { metaOutcome } from "./meta-answer.ts";
import { metaEvent, type MetaEvent } from "./meta-event.ts";
import type { Dispatch, Outcome } from "./outcome.ts";
import { outcomeOfFailure, peerFetch } from "./peer-fetch.ts";

/** Meta's own advice; its answers take less than half of it. */
const TIMEOUT_MS = 1500;
/** Meta takes no event that is older; an hour less, so that one on its way is in time. */
const OLDEST_S = 7 * 24 * 3600 - 3600;

/** Tells the Conversions API of an event, under the id that the browser's twin has. */
export async function deliverMeta(dispatch: Dispatch, delivery: Delivery): Promise<Outcome> {
  const { env, db, now } = dispatch;
  if (!env.META_PIXEL_ID || !env.META_CAPI_TOKEN) return { result: "paused", error: "not_configured" };
  const lead = await findDeliveryLead(db, delivery.assessmentId);
  if (!lead) return { result: "cancelled", error: "erased" };
  if (lead.suspect === 1) return { result: "cancelled", error: "suspect" };
  if (!mayTell(lead, delivery)) return { result: "cancelled", error: "no_consent" };
  const event = await metaEvent(dispatch, delivery, lead);
  if (!event) return { result: "cancelled", error: "no_event" };
  if (now / 1000 - event.event_time > OLDEST_S) return { result: "cancelled", error: "too_old" };
  return peerFetch(eventsUrl(env), post(env, event), TIMEOUT_MS).then(metaOutcome, outcomeOfFailure);
}

/**
 * The decision as it stands now. Without one, what counted where the event was queued, and where the lead
 * is from: a hub's link may be opened by another person, elsewhere.
 */
function mayTell({ adConsent, country, region }: DeliveryLead, { payload }: Delivery): boolean {
  if (adConsent !== null) return adConsent === 1;
  const isOptOut = country === null || consentMode({ country, region, loopback: false }) === "opt-out";
  return isOptOut && payload["byDefault"] === true;
}

function eventsUrl({ META_GRAPH_ORIGIN, META_GRAPH_VERSION, META_PIXEL_ID }: Env): string {
  return new URL(`/${META_GRAPH_VERSION}/${encodeURIComponent(META_PIXEL_ID)}/events`, META_GRAPH_ORIGIN)
    .href;
}

/** The token goes in the body: addresses are written into logs on the way. */
function post(env: Env, event: MetaEvent): RequestInit {
  const test = env.META_TEST_EVENT_CODE ? { test_event_code: env.META_TEST_EVENT_CODE } : {};
  return {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ data: [event], access_token: env.META_CAPI_TOKEN, ...test }),
  };
}
