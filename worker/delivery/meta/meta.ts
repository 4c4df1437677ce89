import { consentMode } from "#domain/consent/consent-mode";
import type { Delivery } from "../../db/delivery/deliveries.ts";
import type { DeliveryLead } from "../../db/delivery/delivery-lead.ts";
import { metaOutcome } from "./meta-answer.ts";
import { metaEvent, type MetaEvent } from "./meta-event.ts";
import { readMetaSources, type MetaSources } from "./meta-sources.ts";
import type { Dispatch, Outcome } from "../outcome.ts";
import { outcomeOfFailure, peerFetch } from "../peer-fetch.ts";

/** Meta takes so many events a call, and all of them or none. */
export const META_MOST = 1000;
/** Meta's own advice; its answers take less than half of it. */
const TIMEOUT_MS = 1500;
/** For each further event of a call. */
const MORE_MS = 10;
export const META_LONGEST_MS = timeoutOf(META_MOST);
/** Meta takes no event that is older; an hour less, so that one on its way is in time. */
const OLDEST_S = 7 * 24 * 3600 - 3600;

/** Tells the Conversions API of events in one call, each under the id that the browser's twin has. */
export async function deliverMeta(dispatch: Dispatch, deliveries: Delivery[]): Promise<Outcome[]> {
  const { env } = dispatch;
  if (!env.META_PIXEL_ID || !env.META_CAPI_TOKEN)
    return deliveries.map(() => ({ result: "paused", error: "not_configured" }));
  const sources = await readMetaSources(dispatch, deliveries);
  const judged = await Promise.all(deliveries.map((delivery) => eventOrReason(dispatch, delivery, sources)));
  const events = judged.filter((one) => typeof one !== "string");
  const outcome = events.length > 0 ? await send(env, events) : null;
  return judged.map((one) =>
    typeof one === "string" || !outcome ? { result: "cancelled", error: String(one) } : outcome,
  );
}

/** The event that a row stands for, or why it is left out. */
async function eventOrReason(
  dispatch: Dispatch,
  delivery: Delivery,
  sources: MetaSources,
): Promise<MetaEvent | "erased" | "suspect" | "no_consent" | "no_event" | "too_old"> {
  const lead = sources.leads.get(delivery.assessmentId ?? 0);
  if (!lead) return "erased";
  if (lead.suspect === 1) return "suspect";
  if (!mayTell(lead, delivery)) return "no_consent";
  const event = await metaEvent(dispatch, delivery, lead, sources);
  if (!event) return "no_event";
  return dispatch.now / 1000 - event.event_time > OLDEST_S ? "too_old" : event;
}

/** What is refused of several may be the fault of one: each is to be tried with fewer others. */
async function send(env: Env, events: MetaEvent[]): Promise<Outcome> {
  const sending = peerFetch(eventsUrl(env), post(env, events), timeoutOf(events.length));
  const outcome = await sending.then(metaOutcome, outcomeOfFailure);
  return outcome.result === "dead" && events.length > 1 ? { ...outcome, result: "apart" } : outcome;
}

function timeoutOf(events: number): number {
  return TIMEOUT_MS + MORE_MS * (events - 1);
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
function post(env: Env, events: MetaEvent[]): RequestInit {
  const test = env.META_TEST_EVENT_CODE ? { test_event_code: env.META_TEST_EVENT_CODE } : {};
  return {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ data: events, access_token: env.META_CAPI_TOKEN, ...test }),
  };
}
