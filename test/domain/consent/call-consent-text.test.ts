import { CALL_CONSENT_TEXT, CALL_CONSENT_VERSION } from "#domain/consent/call-consent-text";
import { expect, it } from "vitest";
import { business } from "../../../web/content/business.ts";

/** Every wording that visitors were asked to agree to, by the version stored with their consent. None is edited. */
const WORDINGS: Record<string, string> = {
  "2026-11-22":
    "Yes, BPM may call me at this number about my results and its programs. A person calls, never a recording. " +
    "I can withdraw this at any time, here or on the call.",
  "2026-11-24":
    "Yes, BPM may call me at this number about my results and its programs. A real person will call, never a recording. " +
    "I can change my mind at any time, here or on the call.",
};

it("a consent's version stands for one wording, word for word", () => {
  expect(WORDINGS[CALL_CONSENT_VERSION]).toBe(CALL_CONSENT_TEXT);
});

it("says who will call", () => {
  expect(CALL_CONSENT_TEXT).toContain(business.name);
});
