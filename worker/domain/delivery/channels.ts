/** Where messages go: three peers, and a chat's own object, which they make destroy itself. */
export const CHANNELS = ["slack", "email", "meta", "object"] as const;
export type Channel = (typeof CHANNELS)[number];

type About = {
  /** The channel's name for staff. */
  name: string;
  /** The event that ends a pause unless staff retry first: a new connection, or an hourly attempt. */
  pauseEnds: "reconnect" | "hourly";
  /** Right after the response that queued something, or with the next run of the scheduled jobs, many in one call. */
  sends: "at once" | "by the minute";
};

export const ABOUT_CHANNEL: Record<Channel, About> = {
  slack: { name: "Slack", pauseEnds: "reconnect", sends: "at once" },
  email: { name: "Email", pauseEnds: "hourly", sends: "at once" },
  meta: { name: "Meta", pauseEnds: "hourly", sends: "by the minute" },
  object: { name: "Chat deletion", pauseEnds: "hourly", sends: "at once" },
};

/** `pending` waits for its next attempt, `dead` failed for good, `cancelled` is no longer wanted. */
export const DELIVERY_STATUSES = ["pending", "sent", "dead", "cancelled"] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
