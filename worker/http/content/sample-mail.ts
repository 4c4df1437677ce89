import { SAMPLE_VISITOR } from "#domain/funnel/answers/sample-visitor";
import { senderOf } from "#domain/settings/site-settings";
import type { Content } from "#domain/content/content";
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

type MailName = Exclude<keyof Content["mails"], "frame">;

type Sample = { mail: MailName; to?: string; hours?: number };

const MAILS: Record<MailName, (lead: MailLead, frame: MailFrame) => MailText> = {
  hub: hubMailText,
  reminder: reminderText,
  newLink: newLinkText,
};

/** An e-mail as it reads to a made-up visitor whose hub stays open for so many `hours`. */
export function sampleMail(
  env: Env,
  content: Content,
  { mail, to = SAMPLE_VISITOR.name, hours = SOME_HOURS }: Sample,
  now: number,
): MailText {
  const { mails, consents, company } = content;
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
  const names: MailName[] = ["hub", "reminder", "newLink"];
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
  return names
    .filter(fails)
    .map((mail) => ({ path: `mails.${mail}`, message: "This email can’t be written with these texts" }));
}
