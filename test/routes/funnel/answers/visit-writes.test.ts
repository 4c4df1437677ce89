import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { api } from "../../../setup/api.ts";
import { countReads } from "../../../setup/database/count-reads.ts";
import { freshSessionId } from "../../../setup/fresh-session-id.ts";
import { QUIZ_ANSWERS, quizBody } from "../../../setup/quiz-body.ts";

const ALL = Object.entries(QUIZ_ANSWERS);
const firstAnswers = (count: number) => Object.fromEntries(ALL.slice(0, count));
const ATTRIBUTION = {
  first: {
    at: "2026-03-02T09:00:00.000Z",
    utm_source: "facebook",
    utm_campaign: "Spring",
    campaign_id: "120210000000000001",
    adset_id: "120210000000000002",
    ad_id: "120210000000000003",
  },
};

/**
 * A quiz as the browser reports it: its start, an event for each of the first questions, the answers so far after these
 * numbers of them, and the form if it was sent.
 */
async function visit(saves: readonly number[], isSent: boolean) {
  const { d1, reads } = countReads(env.DB);
  const sessionId = freshSessionId();
  const send = async (path: string, json: object) => {
    expect([path, (await api(path, { vars: { DB: d1 }, json })).status]).toEqual([path, 200]);
  };
  const event = (name: string) => send("/api/events", { sessionId, name, eventId: crypto.randomUUID() });
  await send("/api/assessment/track-quiz-start", { sessionId, attribution: ATTRIBUTION });
  await event("QuizStarted");
  for (const question of [1, 2, 3, 4]) await event(`QuizQuestion${question}`);
  for (const count of saves) {
    await send("/api/assessment/progress", { sessionId, answers: firstAnswers(count) });
  }
  if (isSent) await send("/api/assessment/submit", quizBody({ sessionId, attribution: ATTRIBUTION }));
  return { rows: reads.written, batches: reads.writes };
}

// Channels off; limits of contract 19. The first visit writes the rows of the day's figures, those after it change
// them.
it.each(["the first visit", "a later one"])("what %s writes", async (which) => {
  if (which === "a later one") await visit([2, 4], true);
  const left = await visit([2, 4], false);
  expect.soft(left.batches).toBeLessThanOrEqual(3);
  expect.soft(left.rows).toBeLessThanOrEqual(45);
  const completed = await visit([2, 4, 6, 8], true);
  expect.soft(completed.batches).toBeLessThanOrEqual(6);
  expect.soft(completed.rows).toBeLessThanOrEqual(130);
  expect(left.rows).toBeGreaterThan(0);
});
