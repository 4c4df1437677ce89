import * as z from "zod/mini";
import { WEBHOOK_EVENTS, type WebhookEvent } from "../delivery/webhook-events.ts";
import { paragraphs } from "../text.ts";

/** So many endpoints there may be. */
export const ENDPOINTS_MAX = 10;
export const ENDPOINT_DESCRIPTION_MAX = 200;
export const WEBHOOK_URL_MAX = 2048;
/** After a rotation the secret before signs as well for so long. */
export const FORMER_SECRET_MS = 24 * 60 * 60 * 1000;
/** An endpoint at which every try has failed for so many days is turned off. */
export const FAILING_DAYS_MAX = 5;
/** A message can be sent again for as long as it is stored. */
export const SEND_AGAIN_MS = 3 * 24 * 60 * 60 * 1000;

/** Why staff have an endpoint turned off. */
export const TURNED_OFF = "turned_off";

const fields = {
  url: z.string({ error: "Enter a full https:// address" }).check(z.trim(), z.maxLength(WEBHOOK_URL_MAX)),
  description: paragraphs(ENDPOINT_DESCRIPTION_MAX),
  events: z.pipe(
    z
      .array(z.enum(WEBHOOK_EVENTS, { error: `Choose among ${WEBHOOK_EVENTS.join(", ")}` }))
      .check(z.minLength(1, { error: "Choose at least one event" }), z.maxLength(WEBHOOK_EVENTS.length)),
    z.transform((chosen) => WEBHOOK_EVENTS.filter((event) => chosen.includes(event))),
  ),
};

export const newEndpointSchema = z.object({ ...fields, description: z._default(fields.description, "") });
export type NewEndpoint = z.output<typeof newEndpointSchema>;

/** What is not given stays. */
export const endpointChangeSchema = z
  .partial(z.object({ ...fields, isOn: z.boolean() }))
  .check(z.refine((change) => Object.keys(change).length > 0, { error: "Say what to change" }));
export type EndpointChange = z.output<typeof endpointChangeSchema>;

/** An endpoint with its health, as owners see it. Times are ISO text. */
export type EndpointView = {
  id: number;
  version: number;
  url: string;
  description: string;
  events: WebhookEvent[];
  createdAt: string;
  createdBy: string;
  /** Why it is off, and since when; null while it is on. */
  off: { reason: string; since: string } | null;
  /** Since when every try has failed. */
  failingSince: string | null;
  /** Until when the secret before the last rotation signs as well. */
  formerSecretUntil: string | null;
  /** How many messages wait to be sent or retried, and how many were given up. */
  waiting: number;
  failed: number;
  lastTry: EndpointTryResult | null;
};

/** How a try ended: the answer's status, or without an answer why. */
export type EndpointTryResult = { at: string; status: number | null; error: string | null };

/** A try in an endpoint's log. */
export type EndpointTry = EndpointTryResult & {
  id: number;
  /** `test` is none of the events. */
  event: string;
  leadId: number | null;
  /** Milliseconds. */
  took: number;
  /** The first KB. */
  answer: string | null;
  canSendAgain: boolean;
};

/** The list, and whether endpoints can be called at all: their secrets need `ENCRYPTION_KEY`. */
export type EndpointList = { isAvailable: boolean; endpoints: EndpointView[] };
