import { mayMail, mayMailAfterMissed, type MailFacts } from "#domain/mail/may-mail";
import { describe, expect, it } from "vitest";

const NOW = Date.UTC(2026, 10, 28);
const DAY_MS = 24 * 60 * 60 * 1000;
const ago = (days: number) => NOW - days * DAY_MS;

/** Somebody in Canada who finished the quiz yesterday and agreed to nothing. */
const LEAD: MailFacts = {
  hasAddress: true,
  isSuspect: false,
  isStopped: false,
  refusesMail: false,
  consentedAt: null,
  withdrawnAt: null,
  wroteAt: null,
  askedForCallAt: null,
  inquiredAt: ago(1),
  countries: ["CA"],
};
const IN_GERMANY = { countries: ["DE"] };

const CASES: readonly [what: string, facts: Partial<MailFacts>, answer: string][] = [
  ["a fresh inquiry from Canada", {}, "inquiry"],
  ["an inquiry of almost six months", { inquiredAt: ago(181) }, "inquiry"],
  ["an older one", { inquiredAt: ago(182) }, "inquiry_too_old"],
  ["no inquiry", { inquiredAt: null }, "no_inquiry"],
  ["Germany", IN_GERMANY, "consent_needed"],
  ["the UK", { countries: ["GB"] }, "consent_needed"],
  ["Switzerland", { countries: [null, "CH"] }, "consent_needed"],
  ["a number of Norway on a visit from Canada", { countries: ["NO", "CA"] }, "consent_needed"],
  ["no country", { countries: [null, null] }, "no_country"],
  ["a country that the edge did not know", { countries: ["XX", "T1"] }, "no_country"],
  ["a visit through Tor with a number of Canada", { countries: ["CA", "T1"] }, "inquiry"],
  ["a consent withdrawn after the inquiry", { withdrawnAt: ago(0) }, "withdrawn_since"],
  ["an inquiry after a withdrawal", { withdrawnAt: ago(2) }, "inquiry"],
  ["consent in Germany", { ...IN_GERMANY, consentedAt: ago(400) }, "consent"],
  ["a mail from Germany", { ...IN_GERMANY, wroteAt: ago(30) }, "answer"],
  ["an old mail from Germany", { ...IN_GERMANY, wroteAt: ago(31) }, "consent_needed"],
  ["a call request from Germany", { ...IN_GERMANY, askedForCallAt: ago(30) }, "answer"],
  ["an answer after a withdrawal", { withdrawnAt: ago(0), wroteAt: ago(1) }, "answer"],
  ["no address", { hasAddress: false, consentedAt: ago(1) }, "no_address"],
  ["a suspect", { isSuspect: true, consentedAt: ago(1) }, "suspect"],
  ["a stop", { isStopped: true, consentedAt: ago(1), wroteAt: ago(1) }, "unsubscribed"],
  ["an address that refuses mail", { refusesMail: true, consentedAt: ago(1) }, "address_refused"],
];

describe("what staff may write to a lead", () => {
  it.each(CASES)("%s", (_what, facts, answer) => {
    const decision = mayMail({ ...LEAD, ...facts }, NOW);
    expect(decision.allowed ? decision.why : decision.reason).toBe(answer);
  });
});

const AFTER_MISSED: readonly [what: string, facts: Partial<MailFacts>, answer: string][] = [
  ["consent in Germany", { ...IN_GERMANY, consentedAt: ago(400) }, "consent"],
  ["a fresh inquiry from Canada", {}, "inquiry"],
  ["an older one", { inquiredAt: ago(182) }, "inquiry_too_old"],
  ["no country", { countries: [null, "XX"] }, "no_country"],
  [
    "a mail and a call request from Germany",
    { ...IN_GERMANY, wroteAt: ago(1), askedForCallAt: ago(1) },
    "consent_needed",
  ],
  ["a mail without an inquiry", { inquiredAt: null, wroteAt: ago(1) }, "no_inquiry"],
];

describe("the mail after a missed call", () => {
  it.each(AFTER_MISSED)("%s", (_what, facts, answer) => {
    const decision = mayMailAfterMissed({ ...LEAD, ...facts }, NOW);
    expect(decision.allowed ? decision.why : decision.reason).toBe(answer);
  });
});
