import * as z from "zod/mini";
import { BROWSER_AD_EVENTS, SERVER_AD_EVENTS, STAGE_AD_EVENTS } from "../money/ads/ad-events.ts";
import { BOOKING_STATUSES } from "../booking/booking-status.ts";
import { leadStatusSchema } from "../leads/lead-status-schema.ts";
import { parsedJson } from "../parsed-json.ts";
import type { Channel } from "./channels.ts";
import { CRM_STAGES } from "../money/ads/crm-stage.ts";
import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS, webhookPayloadSchema } from "./webhook-events.ts";

const id = z.int();
const nothing = z.object({});
/** The origin of the request that queued the message, for its links; needed only if `APP_ORIGIN` is not set. */
const withOrigin = z.object({ origin: z.nullish(z.url()) });
/** A booked call as it was when its mail was queued: after a change of its time or an end, the mail is over. */
const ofCall = z.extend(withOrigin, { bookingId: id, sequence: id, startsAt: id });
/** `byDefault`: whether a visitor who decided nothing counted as agreed when the event was queued. */
const byDefault = z.boolean();

/**
 * Every outbox message: its channel, its kind, and a payload with the values that the lead's row could not provide
 * later. All other content is read when the message is sent.
 */
const schemas = {
  slack: z.discriminatedUnion("kind", [
    message("slack", "slack-mql", nothing),
    message(
      "slack",
      "slack-move",
      z.object({ from: leadStatusSchema, to: leadStatusSchema, by: z.string() }),
    ),
    message("slack", "slack-call-request", nothing),
    message("slack", "slack-link-request", nothing),
    message(
      "slack",
      "slack-booking",
      z.object({ bookingId: id, status: z.enum(BOOKING_STATUSES), startsAt: z.nullable(z.int()) }),
    ),
    message("slack", "slack-booking-left", z.object({ bookingId: id })),
    message("slack", "slack-expiry", z.object({ ids: z.array(id) })),
    message("slack", "slack-taken-over", z.object({ from: z.string(), by: z.string() })),
    message("slack", "slack-overdue", z.object({ ids: z.array(id) })),
    message("slack", "slack-next-actions", z.object({ ids: z.array(id) })),
    message("slack", "slack-mail", z.object({ mailId: id })),
    message("slack", "slack-form-leads", z.object({ count: z.int() })),
    message("slack", "slack-update", nothing),
    message(
      "slack",
      "slack-erased",
      z.object({ channel: z.string(), ts: z.nullable(z.string()), sentAt: z.int() }),
    ),
    message("slack", "slack-test", nothing),
  ]),
  email: z.discriminatedUnion("kind", [
    message("email", "hub-mail", withOrigin),
    message("email", "reminder", withOrigin),
    message("email", "new-link", withOrigin),
    message("email", "call-booked", ofCall),
    message("email", "call-moved", ofCall),
    message("email", "call-cancelled", ofCall),
    message("email", "call-day-before", ofCall),
    message("email", "call-hour-before", ofCall),
    message("email", "call-missed", ofCall),
    message("email", "staff-answer", z.extend(withOrigin, { mailId: z.string() })),
    message("email", "staff-mail", z.extend(withOrigin, { mailId: z.string() })),
  ]),
  meta: z.discriminatedUnion("kind", [
    message(
      "meta",
      "ad-event",
      z.extend(withOrigin, {
        name: z.enum([...BROWSER_AD_EVENTS, ...SERVER_AD_EVENTS]),
        source: z.string(),
        byDefault,
      }),
    ),
    // Events of visits before their leads. Each event stores which row sent it.
    message("meta", "visit-events", z.object({ visits: z.array(id), count: id })),
    message(
      "meta",
      "stage-event",
      z.extend(withOrigin, { stage: z.enum(STAGE_AD_EVENTS), eventId: z.string(), byDefault }),
    ),
    message("meta", "crm-event", z.object({ stage: z.enum(CRM_STAGES) })),
  ]),
  object: z.discriminatedUnion("kind", [
    message("object", "destroy-chat", z.object({ sessionIds: z.array(z.string()) })),
  ]),
  webhook: z.object({
    channel: z.literal("webhook"),
    kind: z.enum(WEBHOOK_EVENTS),
    payload: webhookPayloadSchema,
  }),
} satisfies Record<Channel, z.ZodMiniType>;

type Messages = { [C in Channel]: z.output<(typeof schemas)[C]> };

/** A message of one channel, or of any. */
export type Message<C extends Channel = Channel> = Messages[C];

/** What staff read in place of a kind. */
export const MESSAGE_NAMES: Record<Message["kind"], string> = {
  "slack-mql": "New lead",
  "slack-move": "Lead status changed",
  "slack-call-request": "Call requested",
  "slack-link-request": "New hub link requested",
  "slack-booking": "Call booked, moved or canceled",
  "slack-booking-left": "Booked call without a lead",
  "slack-expiry": "Hubs expired",
  "slack-taken-over": "Lead taken over",
  "slack-overdue": "First calls overdue",
  "slack-next-actions": "Next steps due",
  "slack-mail": "Email from a lead",
  "slack-form-leads": "Older leads of Meta forms",
  "slack-update": "Message updated",
  "slack-erased": "Message about an erased lead",
  "slack-test": "Test message",
  "hub-mail": "Strategy hub",
  reminder: "Reminder before the hub expires",
  "new-link": "New link to the strategy hub",
  "call-booked": "Confirmation of a call",
  "call-moved": "New time of a call",
  "call-cancelled": "Cancellation of a call",
  "call-day-before": "Reminder a day before a call",
  "call-hour-before": "Reminder an hour before a call",
  "call-missed": "After a missed call",
  "staff-answer": "Answer from staff",
  "staff-mail": "Email from staff",
  "ad-event": "Ad event",
  "visit-events": "Ad events of visits",
  "stage-event": "Stage of a lead",
  "crm-event": "Stage of a form lead",
  "destroy-chat": "Transcript of an erased lead",
  ...WEBHOOK_EVENT_NAMES,
};

const MESSAGES: { [C in Channel]: z.ZodMiniType<Messages[C]> } = schemas;

/** Reads a stored message; null if its payload does not fit its kind, as rows outlive deployments. */
export function readMessage<C extends Channel>(
  channel: C,
  { kind, payload }: { kind: string; payload: string },
): Message<C> | null {
  return MESSAGES[channel].safeParse({ channel, kind, payload: parsedJson(payload) }).data ?? null;
}

function message<const C extends Channel, const Kind extends string, Payload extends z.ZodMiniType>(
  channel: C,
  kind: Kind,
  payload: Payload,
) {
  return z.object({ channel: z.literal(channel), kind: z.literal(kind), payload });
}
