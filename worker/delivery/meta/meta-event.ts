import type { Message } from "#domain/delivery/messages";
import { keyedHash } from "../../crypto/keyed-hash.ts";
import type { DeliveryLead } from "../../db/delivery/delivery-lead.ts";
import type { MetaSources } from "./meta-sources.ts";
import type { MetaUser } from "./meta-user.ts";
import type { Delivery, Dispatch } from "../outcome.ts";

/** An event in the Conversions API's format. `event_time` is in seconds. */
export type MetaEvent = {
  event_name: string;
  event_time: number;
  event_id: string;
  action_source: "website" | "system_generated";
  event_source_url?: string;
  user_data: MetaUser;
  custom_data: Record<string, unknown>;
};

/** The currency of deal values; the product has only this one. */
const CURRENCY = "USD";
/** Identifies our pipeline as the source of Meta's lead stages. */
const CRM = { event_source: "crm", lead_event_source: "BPM funnel" };

/** The event that a message reports; null if it no longer exists. */
export async function metaEvent(
  dispatch: Dispatch,
  { message, createdAt }: Delivery<"meta">,
  lead: DeliveryLead,
  sources: MetaSources,
): Promise<MetaEvent | null> {
  switch (message.kind) {
    case "ad-event":
      return visitorEvent(dispatch, message.payload, lead, sources);
    case "stage-event":
      return stageEvent(timeOf(createdAt, dispatch.now), message.payload, lead, sources);
  }
}

type Payload<Kind> = Extract<Message<"meta">, { kind: Kind }>["payload"];

async function visitorEvent(
  { env, origin, now }: Dispatch,
  { name, source }: Payload<"ad-event">,
  lead: DeliveryLead,
  sources: MetaSources,
): Promise<MetaEvent | null> {
  const event = sources.event(lead.id, name, source);
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
  event_time: number,
  { stage, eventId }: Payload<"stage-event">,
  lead: DeliveryLead,
  sources: MetaSources,
): Promise<MetaEvent> {
  const worth =
    stage === "Won" && lead.dealValue !== null ? { value: lead.dealValue, currency: CURRENCY } : {};
  return {
    event_name: stage,
    event_time,
    event_id: eventId,
    action_source: "system_generated",
    user_data: await sources.user(lead),
    custom_data: { ...CRM, ...worth },
  };
}

/** In seconds. Never in the future, which Meta refuses: the clocks of two machines differ. */
function timeOf(createdAt: number, now: number): number {
  return Math.floor(Math.min(createdAt, now) / 1000);
}

/** The page of an event, without the session id in a hub's address, which is a secret. */
function pathOf(event: { name: string; source: string }, lead: DeliveryLead): string {
  if (event.name === "HubPageView" || event.source === "strategy_hub") return "/hub";
  return lead.assessmentType === "chat" ? "/chat" : "/quiz";
}
