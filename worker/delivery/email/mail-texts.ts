import { MAIL_CONSENT_TEXT, MAIL_CONSENT_VERSION } from "#domain/consent/mail-consent";
import { oneLine } from "#domain/one-line";
import { whyProgram } from "#domain/answers/why-program";
import type { DeliveryLead } from "../../db/leads/delivery-lead.ts";
import type { MailText } from "./mail-template.ts";
import { utcTime } from "../utc-time.ts";

const NAME_MAX = 40;
const HOUR_MS = 3_600_000;

/** The parts of a hub e-mail that do not depend on the lead. */
export type MailFrame = {
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
  | "emailConsent"
  | "emailConsentPage"
  | "emailConsentWording"
>;

/** The e-mail with the link to a finished strategy hub. */
export function hubMailText(lead: MailLead, frame: MailFrame): MailText {
  const { offerTier, offerName, promoText, hubExpiresAt, answers } = lead;
  const why = whyProgram(answers, offerTier, offerName && oneLine(offerName));
  return {
    ...frameOf(lead, frame),
    subject: withName("Your strategy hub is ready", lead.name),
    preview: "Your recommended program, what it includes and how to book your free call.",
    heading: withName("Your strategy hub is ready", lead.name),
    paragraphs: [
      `Thanks for taking the assessment.${why ? ` ${why}` : ""}`,
      "Your hub shows your biggest roadblocks, the program we recommend, what it includes and what it costs.",
      `It stays open for ${timeLeft(hubExpiresAt, frame.now)}. ` +
        "Take a look before it closes, and book your free strategy call while you’re there.",
    ],
    facts: [
      ...(offerName ? [{ label: "Recommended for you", value: oneLine(offerName) }] : []),
      ...(promoText ? [{ label: "Your offer", value: oneLine(promoText) }] : []),
      ...(hubExpiresAt === null ? [] : [{ label: "Open until", value: utcTime(hubExpiresAt) }]),
    ],
  };
}

/** The one reminder before a hub expires. */
export function reminderText(lead: MailLead, frame: MailFrame): MailText {
  const { hubExpiresAt } = lead;
  const left = timeLeft(hubExpiresAt, frame.now);
  return {
    ...frameOf(lead, frame),
    subject: withName(`Your strategy hub closes in ${left}`, lead.name),
    preview: "Your recommendation is still there, and so is your free call.",
    heading: withName(`Your strategy hub closes in ${left}`, lead.name),
    paragraphs: [
      "Your recommended program and your answers are still in your hub. " +
        "Want to talk them through? Book your free strategy call there before it closes.",
      "This is the only reminder we’ll send.",
    ],
    facts: hubExpiresAt === null ? [] : [{ label: "Open until", value: utcTime(hubExpiresAt) }],
  };
}

/** The answer to whoever asked for a new link to a hub that had closed. */
export function newLinkText(lead: MailLead, frame: MailFrame): MailText {
  const { hubExpiresAt } = lead;
  return {
    ...frameOf(
      lead,
      frame,
      "You’re getting this email because a new link was requested on your strategy hub’s page.",
    ),
    subject: withName("Your strategy hub is open again", lead.name),
    preview: "Here’s the new link you asked for.",
    heading: withName("Your strategy hub is open again", lead.name),
    paragraphs: [
      `Here’s the new link you asked for. Your hub stays open for ${timeLeft(hubExpiresAt, frame.now)}.`,
    ],
    facts: hubExpiresAt === null ? [] : [{ label: "Open until", value: utcTime(hubExpiresAt) }],
  };
}

/** `why` the recipient gets it. */
function frameOf(
  lead: MailLead,
  frame: MailFrame,
  why = consentProof(lead),
): Pick<MailText, "button" | "footer" | "unsubscribeUrl"> {
  const { origin, sender, postalAddress, unsubscribeUrl } = frame;
  const isNamed = sender === null || postalAddress.includes(sender);
  return {
    button: { label: "Open my strategy hub", url: new URL(`/hub/${lead.sessionId}`, origin).href },
    footer: [why, isNamed ? postalAddress : `${sender}, ${postalAddress}`],
    unsubscribeUrl,
  };
}

/** When and where the address's owner agreed, and to which wording (contract 10), unless it was a different one. */
function consentProof({ emailConsent, emailConsentPage, emailConsentWording }: MailLead): string {
  const when = emailConsent === null ? "" : ` on ${utcTime(emailConsent)}`;
  const where = emailConsentPage ? ` at ${emailConsentPage}` : "";
  if (emailConsentWording !== MAIL_CONSENT_VERSION)
    return `You’re getting this email because you agreed to it${where}${when}.`;
  return `You’re getting this email because this box was checked${where}${when}: “${MAIL_CONSENT_TEXT}”`;
}

/**
 * Markup, an address, or text that a mail program turns into a link: a stranger may have typed it for somebody else.
 */
const NO_NAME = /[<>@:/\\"]|[.\u3002\uff0e\uff61][\p{L}\p{N}]{2}/u;

/** `Your hub is ready, Ada`: adds the first word of the name, on one line whatever it contains. */
function withName(text: string, name: string | null): string {
  const first = oneLine(name ?? "").split(" ")[0] ?? "";
  const isUsual = first !== "" && [...first].length <= NAME_MAX && !NO_NAME.test(first);
  return isUsual ? `${text}, ${first}` : text;
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
