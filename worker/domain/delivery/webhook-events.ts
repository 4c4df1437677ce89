import * as z from "zod/mini";
import { leadStatusSchema } from "../leads/lead-status-schema.ts";

/** What other programs can be told of (contract 24). The database queues them under these names. */
export const WEBHOOK_EVENTS = [
  "lead.created",
  "lead.completed",
  "lead.status_changed",
  "lead.updated",
  "lead.erased",
  "call.recorded",
  "booking.created",
  "booking.moved",
  "booking.cancelled",
  "booking.held",
  "booking.missed",
  "mail.received",
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** What staff call them. */
export const WEBHOOK_EVENT_NAMES: Record<WebhookEvent, string> = {
  "lead.created": "Lead created",
  "lead.completed": "Lead completed",
  "lead.status_changed": "Lead status changed",
  "lead.updated": "Lead updated",
  "lead.erased": "Lead erased",
  "call.recorded": "Call recorded",
  "booking.created": "Call booked",
  "booking.moved": "Booked call moved",
  "booking.cancelled": "Booked call canceled",
  "booking.held": "Booked call held",
  "booking.missed": "Booked call missed",
  "mail.received": "Email received",
};

/** Changes of one row that are told apart; with more it is not said whose they are. */
export const TOLD_APART = 20;

/** What a row holds of its event: ids and times, as all else is read at each try. */
export const webhookPayloadSchema = z.object({
  /** When it was (ms); each change of a lead that one row stands for. */
  at: z.array(z.int()).check(z.minLength(1)),
  /** Who did it, where the record of it says so. */
  by: z.nullish(z.string()),
  from: z.optional(leadStatusSchema),
  to: z.optional(leadStatusSchema),
  callId: z.optional(z.int()),
  bookingId: z.optional(z.int()),
  mailId: z.optional(z.int()),
  /** The lead that was erased. */
  leadId: z.optional(z.int()),
});

export type WebhookPayload = z.output<typeof webhookPayloadSchema>;
