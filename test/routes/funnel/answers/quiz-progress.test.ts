import { describe, expect, it } from "vitest";
import { api } from "../../../setup/api.ts";
import { freshSessionId } from "../../../setup/fresh-session-id.ts";
import { quizBody } from "../../../setup/quiz-body.ts";
import { rows } from "../../../setup/database/rows.ts";

const START = "/api/assessment/track-quiz-start";
const PROGRESS = "/api/assessment/progress";

describe("track-quiz-start", () => {
  it("creates the assessment once and keeps the first start", async () => {
    const sessionId = freshSessionId();
    const headers = { "cf-connecting-ip": "203.0.113.7", "user-agent": "Test" };
    expect(await (await api(START, { json: { sessionId }, headers })).json()).toEqual({ ok: true });
    const [first] = await rows("select * from assessments join lead_visits on lead_id = id");
    await api(START, { json: { sessionId } });
    const [second, ...others] = await rows("select * from assessments");
    expect(others).toEqual([]);
    expect(second?.["quiz_started_at"]).toBe(first?.["quiz_started_at"]);
    expect(first).toMatchObject({
      assessment_type: "quiz",
      ip_address: "203.0.113.7",
      user_agent: "Test",
      answers: "{}",
    });
  });

  it("does not turn a chat into a quiz", async () => {
    const sessionId = freshSessionId();
    await rows(
      "insert into assessments (session_id, assessment_type, created_at, updated_at) values (?, 'chat', 1, 1)",
      sessionId,
    );
    expect((await api(START, { json: { sessionId } })).status).toBe(409);
    expect(await rows("select assessment_type, quiz_started_at from assessments")).toEqual([
      { assessment_type: "chat", quiz_started_at: null },
    ]);
  });

  it("drops the excess of an address with a 200", async () => {
    const headers = { "cf-connecting-ip": "203.0.113.8" };
    const vars = { RL_EVENTS_ADDRESS: { limit: () => Promise.resolve({ success: false }) } };
    const answer = await api(START, { json: { sessionId: freshSessionId() }, headers, vars });
    expect(await answer.json()).toEqual({ ok: true, dropped: true });
    expect(await rows("select count(*) as n from assessments")).toEqual([{ n: 0 }]);
  });
});

describe("progress", () => {
  it("merges the answers so far, whatever arrives first", async () => {
    const sessionId = freshSessionId();
    await api(PROGRESS, {
      json: { sessionId, answers: { q1_businessType: "clients", q2_situation: "yo-yo" } },
    });
    await api(START, { json: { sessionId } });
    await api(PROGRESS, { json: { sessionId, answers: { q2_situation: "coaching" } } });
    const [row] = await rows("select answers, quiz_started_at from assessments");
    expect(JSON.parse(String(row?.["answers"]))).toEqual({ businessType: "clients", situation: "coaching" });
    expect(row?.["quiz_started_at"]).not.toBeNull();
  });

  it.each([
    ["in order", [0, 1]],
    ["overtaken", [1, 0]],
  ])("the newer report's answers stand, %s", async (_, order) => {
    const sessionId = freshSessionId();
    const reports = [
      { at: "2026-03-02T09:00:10.000Z", answers: { q1_businessType: "clients", q2_situation: "yo-yo" } },
      {
        at: "2026-03-02T09:00:25.123Z",
        answers: { q1_businessType: "own-business", q3_adSpend: "300-1000" },
      },
    ];
    for (const at of order) {
      expect((await api(PROGRESS, { json: { sessionId, ...reports[at] } })).status).toBe(200);
    }
    const [row] = await rows("select answers from assessments");
    expect(JSON.parse(String(row?.["answers"]))).toEqual({
      businessType: "own-business",
      situation: "yo-yo",
      adSpend: "300-1000",
    });
  });

  it("a clock that is ahead does not shut out later reports", async () => {
    const sessionId = freshSessionId();
    const ahead = { sessionId, at: "2999-01-01T00:00:00.000Z", answers: { q2_situation: "yo-yo" } };
    await api(PROGRESS, { json: ahead });
    await api(PROGRESS, { json: { sessionId, answers: { q2_situation: "coaching" } } });
    const [row] = await rows("select answers from assessments");
    expect(JSON.parse(String(row?.["answers"]))).toEqual({ situation: "coaching" });
    expect((await api(PROGRESS, { json: { ...ahead, at: "soon" } })).status).toBe(400);
  });

  it("changes nothing of a completed assessment", async () => {
    const body = quizBody();
    await api("/api/assessment/submit", { json: body });
    const [before] = await rows("select * from assessments");
    const late = { sessionId: body.sessionId, answers: { q4_funnel: "no-funnel" } };
    expect((await api(PROGRESS, { json: late })).status).toBe(200);
    expect((await api(START, { json: { sessionId: body.sessionId } })).status).toBe(200);
    expect(await rows("select * from assessments")).toEqual([before]);
  });

  it("refuses an answer that is none of the options", async () => {
    const answer = await api(PROGRESS, {
      json: { sessionId: freshSessionId(), answers: { q3_adSpend: "lots" } },
    });
    expect(answer.status).toBe(400);
    expect(await rows("select count(*) as n from assessments")).toEqual([{ n: 0 }]);
  });

  it("does not bring an erased session back", async () => {
    const body = quizBody();
    await api("/api/assessment/submit", { json: body });
    await api(`/api/hub/${body.sessionId}/erase`, { method: "POST" });
    const late = { sessionId: body.sessionId, answers: { q4_funnel: "no-funnel" } };
    expect((await api(PROGRESS, { json: late })).status).toBe(410);
    expect((await api(START, { json: { sessionId: body.sessionId } })).status).toBe(410);
    expect(await rows("select count(*) as n from assessments")).toEqual([{ n: 0 }]);
  });
});
