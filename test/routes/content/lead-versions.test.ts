import type { LeadWording } from "#domain/content/lead-wording";
import { expect, it } from "vitest";
import { api } from "../../setup/api.ts";
import { freshSessionId } from "../../setup/fresh-session-id.ts";
import { ownContent } from "../../setup/content/own-content.ts";
import { publishContent } from "../../setup/content/publish-content.ts";
import { quizBody } from "../../setup/quiz-body.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";

const publish = (statement: string) =>
  publishContent(ownContent((content) => void (content.landing.hero.statement = statement)));

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

it("a lead carries the versions of the pages that it had open, which name them, and none that never was", async () => {
  await publish("One.");
  const [quiz, chat, direct, unknown] = [
    freshSessionId(),
    freshSessionId(),
    freshSessionId(),
    freshSessionId(),
  ];
  const shown = { sessionId: quiz, contentVersion: 1 };
  const init = { sessionId: chat, message: "Hello", contentVersion: 0 };
  await publish("Two.");
  expect((await api("/api/assessment/track-quiz-start", { json: shown })).status).toBe(200);
  expect((await api("/api/chat/init", { json: init })).status).toBe(200);
  await publish("Three.");
  const done = async (sessionId: string, contentVersion: number) => {
    const json = { ...quizBody({ sessionId }), contentVersion };
    expect((await api("/api/assessment/submit", { json })).status).toBe(200);
  };
  await done(quiz, 2);
  await done(direct, 1);
  await done(unknown, 9_999);
  expect(await versionsOf(quiz)).toEqual([{ start: 1, done: 2 }]);
  expect(await versionsOf(chat)).toEqual([{ start: 0, done: null }]);
  expect(await versionsOf(direct)).toEqual([{ start: 1, done: 1 }]);
  expect(await versionsOf(unknown)).toEqual([{ start: 3, done: 3 }]);
  const wrong = { sessionId: freshSessionId(), contentVersion: -1 };
  expect((await api("/api/assessment/track-quiz-start", { json: wrong })).status).toBe(400);
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

it("a lead's wording is as it was, whatever has been published since", async () => {
  const own = ownContent((content) => {
    const [first] = content.quiz.questions.businessType.options;
    if (first) first.label = "I coach people";
    content.quiz.questions.businessType.question = "Who do you coach?";
    content.consents.mail = "Yes, write to me about my plan.";
  });
  const sessionId = freshSessionId();
  await start(sessionId);
  await publishContent(own);
  const json = quizBody({ sessionId, emailConsent: true });
  expect((await api("/api/assessment/submit", { json })).status).toBe(200);
  await publish("Other words.");
  const [{ id } = {}] = await rows("select id from assessments where session_id = ?", sessionId);
  const wording = await staffJson<LeadWording>(`/api/leads/${Number(id)}/wording`);
  expect(wording).toMatchObject({ atStart: 0, atCompletion: 1 });
  expect(wording.answers?.[0]).toEqual({
    id: "businessType",
    question: "Who do you coach?",
    answer: "I coach people",
  });
  expect(wording.consents).toEqual([
    { kind: "mail", text: "Yes, write to me about my plan.", at: expect.stringMatching(/Z$/) },
  ]);
  expect((await staffApi("/api/leads/999999/wording")).status).toBe(404);
});
