import { consentMode } from "#domain/people/consent/consent-mode";
import { noteVersionWarning } from "../../db/money/ads/version-warnings.ts";
import { noteLeftOut } from "../../db/delivery/visit-batches.ts";
import type { DeliveryLead } from "../../db/leads/delivery-lead.ts";
import { logError } from "../../log.ts";
import type { Delivery, Dispatch, Outcome, Tried } from "../outcome.ts";
import { outcomeOfFailure, peerFetch } from "../peer-fetch.ts";
import { graphVersion, versionWarning } from "./graph-version.ts";
import { metaOutcome } from "./meta-answer.ts";
import { crmEvent, eventsJson, type CrmEvent } from "./crm-event.ts";
import { timeOf, websiteEvent, type WebsiteEvent } from "./meta-event.ts";
import { partsOf, type MetaPart, type WebsitePart } from "./meta-parts.ts";
import { readMetaSources, type MetaSources } from "./meta-sources.ts";

/** Meta accepts at most this many events per call, all of them or none. */
export const META_MOST = 1000;
/** Recommended by Meta, whose answers usually take less than half of this. */
const TIMEOUT_MS = 1500;
/** Added for each further event of a call. */
const MORE_MS = 10;
export const META_LONGEST_MS = timeoutOf(META_MOST);
/** Meta rejects events older than seven days; an hour less, so that an event in transit is still in time. */
const OLDEST_S = 7 * 24 * 3600 - 3600;

export function isMetaSetUp(env: Env): boolean {
  return Boolean(env.META_PIXEL_ID && env.META_CAPI_TOKEN);
}

/** Sends events to the Conversions API in one call, each under the id that the browser reports it by. */
export async function deliverMeta(dispatch: Dispatch, deliveries: Delivery<"meta">[]): Promise<Tried[]> {
  const sources = await readMetaSources(dispatch, deliveries);
  const judged = await Promise.all(deliveries.map((claim) => judge(dispatch, claim, sources)));
  const outcome = await send(
    dispatch,
    judged.flatMap(({ events }) => events),
  );
  const tried = judged.map((one) => ({ ...one, outcome: outcomeOf(one, outcome) }));
  await noteAll(dispatch, tried);
  return tried.map(({ claim, outcome: own }) => ({ claim, outcome: own }));
}

type MetaEvent = WebsiteEvent | CrmEvent;

/** A delivery with the events that can be sent, and those left out with the reason. */
type Judged = { claim: Delivery<"meta">; events: MetaEvent[]; left: (MetaPart & { reason: Reason })[] };

async function judge(dispatch: Dispatch, claim: Delivery<"meta">, sources: MetaSources): Promise<Judged> {
  const parts = partsOf(claim, sources);
  const all = await Promise.all(
    parts.map(async (part) => ({ part, event: await eventOrReason(dispatch, part, sources) })),
  );
  const left = all.flatMap(({ part, event }) =>
    typeof event === "string" ? [{ ...part, reason: event }] : [],
  );
  const events = all.flatMap(({ event }) => (typeof event === "string" ? [] : [event]));
  // If one event waits for the app's address, the whole delivery waits.
  return { claim, events: left.some(isWaiting) ? [] : events, left };
}

const isWaiting = ({ reason }: { reason: Reason }) => reason === "origin_not_configured";

function outcomeOf({ claim, events, left }: Judged, outcome: Outcome): Outcome {
  if (events.length === 0) return leftOut(left.find(isWaiting)?.reason ?? left[0]?.reason ?? "erased");
  return outcome.result === "apart" && claim.message.kind === "visit-events"
    ? { ...outcome, result: "split" }
    : outcome;
}

/** Records which events were left out of deliveries of several, once those are settled. */
async function noteAll({ db }: Dispatch, tried: readonly (Judged & { outcome: Outcome })[]): Promise<void> {
  for (const { claim, left, outcome } of tried) {
    const isOver = ["sent", "cancelled", "dead"].includes(outcome.result);
    if (claim.message.kind !== "visit-events" || !isOver || left.length === 0) continue;
    const without = left.flatMap(({ assessmentId, message, reason }) =>
      assessmentId === null || message.kind !== "ad-event"
        ? []
        : [{ leadId: assessmentId, name: message.payload.name, reason }],
    );
    const noting = noteLeftOut(db, claim.id, without);
    await noting.catch((error: unknown) => logError("left_out", error));
  }
}

type Reason =
  | "erased"
  | "suspect"
  | "no_consent"
  | "no_browser"
  | "no_event"
  | "too_old"
  | "origin_not_configured";

/**
 * Events that wait for the app's address can be sent once it is known; waiting changes nothing for any other reason.
 */
function leftOut(reason: Reason): Outcome {
  return { result: reason === "origin_not_configured" ? "retry" : "cancelled", error: reason };
}

/**
 * The event that a message reports, or why it is left out. Meta requires a page and a browser in each website event,
 * and neither of what becomes of a lead of its own forms.
 */
async function eventOrReason(
  dispatch: Dispatch,
  part: MetaPart,
  sources: MetaSources,
): Promise<MetaEvent | Reason> {
  const lead = sources.leads.get(part.assessmentId ?? 0);
  if (!lead) return "erased";
  if (lead.suspect === 1) return "suspect";
  const { message } = part;
  const event =
    message.kind === "crm-event"
      ? crmOrReason(dispatch, { ...part, message }, lead, sources)
      : await websiteOrReason(dispatch, { ...part, message }, lead, sources);
  if (typeof event === "string") return event;
  return dispatch.now / 1000 - event.event_time > OLDEST_S ? "too_old" : event;
}

async function websiteOrReason(
  dispatch: Dispatch,
  part: WebsitePart,
  lead: DeliveryLead,
  sources: MetaSources,
): Promise<WebsiteEvent | Reason> {
  if (!mayTell(lead, part)) return "no_consent";
  if (lead.userAgent === null) return "no_browser";
  const origin = dispatch.origin ?? part.message.payload.origin;
  if (!origin) return "origin_not_configured";
  return (await websiteEvent(dispatch, part, lead, sources, origin)) ?? "no_event";
}

type CrmPart = Omit<MetaPart, "message"> & { message: Extract<MetaPart["message"], { kind: "crm-event" }> };

/** What staff have chosen for the form holds as it stands now. */
function crmOrReason(
  { now }: Dispatch,
  { message, createdAt }: CrmPart,
  lead: DeliveryLead,
  sources: MetaSources,
): CrmEvent | Reason {
  const formLead = sources.formLead(lead.id);
  if (!formLead) return "no_event";
  if (formLead.mayTell === 0) return "no_consent";
  return crmEvent(message.payload.stage, timeOf(createdAt, now) * 1000, formLead, lead);
}

/** One event may be why several were refused together, so they are retried in smaller batches. */
async function send(dispatch: Dispatch, events: MetaEvent[]): Promise<Outcome> {
  if (events.length === 0) return { result: "sent" };
  const { env } = dispatch;
  const sending = peerFetch(eventsUrl(env), post(env, events), timeoutOf(events.length));
  const answer = await sending.catch(outcomeOfFailure);
  if (!("headers" in answer)) return answer;
  await noteWarning(dispatch, versionWarning(answer.headers));
  const outcome = metaOutcome(answer);
  return outcome.result === "dead" && events.length > 1 ? { ...outcome, result: "apart" } : outcome;
}

/** What Meta accepted counts as sent, even if its warning cannot be stored. */
async function noteWarning({ env, db, now }: Dispatch, warning: string | null): Promise<void> {
  if (warning === null) return;
  const noting = noteVersionWarning(db, "events", { version: graphVersion(env), warning }, now);
  await noting.catch((error: unknown) => logError("version_warning", error));
}

function timeoutOf(events: number): number {
  return TIMEOUT_MS + MORE_MS * (events - 1);
}

/**
 * The visitor's decision as it stands now. Without one, both the default at the time the event was queued and the
 * default of the lead's location must allow it: another person may open a hub's link elsewhere.
 */
function mayTell({ adConsent, country, region }: DeliveryLead, { message }: WebsitePart): boolean {
  if (adConsent !== null) return adConsent === 1;
  const isOptOut = country === null || consentMode({ country, region, loopback: false }) === "opt-out";
  return isOptOut && message.payload.byDefault;
}

function eventsUrl(env: Env): string {
  const path = `/${graphVersion(env)}/${encodeURIComponent(env.META_PIXEL_ID)}/events`;
  return new URL(path, env.META_GRAPH_ORIGIN).href;
}

/** The token goes into the body, because URLs end up in logs on the way. */
function post(env: Env, events: MetaEvent[]): RequestInit {
  const test = env.META_TEST_EVENT_CODE ? { test_event_code: env.META_TEST_EVENT_CODE } : {};
  return {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: eventsJson({ data: events, access_token: env.META_CAPI_TOKEN, ...test }),
  };
}
