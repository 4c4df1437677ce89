import { beforeEach, expect, test, vi } from "vitest";
import { QUIZ_ANSWERS } from "../../../setup/quiz-body.ts";
import { freshSessionId } from "../../../setup/fresh-session-id.ts";
import { stubLocalStorage } from "../../stub-local-storage.ts";

const now = Date.UTC(2026, 10, 20);
const ad = {
  url: new URL("https://bpm.example/?utm_source=fb&utm_campaign=again"),
  landingPath: "/",
  referrerHost: "l.facebook.com",
};
const direct = { ...ad, url: new URL("https://bpm.example/"), referrerHost: null };

let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    sent.push([new URL(url, "https://bpm.example").pathname, JSON.parse(String(init.body))]);
    return Response.json({ ok: true });
  });
  return () => void vi.unstubAllGlobals();
});

/** Lets what was sent quietly arrive. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Opens a document by an arrival and has it tell; `isCompleted`: an assessment was completed in this browser before. */
async function arrive(arrival: typeof ad | typeof direct, isCompleted: boolean, isPermitted = true) {
  vi.resetModules();
  stubLocalStorage();
  const [{ captureArrival, permitCampaign }, { tellArrival }, { rememberAssessment }] = await Promise.all([
    import("../../../../web/lib/visit/attribution.ts"),
    import("../../../../web/lib/visit/tell-arrival.ts"),
    import("../../../../web/lib/last-assessment.ts"),
  ]);
  const sessionId = freshSessionId();
  const hubExpiresAt = new Date(now).toISOString();
  if (isCompleted) rememberAssessment({ sessionId, offerTier: 4, hubExpiresAt, answers: QUIZ_ANSWERS });
  captureArrival(arrival, now);
  permitCampaign(isPermitted);
  tellArrival();
  await settled();
  return sessionId;
}

test("who comes back by an ad after completing is told of, once the campaign may be with it", async () => {
  const path = "/api/assessment/track-visit";
  const part = { landingPath: "/", referrerHost: "l.facebook.com", at: new Date(now).toISOString() };
  const sessionId = await arrive(ad, true);
  expect(sent).toEqual([[path, { sessionId, touch: { ...part, utm_source: "fb", utm_campaign: "again" } }]]);
  sent = [];
  const other = await arrive(ad, true, false);
  expect(sent).toEqual([[path, { sessionId: other, touch: part }]]);
});

test("who comes by themselves, or has yet to complete, is not", async () => {
  await arrive(direct, true);
  expect(sent).toEqual([]);
  await arrive(ad, false);
  expect(sent).toEqual([]);
});
