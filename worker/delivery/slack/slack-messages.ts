import type { BookingStatus } from "#domain/booking/booking-event";
import { PHONE_FLAG_NAMES } from "#domain/calls/call-consent";
import type { Message } from "#domain/delivery/messages";
import { lostWords } from "#domain/leads/lost-reason";
import { settingsPath } from "#domain/settings/settings-section";
import { findBooking } from "../../db/booking/bookings.ts";
import { findDeliveryLead, findDeliveryLeads, type DeliveryLead } from "../../db/delivery/delivery-lead.ts";
import type { Delivery, Dispatch } from "../outcome.ts";
import { leadLine, leadMessage, nameOf, plainMessage, type SlackMessage } from "./slack-message.ts";
import { fact, timeFact, type Mrkdwn } from "./slack-text.ts";
import { displayPhone } from "../../phone/parse-phone.ts";
import { utcTime } from "../utc-time.ts";

const CALLS_PATH = "/admin?tab=calls";

/** The Slack text of a message; null if there is nothing left to report. */
export async function slackMessage(
  dispatch: Dispatch,
  { message, assessmentId }: Delivery<"slack">,
): Promise<SlackMessage | null> {
  switch (message.kind) {
    case "slack-test":
      return testMessage(dispatch.origin);
    case "slack-expiry":
      return expiryMessage(dispatch, message.payload.ids);
    case "slack-overdue":
      return overdueMessage(dispatch, message.payload.ids);
    case "slack-next-actions":
      return nextActionsMessage(dispatch, message.payload.ids);
    case "slack-booking":
      return bookingMessage(dispatch, message.payload);
    case "slack-mql":
    case "slack-move":
    case "slack-taken-over":
    case "slack-call-request":
    case "slack-link-request": {
      const lead = await findDeliveryLead(dispatch.db, assessmentId);
      return lead && lead.suspect !== 1 ? leadNews(message, lead, dispatch.origin) : null;
    }
  }
}

type Slack = Message<"slack">;
type OfLead = Exclude<
  Slack,
  { kind: "slack-test" | "slack-expiry" | "slack-booking" | "slack-overdue" | "slack-next-actions" }
>;

function leadNews(message: OfLead, lead: DeliveryLead, origin: string | null): SlackMessage | null {
  const name = nameOf(lead);
  switch (message.kind) {
    case "slack-mql":
      return leadMessage(lead, origin, `New lead: ${name}`);
    case "slack-move": {
      const { from, to, by } = message.payload;
      return leadMessage(lead, origin, `${name}: ${from} → ${to}`, [
        fact("Moved by", by),
        ...(to === "Lost" ? lostFacts(lead) : []),
      ]);
    }
    case "slack-taken-over": {
      const { from, by } = message.payload;
      return leadMessage(lead, origin, `${by} took over ${name} from ${from}`);
    }
    case "slack-call-request":
      return lead.phone === null
        ? null
        : leadMessage(lead, origin, `${name} requested a call`, callFacts(lead));
    case "slack-link-request":
      return leadMessage(lead, origin, `${name} requested a new link to an expired hub`);
  }
}

/** The reason that is known when the message is sent. */
function lostFacts({ lostReason, lostNote }: DeliveryLead): Mrkdwn[] {
  return lostReason === null && lostNote === null ? [] : [fact("Reason", lostWords(lostReason, lostNote))];
}

function callFacts({ phone, phoneFlag, timeZone }: DeliveryLead): Mrkdwn[] {
  const facts = [
    phone !== null && fact("Phone", displayPhone(phone)),
    phoneFlag !== null && fact("Do not call", PHONE_FLAG_NAMES[phoneFlag]),
    timeZone !== null && fact("Time zone", timeZone),
  ];
  return facts.filter((shown) => shown !== false);
}

function testMessage(origin: string | null): SlackMessage {
  const line = "New leads and pipeline movements will be posted here.";
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
      ended ? `expired ${utcTime(lead.hubExpiresAt ?? now)}` : "has been extended since",
    );
  });
  const hubs = leads.length === 1 ? "1 strategy hub" : `${leads.length} strategy hubs`;
  return plainMessage(`${hubs} expired without a booking click`, lines, origin);
}

/** Leads that were called since the clock ran out are not mentioned any more. */
async function overdueMessage({ db, origin }: Dispatch, ids: number[]): Promise<SlackMessage | null> {
  const leads = (await findDeliveryLeads(db, ids)).filter(({ clockStartedAt }) => clockStartedAt !== null);
  if (leads.length === 0) return null;
  const lines = leads.map((lead) => {
    const asked = lead.callRequestedAt === null ? "" : "requested a call, ";
    return leadLine(
      lead,
      origin,
      `${asked}was due ${utcTime(lead.dueAt ?? 0)} · ${lead.owner ?? "no owner"}`,
    );
  });
  const waiting = leads.length === 1 ? "1 lead is waiting" : `${leads.length} leads are waiting`;
  return plainMessage(`${waiting} for a first call`, lines, origin, CALLS_PATH);
}

async function nextActionsMessage({ db, origin }: Dispatch, ids: number[]): Promise<SlackMessage | null> {
  const leads = (await findDeliveryLeads(db, ids)).filter(({ owner }) => owner !== null);
  if (leads.length === 0) return null;
  const lines = leads.map((lead) =>
    leadLine(lead, origin, `· ${lead.owner}: ${lead.nextAction ?? "next call"}`),
  );
  return plainMessage(
    leads.length === 1 ? "A next action is due" : "Next actions are due",
    lines,
    origin,
    CALLS_PATH,
  );
}

const BOOKING_NEWS: Record<BookingStatus, string> = {
  booked: "booked a call",
  moved: "moved the call",
  cancelled: "canceled the call",
};

/** Reports what happened at the time, even if the booking has changed again since. */
async function bookingMessage(
  { db, origin }: Dispatch,
  { bookingId, status, startsAt }: Extract<Slack, { kind: "slack-booking" }>["payload"],
): Promise<SlackMessage | null> {
  const booking = await findBooking(db, bookingId);
  if (!booking) return null;
  const when = startsAt === null ? [] : [timeFact("Call", startsAt)];
  const lead = await findDeliveryLead(db, booking.assessmentId);
  if (lead) return leadMessage(lead, origin, `${nameOf(lead)} ${BOOKING_NEWS[status]}`, when);
  const lines = [...when, fact("Email", booking.email ?? "unknown")].map(({ text }) => text);
  const headline = `${nameOf(booking)} ${BOOKING_NEWS[status]}, but matches no lead`;
  // The settings list such calls, so that staff can match them to a lead.
  return plainMessage(headline, lines, origin, settingsPath("bookings"));
}
