import type { ExtraQuestion } from "#domain/content/parts/extra";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { describe, expect, it, vi } from "vitest";
import { api, settled } from "../../../setup/api.ts";
import { freshSessionId } from "../../../setup/fresh-session-id.ts";
import { ownContent } from "../../../setup/content/own-content.ts";
import { publishContent } from "../../../setup/content/publish-content.ts";
import { slackActionsOn, COCKPIT_VARS } from "../../../setup/delivery/peers.ts";
import { quizBody } from "../../../setup/quiz-body.ts";
import { rows } from "../../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../../setup/staff-api.ts";

const START: ExtraQuestion = {
  id: "start000",
  question: "How soon do you want to start?",
  subtext: "",
  answered: "required",
  kind: "choice",
  options: [
    { id: "now00000", label: "This week" },
    { id: "later000", label: "Later this year" },
  ],
};
const TEAM: ExtraQuestion = {
  ...START,
  id: "team0000",
  question: "Who is on your team?",
  answered: "optional",
  kind: "words",
  options: [],
};

const LATER = { id: "later000", label: "Later this year" };

let edition = 0;

const number = async () =>
  (await staffJson<{ published: { number: number } }>("/api/content")).published.number;

async function publish(...questions: ExtraQuestion[]): Promise<void> {
  const document = ownContent((content) => {
    content.extra.questions = questions;
    // A publish that changes nothing is refused.
    content.landing.hero.statement = `Edition ${++edition}.`;
  });
  await publishContent(document);
  // For so long what was live before may be served.
  vi.setSystemTime(Date.now() + 10_000);
}

const start = (sessionId: string) => api("/api/assessment/track-quiz-start", { json: { sessionId } });
const submit = (sessionId: string, extra: Record<string, string>) =>
  api("/api/assessment/submit", { json: { ...quizBody({ sessionId }), extra } });
const add = (sessionId: string, extra: Record<string, string>) =>
  api("/api/assessment/extra", { json: { sessionId, extra } });

async function lead(sessionId: string): Promise<AssessmentView> {
  const list = await staffJson<AssessmentView[]>("/api/assessments");
  const found = list.find((one) => one.sessionId === sessionId);
  if (!found) throw new Error("The lead is not on the list.");
  return found;
}

const SOON = { questionId: "start000", question: START.question, optionId: "now00000", answer: "This week" };
const ALONE = { questionId: "team0000", question: TEAM.question, optionId: null, answer: "Only me" };

describe("the owner's own questions", () => {
  it("come with the quiz's form, decide nothing, and stand with the lead", async () => {
    await publish(START, TEAM);
    const [asked, plain] = [freshSessionId(), freshSessionId()];
    const answers = await Promise.all([
      submit(asked, { start000: "now00000", team0000: " Only me " }),
      submit(plain, {}),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [one, other] = [await lead(asked), await lead(plain)];
    expect([one.extra, other.extra]).toEqual([[SOON, ALONE], []]);
    expect([one.score, one.offerTier, one.leadScore]).toEqual([
      other.score,
      other.offerTier,
      other.leadScore,
    ]);
  });

  it("are asked for by no more than the answers that were offered", async () => {
    await publish(START, TEAM);
    const sessionId = freshSessionId();
    expect((await submit(sessionId, { start000: "soon0000", team0000: "", other000: "x" })).status).toBe(200);
    expect((await lead(sessionId)).extra).toEqual([]);
    const wrong = [{ Start: "x" }, { start000: "x".repeat(501) }, { start000: 5 }];
    for (const extra of wrong) {
      const json = { ...quizBody(), extra };
      expect((await api("/api/assessment/submit", { json })).status).toBe(400);
    }
  });

  it("of the version that somebody began with are kept, whatever is published meanwhile", async () => {
    await publish(START, TEAM);
    const sessionId = freshSessionId();
    await start(sessionId);
    await publish({ ...TEAM, question: "Who helps you?" });
    expect((await submit(sessionId, { start000: "now00000", team0000: "Only me" })).status).toBe(200);
    expect((await lead(sessionId)).extra).toEqual([{ ...ALONE, question: "Who helps you?" }, SOON]);
  });

  it("stand in the words of the page that they were given on, which says its version", async () => {
    await publish(START, TEAM);
    const shown = await number();
    const [reworded, gone, older] = [freshSessionId(), freshSessionId(), freshSessionId()];
    const send = (sessionId: string, contentVersion: number) =>
      api("/api/assessment/submit", {
        json: { ...quizBody({ sessionId }), extra: { start000: "now00000" }, contentVersion },
      });
    await publish({ ...START, question: "When?", options: [{ id: "now00000", label: "At once" }, LATER] });
    expect((await send(reworded, shown)).status).toBe(200);
    await publish(TEAM);
    expect((await send(gone, shown)).status).toBe(200);
    expect((await lead(reworded)).extra).toEqual([SOON]);
    expect((await lead(gone)).extra).toEqual([SOON]);
    const json = { sessionId: gone, extra: { start000: "later000" }, contentVersion: shown };
    expect((await api("/api/assessment/extra", { json })).status).toBe(200);
    expect((await lead(gone)).extra).toEqual([{ ...SOON, optionId: "later000", answer: LATER.label }]);
    // A version that never was asks nothing.
    expect((await send(older, 9_999)).status).toBe(200);
    expect((await lead(older)).extra).toEqual([]);
    expect((await send(older, -1)).status).toBe(400);
  });

  it("may be answered and changed for a day after completion", async () => {
    await publish(START, TEAM);
    const sessionId = freshSessionId();
    await start(sessionId);
    expect((await add(sessionId, { start000: "now00000" })).status).toBe(409);
    await submit(sessionId, {});
    const before = await lead(sessionId);
    vi.setSystemTime(Date.now() + 60_000);
    expect((await add(sessionId, { start000: "later000" })).status).toBe(200);
    expect((await add(sessionId, { start000: "now00000", team0000: "Only me" })).status).toBe(200);
    const after = await lead(sessionId);
    expect(after.extra).toEqual([SOON, ALONE]);
    expect(after.version).toBe(before.version);
    expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
    vi.setSystemTime(Date.now() + 24 * 3_600_000);
    expect((await add(sessionId, { start000: "later000" })).status).toBe(410);
    expect((await lead(sessionId)).extra).toEqual([SOON, ALONE]);
    expect((await add(freshSessionId(), { start000: "now00000" })).status).toBe(404);
  });

  it("are told apart by the list's filter", async () => {
    await publish(START);
    const [now, later] = [freshSessionId(), freshSessionId()];
    await submit(now, { start000: "now00000" });
    await submit(later, { start000: "later000" });
    const found = await staffJson<AssessmentView[]>("/api/assessments?answer=start000.now00000");
    expect(found.map(({ sessionId }) => sessionId)).toEqual([now]);
    expect((await staffApi("/api/assessments?answer=start000")).status).toBe(400);
  });

  it("stand in Slack's message, the export, the person's own data, and go with the lead", async () => {
    const slack = await slackActionsOn();
    await publish(START, TEAM);
    const sessionId = freshSessionId();
    const json = { ...quizBody({ sessionId }), extra: { start000: "now00000", team0000: "Only me & <you>" } };
    await api("/api/assessment/submit", { json, vars: COCKPIT_VARS });
    await settled();
    const [told] = slack.messages;
    expect(JSON.stringify(told)).toContain("*How soon do you want to start?:* This week");
    expect(JSON.stringify(told)).toContain("Only me &amp; &lt;you&gt;");
    const csv = await (await staffApi("/api/assessments/export.csv")).text();
    expect(csv).toContain("How soon do you want to start? This week");
    const own = await (await api(`/api/hub/${sessionId}/export`)).text();
    expect(own).toContain("Only me & <you>");
    expect((await api(`/api/hub/${sessionId}/erase`, { method: "POST" })).status).toBe(200);
    expect(await rows("select * from extra_answers")).toEqual([]);
    expect((await add(sessionId, { start000: "now00000" })).status).toBe(410);
  });

  it("are told to staff as they are asked today", async () => {
    const questions = () => staffJson<{ questions: ExtraQuestion[] }>("/api/content/questions");
    expect(await questions()).toEqual({ questions: [] });
    await publish(START);
    expect(await questions()).toEqual({ questions: [START] });
    expect((await api("/api/content/questions")).status).toBe(401);
  });
});
