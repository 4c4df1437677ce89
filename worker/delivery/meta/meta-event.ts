import type { AssessmentType } from "#domain/leads/assessment-list";
import type { AdParams } from "#domain/money/ads/ad-params";
import type { Message } from "#domain/delivery/messages";
import { keyedHash } from "../../crypto/keyed-hash.ts";
import type { DeliveryLead } from "../../db/leads/delivery-lead.ts";
import type { WebsitePart } from "./meta-parts.ts";
import type { MetaSources } from "./meta-sources.ts";
import type { MetaUser } from "./meta-user.ts";
import type { Dispatch } from "../outcome.ts";

/** An event of a visitor, in the Conversions API's format. `event_time` is in seconds. */
export type WebsiteEvent = {
  event_name: string;
  event_time: number;
  event_id: string;
  /** Also for a lead's stages: Meta specifies CRM events only for leads from its own forms (`CrmEvent`). */
  action_source: "website";
  event_source_url: string;
  user_data: MetaUser;
  custom_data: AdParams;
};

/** The event that a message reports; null if it no longer exists. `origin` is the site's own. */
export async function websiteEvent(
  { env, now }: Dispatch,
  { message, createdAt }: WebsitePart,
  lead: DeliveryLead,
  sources: MetaSources,
  origin: string,
): Promise<WebsiteEvent | null> {
  const told = await toldBy(env, { message, createdAt }, lead, sources);
  if (!told) return null;
  const { name, id, at, path, data } = told;
  return {
    event_name: name,
    event_time: timeOf(at, now),
    event_id: id,
    action_source: "website",
    event_source_url: new URL(path, origin).href,
    user_data: await sources.user(lead),
    custom_data: data,
  };
}

/** The facts of an event: `at` in milliseconds, and `path` of the page on which it happened. */
type Told = { name: string; id: string; at: number; path: string; data: AdParams };

async function toldBy(
  env: Env,
  { message, createdAt }: Pick<WebsitePart, "message" | "createdAt">,
  lead: DeliveryLead,
  sources: MetaSources,
): Promise<Told | null> {
  switch (message.kind) {
    case "ad-event":
      return visitorEvent(env, message.payload, lead, sources);
    case "stage-event":
      return stageEvent(createdAt, message.payload, lead);
  }
}

type Payload<Kind> = Extract<Message<"meta">, { kind: Kind }>["payload"];

async function visitorEvent(
  env: Env,
  { name, source }: Payload<"ad-event">,
  lead: DeliveryLead,
  sources: MetaSources,
): Promise<Told | null> {
  const event = sources.event(lead.id, name, source);
  if (!event) return null;
  const sessionHash = event.name === "HubPageView" ? await keyedHash(env, "pseudonym", lead.sessionId) : null;
  const isOfHub = event.name === "HubPageView" || event.source === "strategy_hub";
  return {
    name: event.name,
    id: event.eventId,
    at: event.createdAt,
    // Without the session id in a hub's address, which is a secret.
    path: isOfHub ? "/hub" : doorPath(lead),
    data: { ...event.params, ...(sessionHash && { session_id: sessionHash }) },
  };
}

/** A stage that staff set, reported as if it had happened on the page where the lead came in. */
function stageEvent(at: number, { stage, eventId }: Payload<"stage-event">, lead: DeliveryLead): Told {
  const { dealValue, dealCurrency } = lead;
  const data = stage === "Won" && dealValue !== null ? { value: dealValue, currency: dealCurrency } : {};
  return { name: stage, id: eventId, at, path: doorPath(lead), data };
}

function doorPath({ assessmentType }: DeliveryLead): string {
  return DOOR_PATHS[assessmentType];
}

/** Where each came in. Leads of Meta's forms have no website events; they finish in the quiz. */
const DOOR_PATHS = { quiz: "/quiz", chat: "/chat", form: "/quiz" } as const satisfies Record<
  AssessmentType,
  string
>;

/** In seconds. Never in the future, which Meta refuses: clocks of different machines disagree. */
export function timeOf(createdAt: number, now: number): number {
  return Math.floor(Math.min(createdAt, now) / 1000);
}
