import type { RelatedAssessment } from "#domain/leads/related-assessment";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { api } from "../../setup/api.ts";
import { freshSessionId } from "../../setup/fresh-session-id.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";
import { submitLead } from "../../setup/submit-lead.ts";

type Breakdown = { breakdown: { points: number }[]; totalScore: number; decidedBy: unknown };

describe("score-breakdown", () => {
  it("is the one that was stored, whatever the rules say by now", async () => {
    const lead = await submitLead();
    await env.DB.prepare("update scoring_rules set points = 99").run();
    const stored = await staffJson<Breakdown>(`/api/assessment/${lead.sessionId}/score-breakdown`);
    expect(stored.totalScore).toBe(45);
    expect(stored.breakdown.reduce((sum, { points }) => sum + points, 0)).toBe(stored.totalScore);
    expect(stored.breakdown).toContainEqual({
      questionId: "situation",
      question: "Where do you stand with Meta ads today?",
      answer: "My results go up and down",
      answerValue: "yo-yo",
      points: 10,
    });
    expect(stored.decidedBy).toMatchObject({ kind: "range", minScore: 36, maxScore: 45 });
  });

  it("is 404 without a score or a lead, 400 for no session id, 401 without a token", async () => {
    const sessionId = freshSessionId();
    await api("/api/assessment/track-quiz-start", { json: { sessionId } });
    const status = async (id: string) => (await staffApi(`/api/assessment/${id}/score-breakdown`)).status;
    expect(await status(sessionId)).toBe(404);
    expect(await status(freshSessionId())).toBe(404);
    expect(await status("1")).toBe(400);
    expect((await api(`/api/assessment/${sessionId}/score-breakdown`)).status).toBe(401);
  });
});

describe("chat-messages", () => {
  const path = (sessionId: string) => `/api/assessments/${sessionId}/chat-messages`;

  it("are the transcript of a chat", async () => {
    const sessionId = freshSessionId();
    await api("/api/chat/init", { json: { sessionId, message: "Hi! Who do you run ads for?" } });
    const said = await api("/api/chat/message", { json: { sessionId, message: "I have my own business" } });
    await said.text();
    const messages = await staffJson<{ role: string; content: string; createdAt: string }[]>(path(sessionId));
    expect(messages.map(({ role }) => role)).toEqual(["assistant", "assistant", "user", "assistant"]);
    expect(messages[2]).toMatchObject({ content: "I have my own business" });
    for (const { createdAt } of messages) expect(new Date(createdAt).toISOString()).toBe(createdAt);
  });

  it("are none for a quiz, 404 for an unknown session, 401 without a token", async () => {
    const lead = await submitLead();
    expect(await staffJson(path(lead.sessionId))).toEqual([]);
    expect((await staffApi(path(freshSessionId()))).status).toBe(404);
    expect((await api(path(lead.sessionId))).status).toBe(401);
  });
});

describe("related", () => {
  const from = (ip: string) => ({ "cf-connecting-ip": ip });
  const submit = async (email: string, ip: string): Promise<AssessmentView> => {
    const lead = await submitLead({ email });
    await env.DB.prepare("update lead_visits set ip_address = ? where lead_id = ?")
      .bind(from(ip)["cf-connecting-ip"], lead.id)
      .run();
    return lead;
  };

  it("finds the same e-mail in any case and the same address, by e-mail where both hold", async () => {
    const own = await submit("Ada@Analytical.example", "203.0.113.1");
    const both = await submit("ada@analytical.EXAMPLE", "203.0.113.1");
    const byEmail = await submit("ADA@analytical.example", "203.0.113.9");
    const byIp = await submit("eve@other.example", "203.0.113.1");
    await submit("bob@other.example", "203.0.113.2");
    const related = await staffJson<RelatedAssessment[]>(`/api/assessments/${own.id}/related`);
    const found = related.map(({ id, matchedBy }) => ({ id, matchedBy }));
    expect(found.toSorted((a, b) => a.id - b.id)).toEqual([
      { id: both.id, matchedBy: "email" },
      { id: byEmail.id, matchedBy: "email" },
      { id: byIp.id, matchedBy: "ip" },
    ]);
    expect(related.find(({ id }) => id === byIp.id)?.email).toBe("eve@other.example");
  });

  it("does not take what is missing for the same", async () => {
    const sessions = [freshSessionId(), freshSessionId()];
    for (const sessionId of sessions) await api("/api/assessment/track-quiz-start", { json: { sessionId } });
    const list = await staffJson<AssessmentView[]>("/api/assessments");
    expect(list.map(({ ipAddress, email }) => [ipAddress, email])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(await staffJson(`/api/assessments/${list[0]?.id}/related`)).toEqual([]);
  });

  it("is 404 for an unknown assessment, 400 for no number, 401 without a token", async () => {
    expect((await staffApi("/api/assessments/5/related")).status).toBe(404);
    expect((await staffApi("/api/assessments/five/related")).status).toBe(400);
    expect((await api("/api/assessments/5/related")).status).toBe(401);
  });
});
