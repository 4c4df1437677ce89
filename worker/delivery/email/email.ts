import type { Message } from "#domain/delivery/messages";
import { oneLine } from "#domain/text";
import { findDeliveryLead, type DeliveryLead } from "../../db/delivery/delivery-lead.ts";
import { reserveRecipient, suppressRecipient } from "../../db/delivery/mail-limits.ts";
import { emailOutcome } from "./email-outcome.ts";
import { mailBody, type MailText } from "./mail-template.ts";
import { hubMailText, reminderText, type MailFrame, type MailLead } from "./mail-texts.ts";
import type { Delivery, Dispatch, Outcome } from "../outcome.ts";
import { recipientHash, unsubscribeToken } from "./unsubscribe-token.ts";
import { within } from "../within.ts";

export const EMAIL_TIMEOUT_MS = 10_000;

type MailKind = Message<"email">["kind"];

const TEXTS: Record<MailKind, (lead: MailLead, frame: MailFrame) => MailText> = {
  "hub-mail": hubMailText,
  reminder: reminderText,
};

/** A single plain address, without anything that a mail program would read as a name, a list or a comment. */
const PLAIN_ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/;

export function isMailSetUp(env: Env): boolean {
  return Boolean(env.EMAIL_FROM && env.SENDER_POSTAL_ADDRESS && env.SESSION_HMAC_KEY);
}

/** Sends a hub e-mail or a reminder, provided that at this moment it still may be sent (contract 10). */
export async function deliverEmail(dispatch: Dispatch, delivery: Delivery<"email">): Promise<Outcome> {
  const { env, db, now } = dispatch;
  const { kind, payload } = delivery.message;
  const origin = dispatch.origin ?? payload.origin;
  if (!origin) return { result: "retry", error: "origin_not_configured" };
  const lead = await findDeliveryLead(db, delivery.assessmentId);
  const refusal = reasonNotToSend(kind, lead);
  if (refusal !== null || !lead?.email) return { result: "cancelled", error: refusal ?? "no_address" };
  // The e-mail was delayed past the hub's expiry, perhaps by a quota. Staff see it among the failed messages and can
  // resend it after extending the hub.
  if (isOver(lead, now)) return { result: "dead", error: "hub_expired" };
  const recipient = await recipientHash(env, lead.email);
  if (!recipient) return { result: "paused", error: "not_configured" };
  const reserved = await reserveRecipient(db, delivery, recipient, now);
  if (reserved === "busy") return { result: "retry", error: "recipient_busy" };
  if (reserved !== "reserved") return { result: "cancelled", error: reserved };
  const outcome = await send(dispatch, delivery, { ...lead, email: lead.email }, { origin, recipient });
  const isBlocked = outcome.result === "dead" && outcome.error === "E_RECIPIENT_SUPPRESSED";
  if (isBlocked) await suppressRecipient(db, recipient, "bounced", now);
  return outcome;
}

/** Why an e-mail that was queued may not go out now; null when it may. */
function reasonNotToSend(kind: MailKind, lead: DeliveryLead | null): string | null {
  if (!lead) return "erased";
  if (!lead.email || !PLAIN_ADDRESS.test(lead.email)) return "no_address";
  if (lead.emailConsent === null) return "no_consent";
  if (lead.suspect === 1) return "suspect";
  const isSettled = lead.bookingLinkClicked !== null || lead.hasBooking === 1;
  return kind === "reminder" && isSettled ? "booked" : null;
}

function isOver({ hubExpiresAt }: DeliveryLead, now: number): boolean {
  return hubExpiresAt === null || hubExpiresAt <= now;
}

async function send(
  { env, now }: Dispatch,
  { id, message: { kind } }: Delivery<"email">,
  lead: DeliveryLead & { email: string },
  to: { origin: string; recipient: string },
): Promise<Outcome> {
  const { origin, recipient } = to;
  const from = senderOf(env.EMAIL_FROM);
  const token = await unsubscribeToken(env, recipient);
  const unsubscribeUrl = new URL(`/api/unsubscribe/${token}`, origin).href;
  const postalAddress = oneLine(env.SENDER_POSTAL_ADDRESS);
  const sender = typeof from === "string" ? null : from.name;
  const frame = { origin, now, sender, postalAddress, unsubscribeUrl };
  const mail = TEXTS[kind](lead, frame);
  const headers = {
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    // The same for every attempt at one e-mail, so that duplicates can be recognised.
    "X-Entity-Ref-ID": `mail-${id}`,
  };
  const mailing = { from, to: lead.email, subject: mail.subject, ...mailBody(mail), headers };
  try {
    await within(EMAIL_TIMEOUT_MS, env.EMAIL.send(mailing));
    return { result: "sent" };
  } catch (error) {
    return emailOutcome(error, now);
  }
}

/** `BPM <hello@bpm.example>` or a bare address. */
function senderOf(text: string): string | { name: string; email: string } {
  const [, name = "", email = ""] = /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/.exec(oneLine(text)) ?? [];
  return name !== "" && email !== "" ? { name, email } : email || text.trim();
}
