import { describe, expect, it } from "vitest";
import { api } from "../setup/api.ts";
import { freshSessionId } from "../setup/fresh-session-id.ts";
import { quizBody } from "../setup/quiz-body.ts";
import { rows } from "../setup/database/rows.ts";
import { analyze, chatObject, correct, init, OPENING, say, status } from "./chat-client.ts";
import { FULL_CHAT } from "../setup/full-chat.ts";

const NEW_LIMIT_TEXT =
  "Chat limit reached (20/20 messages). Please book a strategy call to continue the conversation.";

describe("POST /api/chat/init", () => {
  it("creates the assessment and stores the greeting and its question once, uncounted", async () => {
    const sessionId = freshSessionId();
    await init(sessionId);
    const again = await init(sessionId, { message: "Another greeting", rehydrate: true });
    expect(again).toMatchObject({ messageCount: 0, messages: OPENING });
    const [row] = await rows("select * from assessments where session_id = ?", sessionId);
    expect(row).toMatchObject({ assessment_type: "chat", completed_at: null, answers: "{}" });
    expect(row?.["chat_started_at"]).toBeTypeOf("number");
  });

  it("gives back the conversation, and stores no greeting behind it", async () => {
    const sessionId = freshSessionId();
    await say(sessionId, "I'm an agency");
    const resumed = await init(sessionId);
    expect(resumed.messages.map(({ role }) => role)).toEqual(["user", "assistant"]);
    expect(resumed).toMatchObject({ messageCount: 1, collected: { businessType: "clients" }, progress: 9 });
  });

  it.each([
    ["no session", { message: "hi" }, 400],
    ["a session that is no UUID", { sessionId: "x", message: "hi" }, 400],
    ["a blank greeting", { sessionId: freshSessionId(), message: " " }, 400],
    ["a long greeting", { sessionId: freshSessionId(), message: "x".repeat(2001) }, 400],
    ["control characters", { sessionId: freshSessionId(), message: "a\u0000b" }, 400],
  ])("refuses %s", async (_, json, expected) => {
    const response = await api("/api/chat/init", { json });
    expect(response.status).toBe(expected);
    expect(await response.json()).toMatchObject({ code: "invalid_request" });
    expect(await rows("select id from assessments")).toEqual([]);
  });

  it("refuses a quiz's session", async () => {
    const sessionId = freshSessionId();
    await api("/api/assessment/submit", { json: quizBody({ sessionId }) });
    expect((await api("/api/chat/init", { json: { sessionId, message: "hi" } })).status).toBe(409);
    expect(await say(sessionId, "hello")).toMatchObject({ status: 409, body: { code: "conflict" } });
  });
});

describe("POST /api/chat/message", () => {
  it("does what a skipped init would have done", async () => {
    const sessionId = freshSessionId();
    const said = await say(sessionId, "  we're an agency \n");
    expect(said).toMatchObject({ status: 200, messageCount: 1 });
    expect(said.text).toContain("Where do you stand with Meta ads");
    expect(await rows("select assessment_type, answers from assessments")).toEqual([
      { assessment_type: "chat", answers: '{"businessType":"clients"}' },
    ]);
    expect((await init(sessionId)).messages[0]).toMatchObject({ content: "we're an agency" });
  });

  it("streams events of one data line each, ending with the count", async () => {
    const response = await api("/api/chat/message", {
      json: { sessionId: freshSessionId(), message: "hello" },
    });
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const lines = (await response.text()).split("\n").filter((line) => line !== "");
    expect(lines.every((line) => line.startsWith("data: {"))).toBe(true);
    expect(lines.at(-1)).toBe('data: {"done":true,"messageCount":1}');
  });

  it("replays a known message id without counting it twice", async () => {
    const sessionId = freshSessionId();
    const messageId = crypto.randomUUID();
    const first = await say(sessionId, "I'm a freelancer", { messageId });
    await say(sessionId, "up and down");
    const again = await say(sessionId, "I'm a freelancer", { messageId });
    expect(again).toMatchObject({ status: 200, text: first.text, messageCount: 2 });
    const other = await say(sessionId, "something else", { messageId });
    expect(other).toMatchObject({ status: 409, body: { code: "conflict" } });
    expect((await init(sessionId)).messages).toHaveLength(4);
  });

  it("answers twenty messages and refuses the twenty-first", async () => {
    const sessionId = freshSessionId();
    for (let count = 1; count <= 20; count++) {
      expect((await say(sessionId, `message ${count}`)).messageCount).toBe(count);
      expect(await status(sessionId)).toEqual({
        messageCount: count,
        isNearLimit: count >= 15,
        isAtLimit: count >= 20,
      });
    }
    expect(await say(sessionId, "one more")).toMatchObject({
      status: 429,
      body: { code: "chat_limit", message: NEW_LIMIT_TEXT },
    });
    expect(await status(sessionId)).toMatchObject({ messageCount: 20 });
  });

  it.each([
    ["a blank message", { message: " \n " }],
    ["a long message", { message: "x".repeat(2001) }],
    ["control characters", { message: "a\u001bb" }],
    ["a message that is no text", { message: 5 }],
    ["a message id that is no UUID", { message: "hi", messageId: "1" }],
  ])("refuses %s, and starts nothing", async (_, more) => {
    const sessionId = freshSessionId();
    const response = await api("/api/chat/message", { json: { sessionId, ...more } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "invalid_request" });
    expect(await rows("select id from assessments")).toEqual([]);
  });

  it("refuses more than 120 messages a minute from one address", async () => {
    const headers = { "cf-connecting-ip": "203.0.113.9" };
    // A quiz's session: each message is counted and then refused, which is quick.
    const json = { sessionId: freshSessionId(), message: "hi" };
    await api("/api/assessment/track-quiz-start", { json });
    const flood = async () => {
      const response = await api("/api/chat/message", { json, headers });
      await response.text();
      return response.status;
    };
    let refused = 0;
    for (let sent = 0; sent < 250 && refused === 0; sent++) refused = (await flood()) === 429 ? sent : 0;
    // The clock's minute may end on the way, and the count begins anew.
    expect(refused).toBeGreaterThanOrEqual(120);
    expect(refused).toBeLessThan(240);
  });
});

describe("POST /api/chat/analyze", () => {
  it("tells what is collected, and the message that it came from", async () => {
    const sessionId = freshSessionId();
    const messageId = crypto.randomUUID();
    await say(sessionId, "Hi, we're an agency!", { messageId });
    expect(await analyze(sessionId)).toEqual({
      collected: { businessType: "clients" },
      progress: 9,
      sources: { businessType: { messageId, quote: "Hi, we're an agency!" } },
    });
  });

  it("has nothing to tell of an unknown session, and stores nothing", async () => {
    expect(await analyze(freshSessionId())).toEqual({ collected: {}, progress: 0, sources: {} });
    expect(await rows("select id from assessments")).toEqual([]);
  });
});

describe("PATCH /api/chat/:sessionId/collected", () => {
  it("wins over what is said later, and can be taken back", async () => {
    const sessionId = freshSessionId();
    await say(sessionId, "I'm an agency");
    expect(await correct(sessionId, "businessType", "own-business")).toMatchObject({
      status: 200,
      body: { ok: true, collected: { businessType: "own-business" }, sources: {} },
    });
    await say(sessionId, "I'm an agency");
    expect((await analyze(sessionId)).collected).toEqual({ businessType: "own-business" });
    await correct(sessionId, "businessType", null);
    expect((await say(sessionId, "hm")).text).toContain("for your own business, or for clients");
    await say(sessionId, "I'm an agency");
    expect((await analyze(sessionId)).collected).toEqual({ businessType: "clients" });
    expect(await rows("select answers from assessments")).toEqual([
      { answers: '{"businessType":"clients"}' },
    ]);
  });

  it("counts as an answer", async () => {
    const sessionId = freshSessionId();
    await init(sessionId);
    await correct(sessionId, "businessType", "clients");
    expect((await say(sessionId, "hello")).text).toContain("Where do you stand with Meta ads");
  });

  it.each([
    ["email", "ada@", "Please enter a valid email address"],
    ["businessUrl", "example.com", "Please enter a valid URL (starting with http:// or https://)"],
    ["targetRevenue", "a lot", "Please include a numeric value (e.g., $50K, $100,000)"],
    ["situation", "fine", "Please choose one of the answers"],
    ["name", " ", "Please enter your name"],
  ])("refuses a bad %s in the form's words", async (field, value, message) => {
    const sessionId = freshSessionId();
    await init(sessionId);
    expect(await correct(sessionId, field, value)).toMatchObject({
      status: 400,
      body: { code: "invalid_request", issues: [{ path: "value", message }] },
    });
  });

  it("refuses unknown fields, sessions and completed assessments", async () => {
    const sessionId = freshSessionId();
    expect(await correct(sessionId, "name", "Ada")).toMatchObject({ status: 404 });
    expect(await rows("select id from assessments")).toEqual([]);
    for (const message of FULL_CHAT) await say(sessionId, message);
    expect(await correct(sessionId, "offerTier", "5")).toMatchObject({ status: 400 });
    await api("/api/assessment/complete", { json: { sessionId } });
    expect(await correct(sessionId, "name", "Eve")).toMatchObject({
      status: 409,
      body: { code: "conflict" },
    });
    expect((await analyze(sessionId)).collected["name"]).toBe("Ada Lovelace");
  });
});

describe("for staff and for privacy", () => {
  it("tells the transcript with roles and times", async () => {
    const sessionId = freshSessionId();
    await init(sessionId);
    await say(sessionId, "I'm an agency");
    const transcript = await chatObject(sessionId).transcript();
    expect(transcript.map(({ role }) => role)).toEqual(["assistant", "assistant", "user", "assistant"]);
    expect(new Set(transcript.map(({ id }) => id)).size).toBe(4);
    expect(transcript[2]).toMatchObject({ content: "I'm an agency" });
    expect(transcript[2]?.createdAt).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  it("exports everything, and nothing of a chat that is not there", async () => {
    const sessionId = freshSessionId();
    await say(sessionId, "I'm an agency");
    expect(await chatObject(sessionId).exportData()).toMatchObject({
      messages: [{ content: "I'm an agency" }, {}],
      collected: [{ field: "businessType", value: "clients", source: "extraction" }],
    });
    await chatObject(sessionId).destroy();
    expect(await chatObject(sessionId).exportData()).toBeNull();
    expect(await chatObject(sessionId).transcript()).toEqual([]);
  });
});
