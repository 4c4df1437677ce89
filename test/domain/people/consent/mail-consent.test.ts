import { MAIL_CONSENT_TEXT, MAIL_CONSENT_VERSION } from "#domain/people/consent/consent-texts";
import { sample } from "#domain/content/sample/sample";
import { expect, it } from "vitest";

/** Every wording that visitors were asked to agree to, by the version stored with their consent. None is edited. */
const WORDINGS: Record<string, string> = {
  "2026-11-22":
    "Yes, email me the link to my strategy hub and one reminder before it expires. I can unsubscribe at any time.",
};

it("a consent's version stands for one wording, word for word", () => {
  expect(WORDINGS[MAIL_CONSENT_VERSION]).toBe(MAIL_CONSENT_TEXT);
});

it("what ships asks for that very wording", () => {
  expect(sample.consents.mail).toBe(MAIL_CONSENT_TEXT);
});
