import type { CallMailKind } from "#domain/booking/call-mails";
import { MAIL_KINDS, type MailKind, type StaffMailKind } from "#domain/mail/mail-kinds";
import type { DeliveryLead } from "../../db/leads/delivery-lead.ts";
import type { Outcome } from "../outcome.ts";
import type { MailText } from "./mail-template.ts";
import { hubMailText, newLinkText, reminderText, type MailFrame, type MailLead } from "./mail-texts.ts";
import { isPlainAddress } from "./plain-address.ts";
import { readMail, type ReadMail } from "./read-mail.ts";

/** The mails about a lead's hub. */
type HubMailKind = Exclude<MailKind, CallMailKind | StaffMailKind>;

const TEXTS: Record<HubMailKind, (lead: MailLead, frame: MailFrame) => MailText> = {
  "hub-mail": hubMailText,
  reminder: reminderText,
  "new-link": newLinkText,
};

/** Whom an e-mail about a hub goes to, and its text; or the outcome if it may not go anymore. */
export function readHubMail(kind: HubMailKind, lead: DeliveryLead | null, now: number): Outcome | ReadMail {
  const refusal = reasonNotToSend(kind, lead);
  if (refusal !== null || !lead?.email) return { result: "cancelled", error: refusal ?? "no_address" };
  // The e-mail was delayed past the hub's expiry, perhaps by a quota. Staff see it among the failed messages and can
  // resend it after extending the hub.
  if (isOver(lead, now)) return { result: "dead", error: "hub_expired" };
  return readMail(lead.email, (frame) => TEXTS[kind](lead, frame));
}

/** Why a queued e-mail may not be sent now; null if it may. */
export function reasonNotToSend(kind: HubMailKind, lead: DeliveryLead | null): string | null {
  if (!lead) return "erased";
  if (!lead.email || !isPlainAddress(lead.email)) return "no_address";
  // A person who requests a link always gets an answer.
  if (MAIL_KINDS[kind].onConsent && lead.emailConsent === null) return "no_consent";
  if (lead.suspect === 1) return "suspect";
  const isSettled = lead.bookingLinkClicked !== null || lead.hasBooking === 1;
  return kind === "reminder" && isSettled ? "booked" : null;
}

function isOver({ hubExpiresAt }: DeliveryLead, now: number): boolean {
  return hubExpiresAt === null || hubExpiresAt <= now;
}
