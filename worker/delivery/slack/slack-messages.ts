import type { Delivery } from "../../db/delivery/deliveries.ts";
import { findBooking, type BookingRow } from "../../db/booking/bookings.ts";
import { findDeliveryLead, findDeliveryLeads, type DeliveryLead } from "../../db/delivery/delivery-lead.ts";
import type { Dispatch } from "../outcome.ts";
import { leadLine, leadMessage, nameOf, plainMessage, type SlackMessage } from "./slack-message.ts";
import { fact, timeFact } from "./slack-text.ts";
import { utcTime } from "../utc-time.ts";

/** What a row of the outbox says in Slack; null when there is nothing left to tell of. */
export async function slackMessage(dispatch: Dispatch, delivery: Delivery): Promise<SlackMessage | null> {
  const { db, origin } = dispatch;
  const { kind, payload } = delivery;
  if (kind === "slack-test") return testMessage(origin);
  if (kind === "slack-expiry") return expiryMessage(dispatch, idsIn(payload["ids"]));
  if (kind === "slack-booking") return bookingMessage(dispatch, delivery);
  const lead = await findDeliveryLead(db, delivery.assessmentId);
  if (!lead || lead.suspect === 1) return null;
  return leadNews(kind, lead, payload, origin);
}

function leadNews(
  kind: string,
  lead: DeliveryLead,
  payload: Record<string, unknown>,
  origin: string | null,
): SlackMessage | null {
  const name = nameOf(lead);
  const { from, to, by } = payload;
  switch (kind) {
    case "slack-mql":
      return leadMessage(lead, origin, `New lead: ${name}`);
    case "slack-move":
      return leadMessage(lead, origin, `${name}: ${from} → ${to}`, [fact("Moved by", String(by))]);
    case "slack-call-request":
      return leadMessage(lead, origin, `${name} asks for a call`);
    case "slack-link-request":
      return leadMessage(lead, origin, `${name} asks for a new link to an expired hub`);
    default:
      return null;
  }
}

function testMessage(origin: string | null): SlackMessage {
  const line = "New leads and pipeline movements will be told here.";
  return plainMessage("Test message: Slack is connected", [line], origin);
}

async function expiryMessage({ db, origin, now }: Dispatch, ids: number[]): Promise<SlackMessage | null> {
  const leads = await findDeliveryLeads(db, ids);
  if (leads.length === 0) return null;
  const lines = leads.map((lead) => {
    const ended = lead.hubExpiresAt !== null && lead.hubExpiresAt <= now;
    return leadLine(
      lead,
      origin,
      ended ? `until ${utcTime(lead.hubExpiresAt ?? now)}` : "was extended since",
    );
  });
  const hubs = leads.length === 1 ? "1 strategy hub" : `${leads.length} strategy hubs`;
  return plainMessage(`${hubs} expired without a booking click`, lines, origin);
}

const BOOKING_NEWS = { booked: "booked a call", moved: "moved the call", cancelled: "cancelled the call" };

async function bookingMessage({ db, origin }: Dispatch, delivery: Delivery): Promise<SlackMessage | null> {
  const { bookingId, status, startsAt } = delivery.payload;
  const booking = typeof bookingId === "number" ? await findBooking(db, bookingId) : null;
  if (!booking) return null;
  // What is told is what happened then, even when the booking has changed again since.
  const told = { ...booking, ...statusOf(status), startsAt: typeof startsAt === "number" ? startsAt : null };
  const when = told.startsAt === null ? [] : [timeFact("Call", told.startsAt)];
  const lead = await findDeliveryLead(db, booking.assessmentId);
  if (lead) return leadMessage(lead, origin, `${nameOf(lead)} ${BOOKING_NEWS[told.status]}`, when);
  const lines = [...when, fact("Email", booking.email ?? "unknown")].map(({ text }) => text);
  const headline = `${nameOf(booking)} ${BOOKING_NEWS[told.status]}, but is no known lead`;
  // The settings list it, to be given its lead.
  return plainMessage(headline, lines, origin, "settings");
}

function statusOf(status: unknown): Pick<BookingRow, "status"> | undefined {
  const known = (["booked", "moved", "cancelled"] as const).find((one) => one === status);
  return known && { status: known };
}

function idsIn(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === "number") : [];
}
