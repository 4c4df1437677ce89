import { SAMPLE_VISITOR } from "#domain/funnel/answers/sample-visitor";
import { senderOf } from "#domain/settings/site-settings";
import type { CallMailKind } from "#domain/booking/call-mails";
import type { Content } from "#domain/content/content";
import { callMailText } from "../../delivery/email/call-mail-text.ts";
import {
  hubMailText,
  newLinkText,
  reminderText,
  type MailFrame,
  type MailLead,
} from "../../delivery/email/mail-texts.ts";
import { whyWords } from "../../delivery/email/mail-words.ts";
import type { ErrorIssue } from "#domain/errors";
import { plainLook } from "#domain/content/look/plain-look";
import { mailBody, type MailText } from "../../delivery/email/mail-template.ts";

const HOUR_MS = 3_600_000;
/** Any time that a hub stays open for. */
const SOME_HOURS = 47;
const NOBODY = "https://example.com/";

export type MailName = Exclude<keyof Content["mails"], "frame" | "callFrame">;

type Sample = { mail: MailName; to?: string; hours?: number };

const MAILS: Record<MailName, (lead: MailLead, frame: MailFrame) => MailText> = {
  hub: hubMailText,
  reminder: reminderText,
  newLink: newLinkText,
  callBooked: aboutCall("call-booked"),
  callMoved: aboutCall("call-moved"),
  callCancelled: aboutCall("call-cancelled"),
  callDayBefore: aboutCall("call-day-before"),
  callHourBefore: aboutCall("call-hour-before"),
  callMissed: aboutCall("call-missed"),
};

export const MAIL_NAMES = [
  "hub",
  "reminder",
  "newLink",
  "callBooked",
  "callMoved",
  "callCancelled",
  "callDayBefore",
  "callHourBefore",
  "callMissed",
] as const satisfies readonly MailName[];

/** A mail about a made-up call two days ahead, with all its links. */
function aboutCall(kind: CallMailKind) {
  return ({ name, answers, sessionId, hubExpiresAt, timeZone }: MailLead, frame: MailFrame): MailText =>
    callMailText(
      kind,
      {
        id: 1,
        chain: 1,
        status: "booked",
        outcome: null,
        replacedBy: null,
        sequence: 0,
        startsAt: Math.ceil(frame.now / HOUR_MS) * HOUR_MS + 48 * HOUR_MS,
        name,
        email: null,
        isSuspect: false,
        attendsAt: null,
        joinUrl: NOBODY,
        moveUrl: NOBODY,
        cancelUrl: NOBODY,
        timeZone,
        own: { sessionId, hubExpiresAt, answers },
        lead: null,
      },
      frame,
      { attend: NOBODY, calendar: NOBODY, again: NOBODY },
    );
}

/** An e-mail as it reads to a made-up visitor whose hub stays open for so many `hours`. */
export function sampleMail(
  env: Env,
  content: Content,
  { mail, to = SAMPLE_VISITOR.name, hours = SOME_HOURS }: Sample,
  now: number,
): MailText {
  const { mails, booking, consents, company } = content;
  const lead: MailLead = {
    sessionId: "00000000-0000-4000-8000-000000000000",
    name: to,
    answers: SAMPLE_VISITOR.answers,
    offerTier: 3,
    offerName: null,
    promoText: null,
    hubExpiresAt: now + hours * HOUR_MS,
    emailConsent: now,
    emailConsentPage: "/quiz",
    emailConsentWording: null,
    timeZone: null,
    emailConsentText: consents.mail,
  };
  return MAILS[mail](lead, {
    mails,
    booking,
    why: whyWords(content),
    origin: NOBODY,
    now,
    sender: senderOf(env.EMAIL_FROM).name || null,
    postalAddress: env.SENDER_POSTAL_ADDRESS || company.postalAddress,
    unsubscribeUrl: NOBODY,
  });
}

/** Names that people enter, and some that are not names. */
const NAMES = [
  SAMPLE_VISITOR.name,
  "",
  "<img src=x onerror=alert(1)>",
  "{timeLeft} {name}",
  "Verdien €€ https://evil.example",
];

/** The e-mails that cannot be written with these texts for every recipient. */
export function mailProblems(env: Env, content: Content, now: number): ErrorIssue[] {
  const look = plainLook(content.look);
  const fails = (mail: MailName) =>
    NAMES.some((to) => {
      try {
        const { subject } = sampleMail(env, content, { mail, to }, now);
        return (
          subject.trim() === "" ||
          mailBody(sampleMail(env, content, { mail, to }, now), look).html.includes("<img src=x")
        );
      } catch {
        return true;
      }
    });
  return MAIL_NAMES.filter(fails).map((mail) => ({
    path: `mails.${mail}`,
    message: "This email can’t be written with these texts",
  }));
}
