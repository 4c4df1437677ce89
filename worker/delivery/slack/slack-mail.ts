import { asksToStop } from "#domain/mail/asks-to-stop";
import { mailParts } from "#domain/mail/mail-parts";
import { settingsPath } from "#domain/settings/settings-section";
import type { Db } from "../../db/client.ts";
import type { DeliveryLead } from "../../db/leads/delivery-lead.ts";
import { findMail, type SavedMail } from "../../db/mail/find-mail.ts";
import { nameOf, plainMessage, type LeadNews, type SlackMessage } from "./slack-message.ts";
import { fact, field, type Fact } from "./slack-text.ts";
import type { SlackDispatch } from "./slack-words.ts";

/** The news that a lead wrote; null if the mail is gone. */
export async function mailNews(db: Db, mailId: number, lead: DeliveryLead | null): Promise<LeadNews | null> {
  const mail = lead && (await findMail(db, mailId));
  if (!mail) return null;
  const isOther = mail.fromAddress?.toLowerCase() !== lead.email?.toLowerCase();
  const from = isOther ? [fact("From another address", mail.fromAddress ?? "unknown")] : [];
  return { lead, headline: mailHeadline(nameOf(lead), mail), more: [...from, ...mailFacts(mail)] };
}

function mailHeadline(name: string, { text }: SavedMail): string {
  return asksToStop(text) ? `${name} wants no more emails` : `${name} wrote an email`;
}

/** As much of it as a message holds, without what it quotes. */
function mailFacts({ subject, text, unreadable }: SavedMail): Fact[] {
  const own = mailParts(text).flatMap((part) => (part.isQuoted ? [] : [part.text]));
  const words = unreadable ? "This email could not be read" : own.join(" ");
  return [fact("Subject", subject || "No subject"), ...(words === "" ? [] : [fact("Email text", words)])];
}

/** A mail about a booked call that matches no lead; null if it is gone. */
export async function strangersMail(dispatch: SlackDispatch, mailId: number): Promise<SlackMessage | null> {
  const mail = await findMail(dispatch.db, mailId);
  if (!mail) return null;
  const name = mail.fromName ?? mail.fromAddress ?? "Somebody";
  const facts = [fact("From", mail.fromAddress ?? "unknown"), ...mailFacts(mail)].map(
    (one) => field(one).text,
  );
  const headline = `${mailHeadline(nameOf({ name, email: null }), mail)}, but matches no lead`;
  return plainMessage(headline, facts, dispatch, settingsPath("bookings"));
}
