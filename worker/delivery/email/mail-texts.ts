import { MAIL_CONSENT_TEXT, MAIL_CONSENT_VERSION } from "#domain/people/consent/consent-texts";
import type { AnswerLabels } from "#domain/content/answer-labels";
import { filled } from "#domain/content/filled";
import type { BookingContent } from "#domain/content/parts/booking";
import type { Mails } from "#domain/content/parts/mails";
import type { WhyWords } from "#domain/content/parts/why";
import { oneLine } from "#domain/one-line";
import { whyProgram } from "#domain/funnel/results/why-program";
import { zonedTimeText } from "#domain/time/zoned-time";
import type { DeliveryLead } from "../../db/leads/delivery-lead.ts";
import type { Letter, MailText } from "./mail-template.ts";

const NAME_MAX = 40;
const HOUR_MS = 3_600_000;

/** The parts of an e-mail that do not depend on the lead. */
export type MailFrame = {
  /** The words, with the placeholders common to all texts filled in. */
  mails: Mails;
  /** What to have at hand on a call, and how it is named in calendars. */
  booking: BookingContent;
  /** The words that explain why a program is recommended, and from which answers. */
  why: { words: WhyWords; labels: AnswerLabels };
  origin: string;
  now: number;
  /** The sender's name from `EMAIL_FROM`; null if there is none. */
  sender: string | null;
  postalAddress: string;
  unsubscribeUrl: string;
};

/** The fields of a lead used in hub e-mails. */
export type MailLead = Pick<
  DeliveryLead,
  | "sessionId"
  | "name"
  | "answers"
  | "offerTier"
  | "offerName"
  | "promoText"
  | "hubExpiresAt"
  | "timeZone"
  | "emailConsent"
  | "emailConsentPage"
  | "emailConsentWording"
  | "emailConsentText"
>;

/** The e-mail with the link to a finished strategy hub. */
export function hubMailText(lead: MailLead, frame: MailFrame): MailText {
  const { offerTier, offerName, promoText, answers } = lead;
  const { hub, frame: words } = frame.mails;
  const why =
    whyProgram(answers, { tier: offerTier, name: offerName && oneLine(offerName) }, frame.why) ?? "";
  return {
    ...mailOf(hub, lead, frame, consentProof(lead, frame), { why }),
    facts: [
      ...(offerName ? [{ label: words.recommended, value: oneLine(offerName) }] : []),
      ...(promoText ? [{ label: words.offer, value: oneLine(promoText) }] : []),
      ...openUntil(lead, frame),
    ],
  };
}

/** The one reminder before a hub expires. */
export function reminderText(lead: MailLead, frame: MailFrame): MailText {
  return mailOf(frame.mails.reminder, lead, frame, consentProof(lead, frame));
}

/** The reply to a lead who requested a new link to an expired hub. */
export function newLinkText(lead: MailLead, frame: MailFrame): MailText {
  return mailOf(frame.mails.newLink, lead, frame, frame.mails.frame.asked);
}

/** What staff wrote, in the frame of every mail. */
export function staffMailLetter(
  { subject, text }: { subject: string; text: string },
  frame: MailFrame,
): Letter {
  const { mails, unsubscribeUrl } = frame;
  return {
    subject,
    text,
    footer: [senderLine(frame)],
    unsubscribe: { label: mails.frame.unsubscribe, url: unsubscribeUrl },
  };
}

/** `why` the recipient gets it. */
function mailOf(
  { subject, preview, heading, paragraphs }: Mails["hub"],
  lead: MailLead,
  frame: MailFrame,
  why: string,
  values: Readonly<Record<string, string>> = {},
): MailText {
  const { origin, unsubscribeUrl, mails } = frame;
  const told = { ...values, timeLeft: timeLeft(lead.hubExpiresAt, frame.now) };
  return {
    // The subject is a header, and texts stored before they had a kind may hold line breaks.
    subject: oneLine(withName(filled(subject, told), lead.name)),
    preview,
    heading: withName(filled(heading, told), lead.name),
    paragraphs: paragraphs.map((text) => filled(text, told).trim()).filter(Boolean),
    button: { label: mails.frame.button, url: new URL(`/hub/${lead.sessionId}`, origin).href },
    facts: openUntil(lead, frame),
    footer: footerOf(frame, why),
    unsubscribe: { label: mails.frame.unsubscribe, url: unsubscribeUrl },
  };
}

/** Why the recipient gets an e-mail, and who sends it from where. */
export function footerOf(frame: MailFrame, why: string): string[] {
  return [why, senderLine(frame)];
}

/** From whom an e-mail is, and where they are. */
export function senderLine({ sender, postalAddress }: Pick<MailFrame, "sender" | "postalAddress">): string {
  const isNamed = sender === null || postalAddress.includes(sender);
  return isNamed ? postalAddress : `${sender}, ${postalAddress}`;
}

/** In the lead's time zone. */
function openUntil({ hubExpiresAt, timeZone }: MailLead, { mails }: MailFrame): MailText["facts"] {
  if (hubExpiresAt === null) return [];
  return [{ label: mails.frame.openUntil, value: zonedTimeText(hubExpiresAt, timeZone) }];
}

/** When and where the address's owner agreed, and to which wording (contract 10), unless it is not known. */
function consentProof(lead: MailLead, { mails }: MailFrame): string {
  const { emailConsent, emailConsentPage, emailConsentWording } = lead;
  const { boxed, agreed, where, when } = mails.frame;
  const shipped = emailConsentWording === MAIL_CONSENT_VERSION ? MAIL_CONSENT_TEXT : null;
  const wording = shipped ?? lead.emailConsentText;
  const told = {
    where: emailConsentPage ? filled(where, { page: emailConsentPage }) : "",
    when: emailConsent === null ? "" : filled(when, { time: zonedTimeText(emailConsent, lead.timeZone) }),
  };
  const text = filled(wording === null ? agreed : boxed, told).replaceAll(/ +(?=[ .,:])/g, "");
  return filled(text, { consent: wording ?? "" });
}

/**
 * Markup, an address, or text that a mail program turns into a link: a stranger may have typed it for somebody else.
 */
const NO_NAME = /[<>@:/\\"]|[.\u3002\uff0e\uff61][\p{L}\p{N}]{2}/u;

/** `Your hub is ready, Ada`: the first word of the name, on one line whatever it contains. */
export function withName(text: string, name: string | null): string {
  const first = oneLine(name ?? "").split(" ")[0] ?? "";
  const isUsual = first !== "" && [...first].length <= NAME_MAX && !NO_NAME.test(first);
  // Filled in last, so that a name cannot contain a placeholder.
  return isUsual ? text.replaceAll("{name}", () => first) : text.replaceAll(/,? ?\{name\}/g, "").trim();
}

function timeLeft(end: number | null, now: number): string {
  const ms = Math.max(0, (end ?? now) - now);
  const [count, unit] =
    ms >= 48 * HOUR_MS
      ? [Math.round(ms / (24 * HOUR_MS)), "day"]
      : ms >= HOUR_MS
        ? [Math.round(ms / HOUR_MS), "hour"]
        : [Math.max(1, Math.round(ms / 60_000)), "minute"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
