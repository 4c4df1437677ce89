import * as z from "zod/mini";
import { NAMED_CHANNELS, type DeliveryStatus, type Destination } from "./channels.ts";

export const DELIVERIES_LIMIT = 50;
const RESEND_MAX = 200;

/** An outbox message as staff see it, without its content. Times are ISO strings; `error` is a code. */
export type DeliveryView = {
  id: number;
  channel: Destination;
  kind: string;
  status: DeliveryStatus;
  assessmentId: number | null;
  /** The lead's name or e-mail. */
  lead: string | null;
  createdAt: string;
  dueAt: string;
  sentAt: string | null;
  attempts: number;
  error: string | null;
};

/**
 * A destination that is paused because its credentials or webhook were refused, or turned off. `endpoint` is the host of a
 * webhook endpoint.
 */
export type ChannelPause = { channel: Destination; endpoint: string | null; reason: string; since: string };

/** A message in Slack, as a person finds it: `#leads`, or the id of a previous channel, and when it was sent. */
export type SlackWhereabouts = { channel: string; sentAt: string };

/**
 * The same in a list of all; `event` is the ad event that it reports, `inSlack` the message that it overwrites,
 * `endpoint` the host that it goes to.
 */
export type ListedDelivery = DeliveryView & {
  event: string | null;
  inSlack: SlackWhereabouts | null;
  endpoint: string | null;
};

/** Mails that wait for their time: until the sender's daily quota begins anew (ISO), and for refused addresses. */
export type MailWaits = { quota: { count: number; until: string } | null; refused: number };

export type DeliveryPage = {
  deliveries: ListedDelivery[];
  nextCursor: number | null;
  pauses: ChannelPause[];
  mailWaits: MailWaits;
};

/**
 * The messages to resend: these rows, or all of a channel that are dead or waiting to be retried. An endpoint is turned on
 * among the webhooks, by owners.
 */
export const resendSchema = z.union(
  [
    z.object({ ids: z.array(z.int().check(z.positive())).check(z.minLength(1), z.maxLength(RESEND_MAX)) }),
    z.object({ channel: z.enum(NAMED_CHANNELS) }),
  ],
  { error: "Send the ids of up to 200 deliveries, or a channel." },
);

export type Resend = z.output<typeof resendSchema>;
