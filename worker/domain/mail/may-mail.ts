import { isUnderEuropeanLaw, knownCountry } from "../country.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** For so long a mail of staff answers what the lead wrote or asked for. */
const ANSWER_MS = 30 * DAY_MS;
/** No six months are shorter. */
const INQUIRY_MS = 181 * DAY_MS;

/** What decides whether staff may write to a lead. Times are in milliseconds; null where there was nothing. */
export type MailFacts = {
  hasAddress: boolean;
  isSuspect: boolean;
  /** The owner of the address stopped such mails. */
  isStopped: boolean;
  /** The mail service takes nothing for the address until staff open it again. */
  refusesMail: boolean;
  /** The recorded consent to mails that stands, and when an earlier one was withdrawn. */
  consentedAt: number | null;
  withdrawnAt: number | null;
  /** The newest mail that the lead wrote, and its request to be called. */
  wroteAt: number | null;
  askedForCallAt: number | null;
  /** The newest of what counts as an inquiry: a completion or a request. */
  inquiredAt: number | null;
  /** The countries (ISO 3166) that are known of it, as of its number and its visit. */
  countries: readonly (string | null)[];
};

/** Why staff may not write to a lead, in words for the place where the button would be. */
export const MAIL_REFUSALS = {
  not_set_up: "Email is not set up yet.",
  no_address: "There is no usable email address.",
  suspect: "The lead is marked as suspect.",
  unsubscribed: "The lead unsubscribed from our emails.",
  address_refused: "This address refuses email.",
  consent_needed: "The lead has not agreed to emails, and their country requires that.",
  no_country: "The lead has not agreed to emails, and their country, which may require that, is not known.",
  inquiry_too_old: "The lead has not agreed to emails, and their last inquiry is more than six months old.",
  withdrawn_since: "The lead withdrew their consent to emails and has not asked for anything since.",
  no_inquiry: "The lead has neither agreed to emails nor finished an inquiry.",
} as const;

export type MailRefusal = keyof typeof MAIL_REFUSALS;

/** Why a mail that staff wrote may go: on consent, as an answer, or after an inquiry. */
export type MailDecision =
  | { allowed: true; why: "consent" | "answer" | "inquiry" }
  | { allowed: false; reason: MailRefusal };

/** Whether staff may write to a lead now (contract 22). It is asked before a mail is stored and again before it is sent. */
export function mayMail(facts: MailFacts, now: number): MailDecision {
  const { hasAddress, isSuspect, isStopped, refusesMail } = facts;
  if (!hasAddress) return no("no_address");
  if (isSuspect) return no("suspect");
  if (isStopped) return no("unsubscribed");
  if (refusesMail) return no("address_refused");
  if (facts.consentedAt !== null) return CONSENTED;
  return isAnswer(facts, now) ? { allowed: true, why: "answer" } : afterInquiry(facts, now);
}

/** Whether a mail of staff would answer what the lead wrote or asked for: then it goes before those that staff begin. */
export function isAnswer(
  { wroteAt, askedForCallAt }: Pick<MailFacts, "wroteAt" | "askedForCallAt">,
  now: number,
): boolean {
  return isWithin(wroteAt, ANSWER_MS, now) || isWithin(askedForCallAt, ANSWER_MS, now);
}

const CONSENTED = { allowed: true, why: "consent" } as const;

/** What decides about the one mail after a missed call. */
type MissedFacts = Pick<MailFacts, "consentedAt" | "withdrawnAt" | "inquiredAt" | "countries">;

/** Whether the mail after a missed call may go now: a call request is no reason to write about another call. */
export function mayMailAfterMissed(facts: MissedFacts, now: number): MailDecision {
  return facts.consentedAt === null ? afterInquiry(facts, now) : CONSENTED;
}

function afterInquiry({ inquiredAt, withdrawnAt, countries }: MissedFacts, now: number): MailDecision {
  const known = countries.flatMap((country) => knownCountry(country) ?? []);
  if (inquiredAt === null) return no("no_inquiry");
  if (known.some(isUnderEuropeanLaw)) return no("consent_needed");
  if (known.length === 0) return no("no_country");
  if (withdrawnAt !== null && withdrawnAt >= inquiredAt) return no("withdrawn_since");
  return isWithin(inquiredAt, INQUIRY_MS, now) ? { allowed: true, why: "inquiry" } : no("inquiry_too_old");
}

function isWithin(at: number | null, ms: number, now: number): boolean {
  return at !== null && now - at <= ms;
}

function no(reason: MailRefusal): MailDecision {
  return { allowed: false, reason };
}
