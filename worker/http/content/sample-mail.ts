import type { Content } from "#domain/content/content";
import {
  hubMailText,
  newLinkText,
  reminderText,
  type MailFrame,
  type MailLead,
} from "../../delivery/email/mail-texts.ts";
import type { MailText } from "../../delivery/email/mail-template.ts";

const HOUR_MS = 3_600_000;
const NOBODY = "https://example.com/";

const MAILS: Record<
  Exclude<keyof Content["mails"], "frame">,
  (lead: MailLead, frame: MailFrame) => MailText
> = { hub: hubMailText, reminder: reminderText, newLink: newLinkText };

/** How a mail reads to a visitor who is nobody. */
export function sampleMail(
  env: Env,
  { mails, consents, company }: Content,
  name: keyof typeof MAILS,
  now: number,
): MailText {
  const lead: MailLead = {
    sessionId: "00000000-0000-4000-8000-000000000000",
    name: "Ada Lovelace",
    answers: { situation: "yo-yo", funnel: "inconsistent", businessType: "own-business" },
    offerTier: 3,
    offerName: null,
    promoText: null,
    hubExpiresAt: now + 47 * HOUR_MS,
    emailConsent: now,
    emailConsentPage: "/quiz",
    emailConsentWording: null,
    emailConsentText: consents.mail,
  };
  return MAILS[name](lead, {
    mails,
    origin: NOBODY,
    now,
    sender: null,
    postalAddress: env.SENDER_POSTAL_ADDRESS || company.postalAddress,
    unsubscribeUrl: NOBODY,
  });
}
