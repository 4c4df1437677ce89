import { beforeEach, expect, test, vi } from "vitest";
import {
  forgetAssessment,
  readLastAssessment,
  rememberAssessment,
} from "../../../web/lib/last-assessment.ts";
import { QUIZ_ANSWERS } from "../../setup/quiz-body.ts";
import { stubLocalStorage } from "../stub-local-storage.ts";

const DAY = 86_400_000;
const now = Date.UTC(2026, 10, 20);
const assessment = {
  sessionId: "6f1c2d3e-4b5a-4c6d-8e7f-0a1b2c3d4e5f",
  offerTier: 4,
  hubExpiresAt: new Date(now + DAY / 2).toISOString(),
  answers: QUIZ_ANSWERS,
};

beforeEach(() => {
  stubLocalStorage();
  return () => void vi.unstubAllGlobals();
});

test("is known for seven days", () => {
  rememberAssessment(assessment, now);
  expect(readLastAssessment(now + 7 * DAY)).toMatchObject(assessment);
  expect(readLastAssessment(now + 7 * DAY + 1)).toBeNull();
  expect(readLastAssessment(now)).toBeNull();
});

test("is forgotten when it is the one that was erased, and only then", () => {
  rememberAssessment(assessment);
  forgetAssessment("7f1c2d3e-4b5a-4c6d-8e7f-0a1b2c3d4e5f");
  expect(readLastAssessment()).not.toBeNull();
  forgetAssessment(assessment.sessionId);
  expect(readLastAssessment()).toBeNull();
});

test("answers that are not known any more do not stand in the way of the next assessment", () => {
  localStorage.setItem(
    "last-assessment",
    JSON.stringify({ ...assessment, answers: { q1_businessType: "nobody" }, timestamp: now }),
  );
  expect(readLastAssessment(now)).toBeNull();
});
