import * as z from "zod/mini";

/** Where messages go: three services, and the chat's own object, which is told to destroy itself. */
export const CHANNELS = ["slack", "email", "meta", "object"] as const;
export type Channel = (typeof CHANNELS)[number];
export const DELIVERY_STATUSES = ["pending", "sent", "dead", "cancelled"] as const;
export const DELIVERIES_LIMIT = 50;
const RESEND_MAX = 200;

/** An outbox message as staff see it, without its content. Times are ISO strings; `error` is a code. */
export type DeliveryView = {
  id: number;
  channel: Channel;
  kind: string;
  status: (typeof DELIVERY_STATUSES)[number];
  assessmentId: number | null;
  /** The lead's name or e-mail. */
  lead: string | null;
  createdAt: string;
  dueAt: string;
  sentAt: string | null;
  attempts: number;
  error: string | null;
};

/** A channel that is paused because its credentials or webhook were refused. */
export type ChannelPause = { channel: string; reason: string; since: string };

export type DeliveryPage = { deliveries: DeliveryView[]; nextCursor: number | null; pauses: ChannelPause[] };

/** The messages to resend: these rows, or all of a channel that are dead or waiting to be retried. */
export const resendSchema = z.union(
  [
    z.object({ ids: z.array(z.int().check(z.positive())).check(z.minLength(1), z.maxLength(RESEND_MAX)) }),
    z.object({ channel: z.enum(CHANNELS) }),
  ],
  { error: "Send the ids of up to 200 deliveries, or a channel." },
);

export type Resend = z.output<typeof resendSchema>;
