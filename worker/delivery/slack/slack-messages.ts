import type { BookingStatus } from "#domain/booking/booking-status";
import { PHONE_FLAG_NAMES } from "#domain/calls/call-consent";
import type { Message } from "#domain/delivery/messages";
import { lostWords } from "#domain/leads/lost-reason";
import { settingsPath } from "#domain/settings/settings-section";
import { callTimeText, zonedTimeText } from "#domain/time/zoned-time";
import { findBooking } from "../../db/booking/bookings.ts";
import { findDeliveryLead, findDeliveryLeads, type DeliveryLead } from "../../db/leads/delivery-lead.ts";
import { mailNews } from "./slack-mail.ts";
import { leadLine, nameOf, plainMessage, type LeadNews, type SlackMessage } from "./slack-message.ts";
import { escapeSlack, fact, field, phoneFact, type Fact } from "./slack-text.ts";
import type { SlackDispatch } from "./slack-words.ts";

const CALLS_PATH = "/admin?tab=calls";

type Slack = Message<"slack">;

/** The messages about one lead. */
const LEAD_KINDS = [
  "slack-mql",
  "slack-move",
  "slack-taken-over",
  "slack-call-request",
  "slack-link-request",
  "slack-booking",
  "slack-mail",
] as const satisfies Slack["kind"][];
export type LeadMessage = Extract<Slack, { kind: (typeof LEAD_KINDS)[number] }>;
/** Changes to messages that were posted. */
const CHANGE_KINDS = ["slack-update", "slack-erased"] as const satisfies Slack["kind"][];
type PlainMessage = Exclude<Slack, LeadMessage | { kind: (typeof CHANGE_KINDS)[number] }>;

export function isLeadMessage(message: Slack): message is LeadMessage {
  return LEAD_KINDS.some((kind) => kind === message.kind);
}

export function isSlackChange(kind: string): boolean {
  return CHANGE_KINDS.some((one) => one === kind);
}

/** The Slack text of a message about no lead or several; null if there is nothing left to report. */
export async function plainNews(
  dispatch: SlackDispatch,
  message: PlainMessage,
): Promise<SlackMessage | null> {
  switch (message.kind) {
    case "slack-test":
      return testMessage(dispatch);
    case "slack-expiry":
      return expiryMessage(dispatch, message.payload.ids);
    case "slack-overdue":
      return overdueMessage(dispatch, message.payload.ids);
    case "slack-next-actions":
      return nextActionsMessage(dispatch, message.payload.ids);
    case "slack-booking-left":
      return leftBooking(dispatch, message.payload.bookingId);
    case "slack-form-leads":
      return formLeadsMessage(dispatch, message.payload.count);
  }
}

/** The news in a message about a lead, as the lead was read; null if the lead is gone. A booking's is read here. */
export async function leadNews(
  { db, teamZone }: Pick<SlackDispatch, "db" | "teamZone">,
  message: LeadMessage,
  lead: DeliveryLead | null,
): Promise<LeadNews | null> {
  if (message.kind === "slack-booking") return bookingNews({ db, teamZone }, message.payload);
  if (message.kind === "slack-mail") return mailNews(db, message.payload.mailId, lead);
  if (!lead) return null;
  const name = nameOf(lead);
  switch (message.kind) {
    case "slack-mql":
      return { lead, headline: `New lead: ${name}`, more: [] };
    case "slack-move": {
      const { from, to, by } = message.payload;
      const more = [fact("Moved by", by), ...(to === "Lost" ? lostFacts(lead) : [])];
      return { lead, headline: `${name}: ${from} → ${to}`, more };
    }
    case "slack-taken-over": {
      const { from, by } = message.payload;
      return { lead, headline: `${by} took over ${name} from ${from}`, more: [] };
    }
    case "slack-call-request":
      return { lead, headline: `${name} requested a call`, more: callFacts(lead) };
    case "slack-link-request":
      return { lead, headline: `${name} requested a new link to an expired hub`, more: [] };
  }
}

/** Whether there is a reason to report it for the first time. */
export function isWorthTelling({ kind }: LeadMessage, { lead }: LeadNews): boolean {
  if (kind === "slack-booking" || kind === "slack-mail") return true;
  return lead.suspect !== 1 && (kind !== "slack-call-request" || lead.phone !== null);
}

/** The reason, if one is known. */
export function lostFacts({ lostReason, lostNote }: DeliveryLead): Fact[] {
  return lostReason === null && lostNote === null ? [] : [fact("Reason", lostWords(lostReason, lostNote))];
}

/** How a lead may be reached; nothing if it left no number. */
export function callFacts({ phone, phoneFlag, timeZone }: DeliveryLead): Fact[] {
  if (phone === null) return [];
  const facts = [
    phoneFact("Phone", phone),
    phoneFlag !== null && fact("Do not call", PHONE_FLAG_NAMES[phoneFlag]),
    timeZone !== null && fact("Time zone", timeZone),
  ];
  return facts.filter((shown) => shown !== false);
}

/** Says which funnel is connected, as several may post to one channel. */
function testMessage(dispatch: SlackDispatch): SlackMessage {
  const line = `New leads and pipeline moves for ${escapeSlack(dispatch.words.brand)} will be posted here.`;
  return plainMessage("Test message: Slack is connected", [line], dispatch);
}

async function expiryMessage(dispatch: SlackDispatch, ids: number[]): Promise<SlackMessage | null> {
  const { db, origin, now, teamZone } = dispatch;
  const leads = await findDeliveryLeads(db, ids);
  if (leads.length === 0) return null;
  const lines = leads.map((lead) => {
    const ended = lead.hubExpiresAt !== null && lead.hubExpiresAt <= now;
    return leadLine(
      lead,
      origin,
      ended ? `expired ${zonedTimeText(lead.hubExpiresAt ?? now, teamZone)}` : "has been extended since",
    );
  });
  const hubs = leads.length === 1 ? "1 strategy hub" : `${leads.length} strategy hubs`;
  return plainMessage(`${hubs} expired without a booking click`, lines, dispatch);
}

/** Leaves out leads that were called after the clock ran out. */
async function overdueMessage(dispatch: SlackDispatch, ids: number[]): Promise<SlackMessage | null> {
  const { db, origin, teamZone } = dispatch;
  const leads = (await findDeliveryLeads(db, ids)).filter(({ clockStartedAt }) => clockStartedAt !== null);
  if (leads.length === 0) return null;
  const lines = leads.map((lead) => {
    const asked = lead.callRequestedAt === null ? "" : "requested a call, ";
    return leadLine(
      lead,
      origin,
      `${asked}was due ${zonedTimeText(lead.dueAt ?? 0, teamZone)} · ${lead.owner ?? "no owner"}`,
    );
  });
  const waiting = leads.length === 1 ? "1 lead is waiting" : `${leads.length} leads are waiting`;
  return plainMessage(`${waiting} for a first call`, lines, dispatch, CALLS_PATH);
}

async function nextActionsMessage(dispatch: SlackDispatch, ids: number[]): Promise<SlackMessage | null> {
  const { db, origin } = dispatch;
  const leads = (await findDeliveryLeads(db, ids)).filter(({ owner }) => owner !== null);
  if (leads.length === 0) return null;
  const lines = leads.map((lead) =>
    leadLine(lead, origin, `· ${lead.owner}: ${lead.nextAction ?? "next call"}`),
  );
  return plainMessage(
    leads.length === 1 ? "A next step is due" : "Next steps are due",
    lines,
    dispatch,
    CALLS_PATH,
  );
}

const BOOKING_NEWS: Record<BookingStatus, string> = {
  booked: "booked a call",
  moved: "moved the call",
  cancelled: "canceled the call",
};

/** Reports what happened then, even if the booking has changed since. */
async function bookingNews(
  { db, teamZone }: Parameters<typeof leadNews>[0],
  payload: BookingPayload,
): Promise<LeadNews | null> {
  const booking = await findBooking(db, payload.bookingId);
  const lead = booking && (await findDeliveryLead(db, booking.assessmentId));
  if (!lead) return null;
  return {
    lead,
    headline: `${nameOf(lead)} ${BOOKING_NEWS[payload.status]}`,
    more: startOf(payload, teamZone, lead.timeZone),
  };
}

/** A booking without a lead; null if it is gone. */
export async function strangersBooking(
  dispatch: SlackDispatch,
  payload: BookingPayload,
): Promise<SlackMessage | null> {
  const booking = await findBooking(dispatch.db, payload.bookingId);
  if (!booking) return null;
  const lines = [...startOf(payload, dispatch.teamZone), fact("Email", booking.email ?? "unknown")].map(
    (one) => field(one).text,
  );
  const headline = `${nameOf(booking)} ${BOOKING_NEWS[payload.status]}, but matches no lead`;
  // The settings list such calls, so that staff can match them to a lead.
  return plainMessage(headline, lines, dispatch, settingsPath("bookings"));
}

/**
 * A call whose lead was erased, but which only an email address tied to it; null once it has a lead again, or is gone.
 */
async function leftBooking(dispatch: SlackDispatch, bookingId: number): Promise<SlackMessage | null> {
  const booking = await findBooking(dispatch.db, bookingId);
  if (!booking || booking.assessmentId !== null) return null;
  const facts = [...startOf(booking, dispatch.teamZone), fact("Email", booking.email ?? "unknown")].map(
    (one) => field(one).text,
  );
  const why = "The visitor erased this lead. The call is kept, because only an email address linked the two.";
  const headline = `${nameOf(booking)}’s booked call no longer has a lead`;
  return plainMessage(headline, [why, ...facts], dispatch, settingsPath("bookings"));
}

type BookingPayload = Extract<Slack, { kind: "slack-booking" }>["payload"];

function startOf(
  { startsAt }: Pick<BookingPayload, "startsAt">,
  teamZone: string,
  leadZone: string | null = null,
): Fact[] {
  return startsAt === null ? [] : [fact("Call", callTimeText(startsAt, teamZone, leadZone))];
}

/** Leads of Meta's forms that were too old, when they came, to tell of each. */
function formLeadsMessage(dispatch: SlackDispatch, count: number): SlackMessage {
  const headline =
    count === 1 ? "1 older lead of a Meta form came in" : `${count} older leads of Meta forms came in`;
  return plainMessage(headline, [], dispatch, "/admin?tab=assessments&type=form");
}
