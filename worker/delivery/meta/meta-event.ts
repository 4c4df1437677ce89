import { keyedHash } from "../../crypto/keyed-hash.ts";
import type { Delivery } from "../../db/delivery/deliveries.ts";
import type { DeliveryLead } from "../../db/delivery/delivery-lead.ts";
import type { MetaSources } from "./meta-sources.ts";
import type { MetaUser } from "./meta-user.ts";
import type { Dispatch } from "../outcome.ts";

/** An event as the Conversions API takes it. `event_time` is in seconds. */
export type MetaEvent = {
  event_name: string;
  event_time: number;
  event_id: string;
  action_source: "website" | "system_generated";
  event_source_url?: string;
  user_data: MetaUser;
  custom_data: Record<string, unknown>;
};

/** What deal values are in; the product has one currency. */
const CURRENCY = "USD";
/** Names our pipeline to Meta's lead stages. */
const CRM = { event_source: "crm", lead_event_source: "BPM funnel" };

/** The event that a row of the outbox stands for; null when it is no longer there. */
export async function metaEvent(
  dispatch: Dispatch,
  delivery: Delivery,
  lead: DeliveryLead,
  sources: MetaSources,
): Promise<MetaEvent | null> {
  return delivery.kind === "stage-event"
    ? stageEvent(dispatch, delivery, lead, sources)
    : visitorEvent(dispatch, delivery, lead, sources);
}

async function visitorEvent(
  { env, origin, now }: Dispatch,
  { payload }: Delivery,
  lead: DeliveryLead,
  sources: MetaSources,
): Promise<MetaEvent | null> {
  const { name, source } = payload;
  const event = sources.event(lead.id, String(name), String(source ?? ""));
  if (!event) return null;
  const sessionHash = event.name === "HubPageView" ? await keyedHash(env, "pseudonym", lead.sessionId) : null;
  return {
    event_name: event.name,
    event_time: timeOf(event.createdAt, now),
    event_id: event.eventId,
    action_source: "website",
    ...(origin && { event_source_url: new URL(pathOf(event, lead), origin).href }),
    user_data: await sources.user(lead),
    custom_data: { ...event.params, ...(sessionHash && { session_id: sessionHash }) },
  };
}

async function stageEvent(
  { now }: Dispatch,
  { payload, createdAt }: Delivery,
  lead: DeliveryLead,
  sources: MetaSources,
): Promise<MetaEvent | null> {
  const { stage, eventId } = payload;
  if (typeof stage !== "string" || typeof eventId !== "string") return null;
  const worth =
    stage === "Won" && lead.dealValue !== null ? { value: lead.dealValue, currency: CURRENCY } : {};
  return {
    event_name: stage,
    event_time: timeOf(createdAt, now),
    event_id: eventId,
    action_source: "system_generated",
    user_data: await sources.user(lead),
    custom_data: { ...CRM, ...worth },
  };
}

/** In seconds, and never in the future, which Meta refuses: clocks of two machines differ. */
function timeOf(createdAt: number, now: number): number {
  return Math.floor(Math.min(createdAt, now) / 1000);
}

/** The page of an event, without the part of a hub's address that is a secret. */
function pathOf(event: { name: string; source: string }, lead: DeliveryLead): string {
  if (event.name === "HubPageView" || event.source === "strategy_hub") return "/hub";
  return lead.assessmentType === "chat" ? "/chat" : "/quiz";
}
