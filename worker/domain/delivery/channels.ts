/** Channels with one peer each: the last is a chat's own object, which they make destroy itself. */
export const NAMED_CHANNELS = ["slack", "email", "meta", "object"] as const;
export type NamedChannel = (typeof NAMED_CHANNELS)[number];

/** Where messages go. The webhook's peers are endpoints of other programs, as many as the team has added. */
export const CHANNELS = [...NAMED_CHANNELS, "webhook"] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * Where a row of the outbox goes, as its column `channel` says: to the one peer of a channel, or to one webhook endpoint.
 * The messages to it wait, are held and are paused together.
 */
export type Destination = NamedChannel | `webhook:${number}`;

export function channelOf(destination: Destination): Channel {
  return isEndpoint(destination) ? "webhook" : destination;
}

export function isEndpoint(destination: Destination): destination is `webhook:${number}` {
  return destination.startsWith("webhook:");
}

/** An endpoint as a destination. */
export function endpointDestination(id: number): `webhook:${number}` {
  return `webhook:${id}`;
}

type About = {
  /** The channel's name for staff. */
  name: string;
  /** The event that ends a pause unless staff retry first: a new connection, or an hourly attempt. */
  pauseEnds: "reconnect" | "hourly";
  /** Right after the response that queued something, or with the next run of the scheduled jobs, many in one call. */
  sends: "at once" | "by the minute";
  /** For how many days a failed message is retried before it counts as dead. */
  retryDays: number;
};

export const ABOUT_CHANNEL: Record<Channel, About> = {
  slack: { name: "Slack", pauseEnds: "reconnect", sends: "at once", retryDays: 1 },
  email: { name: "Email", pauseEnds: "hourly", sends: "at once", retryDays: 1 },
  meta: { name: "Meta", pauseEnds: "hourly", sends: "by the minute", retryDays: 1 },
  object: { name: "Chat deletion", pauseEnds: "hourly", sends: "at once", retryDays: 1 },
  webhook: { name: "Webhook", pauseEnds: "reconnect", sends: "at once", retryDays: 3 },
};

/** `pending` waits for its next attempt, `dead` failed for good, `cancelled` is no longer wanted. */
export const DELIVERY_STATUSES = ["pending", "sent", "dead", "cancelled"] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
