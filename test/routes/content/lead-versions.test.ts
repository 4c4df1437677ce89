import { expect, it } from "vitest";
import { api } from "../../setup/api.ts";
import { freshSessionId } from "../../setup/fresh-session-id.ts";
import { ownContent } from "../../setup/own-content.ts";
import { quizBody } from "../../setup/quiz-body.ts";
import { rows } from "../../setup/rows.ts";
import { staffApi } from "../../setup/staff-api.ts";

async function publish(statement: string): Promise<void> {
  const document = ownContent((content) => void (content.landing.hero.statement = statement));
  expect((await staffApi("/api/content/draft", { method: "PATCH", json: { document } })).status).toBe(200);
  expect((await staffApi("/api/content/publish", { json: { note: "" } })).status).toBe(201);
}

const start = (sessionId: string) => api("/api/assessment/track-quiz-start", { json: { sessionId } });
const submit = (sessionId: string) => api("/api/assessment/submit", { json: quizBody({ sessionId }) });

const versionsOf = (sessionId: string) =>
  rows(
    `select content_at_start as start, content_at_completion as done from assessments
     join lead_visits v on v.lead_id = id left join lead_proofs p on p.lead_id = id where session_id = ?`,
    sessionId,
  );

it("a lead carries the versions that were live at its start and at its completion", async () => {
  const sessionId = freshSessionId();
  await start(sessionId);
  expect(await versionsOf(sessionId)).toEqual([{ start: 0, done: null }]);
  await publish("One.");
  await publish("Two.");
  expect((await submit(sessionId)).status).toBe(200);
  await publish("Three.");
  await submit(sessionId);
  expect(await versionsOf(sessionId)).toEqual([{ start: 0, done: 2 }]);
});

it("a publish and a submit at once leave a lead with one of both, and lose neither", async () => {
  await publish("One.");
  const sessionId = freshSessionId();
  await start(sessionId);
  const [, answer] = await Promise.all([publish("Two."), submit(sessionId)]);
  expect(answer.status).toBe(200);
  const [{ start: began, done } = {}] = await versionsOf(sessionId);
  expect([began, [1, 2].includes(Number(done))]).toEqual([1, true]);
  expect(await rows("select count(*) as n from content_versions where number is not null")).toEqual([
    { n: 2 },
  ]);
});
