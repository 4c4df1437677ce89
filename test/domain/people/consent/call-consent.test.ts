import { CALL_CONSENT_VERSION } from "#domain/people/consent/consent-texts";
import { readable } from "#domain/content/page-content";
import { sample } from "#domain/content/sample/sample";
import { expect, it } from "vitest";

const { consents, brand } = readable(sample);

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
  expect(WORDINGS[CALL_CONSENT_VERSION]).toBe(consents.call);
});

it("says who will call", () => {
  expect(consents.call).toContain(brand.name);
});
