import { EXTRA_MAX } from "#domain/funnel/answers/extra-answers";
import { QUESTIONS } from "#domain/funnel/answers/questions";
import { beforeEach, expect, test, vi } from "vitest";
import { forgetProgress, readSavedProgress, saveProgress } from "../../../web/lib/saved-progress.ts";
import { stubLocalStorage } from "../stub-local-storage.ts";

const DAY = 86_400_000;
const now = Date.UTC(2026, 10, 20);
/** The lead form, behind as many questions as there may be. */
const LAST_STEP = QUESTIONS.length + EXTRA_MAX + 1;
const progress = {
  sessionId: "6f1c2d3e-4b5a-4c6d-8e7f-0a1b2c3d4e5f",
  currentStep: 5,
  answers: { q1_businessType: "clients", q6_frustration: "  ", email: "ada@" },
  extra: { aaaaaaaa: "A farm" },
};

let kept: Map<string, string>;
beforeEach(() => {
  kept = stubLocalStorage();
  return () => {
    forgetProgress();
    vi.unstubAllGlobals();
  };
});

test("gives back what was saved, half-typed answers and contact included", () => {
  saveProgress(progress, now);
  expect(readSavedProgress(now)).toEqual({ ...progress, timestamp: now });
});

test("keeps the last step that there may be", () => {
  saveProgress({ ...progress, currentStep: LAST_STEP }, now);
  expect(readSavedProgress(now)?.currentStep).toBe(LAST_STEP);
});

test("seven days old is kept, older is discarded for good", () => {
  saveProgress(progress, now);
  expect(readSavedProgress(now + 7 * DAY)).not.toBeNull();
  expect(readSavedProgress(now + 7 * DAY + 1)).toBeNull();
  expect(kept.size).toBe(0);
});

test.each([
  ["no object", "5"],
  ["another program's", '{"step":2}'],
  ["a step out of range", JSON.stringify({ ...progress, currentStep: LAST_STEP + 1, timestamp: now })],
  ["a session that is none", JSON.stringify({ ...progress, sessionId: "abc", timestamp: now })],
  [
    "answers that are no text",
    JSON.stringify({ ...progress, answers: { q1_businessType: 1 }, timestamp: now }),
  ],
])("discards %s", (_what, text) => {
  kept.set("quiz-progress", text);
  expect(readSavedProgress(now)).toBeNull();
  expect(kept.size).toBe(0);
});

test("nothing saved is nothing to resume", () => {
  expect(readSavedProgress(now)).toBeNull();
});
