import { beforeEach, expect, test, vi } from "vitest";
import { forgetForm, keepForm, readKeptForms } from "../../../../web/features/funnel/quiz/lead/kept-forms.ts";
import { hasKeptForm } from "../../../../web/has-kept-form.ts";
import { QUIZ_ANSWERS } from "../../../setup/quiz-body.ts";
import { stubLocalStorage } from "../../stub-local-storage.ts";

const DAY = 86_400_000;
const now = Date.UTC(2026, 10, 20);
const form = (sessionId: string, email = "ada@analytical.example") => ({
  sessionId,
  lead: {
    name: "Ada Lovelace",
    email,
    businessUrl: "https://analytical.example",
    answers: QUIZ_ANSWERS,
    emailConsent: true,
    company: "",
    extra: {},
  },
  eventIds: { Lead: "8f1c2d3e-4b5a-4c6d-8e7f-0a1b2c3d4e5f" },
});
const ADA = form("6f1c2d3e-4b5a-4c6d-8e7f-0a1b2c3d4e5f");
const GRACE = form("7f1c2d3e-4b5a-4c6d-8e7f-0a1b2c3d4e5f", "grace@analytical.example");

let kept: Map<string, string>;
beforeEach(() => {
  kept = stubLocalStorage();
  return () => void vi.unstubAllGlobals();
});

test("a finished form is kept whole, for seven days and no longer", () => {
  expect(hasKeptForm()).toBe(false);
  expect(keepForm(ADA, now)).toBe(true);
  expect(hasKeptForm()).toBe(true);
  expect(readKeptForms(now + 7 * DAY)).toEqual([{ ...ADA, timestamp: now }]);
  expect(readKeptForms(now + 7 * DAY + 1)).toEqual([]);
  expect(hasKeptForm()).toBe(false);
});

test("another try or a correction does not make it younger", () => {
  keepForm(ADA, now);
  const corrected = form(ADA.sessionId, "ada@lovelace.example");
  keepForm(corrected, now + 6 * DAY);
  expect(readKeptForms(now + 6 * DAY)).toEqual([{ ...corrected, timestamp: now }]);
  expect(readKeptForms(now + 7 * DAY + 1)).toEqual([]);
});

test("each session's form is kept, and forgotten, by itself", () => {
  keepForm(ADA);
  keepForm(GRACE);
  expect(readKeptForms().map(({ sessionId }) => sessionId)).toEqual([ADA.sessionId, GRACE.sessionId]);
  forgetForm(ADA.sessionId);
  expect(readKeptForms()).toMatchObject([GRACE]);
  forgetForm(GRACE.sessionId);
  expect(kept.size).toBe(0);
});

test.each(["{broken", "{}", '[{"sessionId":"x"}]', "null"])(
  "what is no form of ours is discarded: %s",
  (text) => {
    kept.set("kept-forms", text);
    expect(readKeptForms()).toEqual([]);
    expect(hasKeptForm()).toBe(false);
  },
);

test("in blocked storage it says that it ends with the page", () => {
  stubLocalStorage("blocked");
  expect(keepForm(ADA)).toBe(false);
  expect(hasKeptForm()).toBe(false);
  forgetForm(ADA.sessionId);
});
