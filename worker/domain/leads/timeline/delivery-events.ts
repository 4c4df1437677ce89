import { channelOf } from "../../delivery/channels.ts";
import { readMessage, type Message } from "../../delivery/messages.ts";
import { isoText, isoTextOrNull } from "../../time/iso-text.ts";
import { eventOf } from "./mark-events.ts";
import type { TimelineDelivery, TimelineEvent } from "./timeline-event.ts";
import type { OutboxRow } from "./timeline-rows.ts";

type Placed = Exclude<Message, Message<"email" | "webhook">>;
type Caused = Exclude<Placed, { kind: "ad-event" }>;

/** A message without its content. */
export function timelineDelivery({ payload: _payload, ...row }: OutboxRow): TimelineDelivery {
  const { createdAt, dueAt, sentAt } = row;
  return { ...row, createdAt: isoText(createdAt), dueAt: isoText(dueAt), sentAt: isoTextOrNull(sentAt) };
}

/**
 * Adds each message to what caused it. E-mails are events of their own, and so are messages whose cause is no longer
 * known; these are returned.
 */
export function deliveryEvents(
  rows: readonly OutboxRow[],
  events: readonly TimelineEvent[],
): TimelineEvent[] {
  return rows.flatMap((row): TimelineEvent[] => {
    const delivery = timelineDelivery(row);
    const message = readMessage(channelOf(row.channel), row);
    // Of what the lead did other programs are told; that is nothing that happened to it.
    if (message?.channel === "webhook") return [];
    if (message?.channel === "email") {
      const sent = eventOf("mail", row.id, row.sentAt ?? row.createdAt, { mail: message.kind });
      return [{ ...sent, deliveries: [delivery] }];
    }
    if (message && isPlaced(message, delivery, events)) return [];
    return [{ ...eventOf("message", row.id, row.createdAt, {}), deliveries: [delivery] }];
  });
}

function isPlaced(message: Placed, delivery: TimelineDelivery, events: readonly TimelineEvent[]): boolean {
  if (message.kind === "ad-event") return isSaid(message.payload, delivery, events);
  const cause = events.find((event) => isCause(message, delivery.createdAt, event));
  if (!cause) return false;
  if (message.kind === "stage-event" || message.kind === "crm-event") {
    cause.ads.push({ name: message.payload.stage, source: "", delivery });
  } else {
    cause.deliveries.push(delivery);
  }
  // The row of a moved call no longer holds its previous time.
  if (message.kind === "slack-booking" && cause.kind === "booked") {
    cause.startsAt ??= isoTextOrNull(message.payload.startsAt);
  }
  return true;
}

/** Meta's response to an ad event belongs to that event. */
function isSaid(
  { name, source }: { name: string; source: string },
  delivery: TimelineDelivery,
  events: readonly TimelineEvent[],
): boolean {
  const ads = events.flatMap((event) => event.ads);
  const ad = ads.find((known) => known.name === name && known.source === source && !known.delivery);
  if (ad) ad.delivery = delivery;
  return ad !== undefined;
}

/** A message is queued at the very time of the change that causes it, `at`. A new kind does not compile without its place. */
function isCause(message: Caused, at: string, event: TimelineEvent): boolean {
  switch (message.kind) {
    case "slack-mql":
      return event.kind === "completed";
    case "slack-move": {
      const { from, to, by } = message.payload;
      return (
        event.kind === "status" &&
        event.at === at &&
        event.from === from &&
        event.to === to &&
        event.by === by
      );
    }
    case "stage-event":
    case "crm-event":
      return event.kind === "status" && event.at === at && event.to === message.payload.stage;
    case "slack-call-request":
      return event.kind === "call-asked" && event.at === at;
    case "slack-link-request":
      return event.kind === "link-asked" && event.at === at;
    case "slack-taken-over":
      return event.kind === "owner" && event.at === at && event.by === message.payload.by;
    case "slack-booking":
      return isBooking(message.payload, event);
    case "slack-mail":
      return event.kind === "mail-received" && event.n === message.payload.mailId;
    case "slack-booking-left":
    case "slack-expiry":
    case "slack-form-leads":
    case "slack-overdue":
    case "slack-next-actions":
    case "slack-update":
    case "slack-erased":
    case "slack-test":
    case "visit-events":
    case "destroy-chat":
      return false;
  }
}

function isBooking(
  { bookingId, status, startsAt }: { bookingId: number; status: string; startsAt: number | null },
  event: TimelineEvent,
): boolean {
  if (event.kind !== "booked" && event.kind !== "moved" && event.kind !== "cancelled") return false;
  if (event.kind !== status || event.n !== bookingId) return false;
  return event.startsAt === null || event.startsAt === isoTextOrNull(startsAt);
}
