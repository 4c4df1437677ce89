import {
  abortAllDurableObjects,
  evictDurableObject,
  listDurableObjectIds,
  runDurableObjectAlarm,
  runInDurableObject,
} from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { sessionTombstone } from "../../worker/crypto/keyed-hash.ts";
import { openDb } from "../../worker/db/client.ts";
import { completeAssessment } from "../../worker/db/funnel/hub/complete-assessment.ts";
import { readCompletionState } from "../../worker/db/funnel/hub/completion.ts";
import { UNSEEN } from "../../worker/db/funnel/visits/visit.ts";
import { eraseSession } from "../../worker/db/people/privacy/erasure.ts";
import { api } from "../setup/api.ts";
import { allowConsole } from "../setup/runtime/console-guard.ts";
import { countingDatabase } from "../setup/database/counting-database.ts";
import { freshSessionId } from "../setup/fresh-session-id.ts";
import { metaPeer, META_VARS } from "../setup/delivery/peers.ts";
import { rows } from "../setup/database/rows.ts";
import { analyze, chatObject, correct, init, say, status } from "./chat-client.ts";
import { FULL_CHAT } from "../setup/full-chat.ts";
import { fakeModel, replied, replyBytes, streamed } from "./fake-model.ts";

const DAY = 86_400_000;

const CONTACT = { name: "Ada Lovelace", email: "ada@example.com", businessUrl: "https://example.com" };

async function fullChat(): Promise<string> {
  const sessionId = freshSessionId();
  for (const message of FULL_CHAT) await say(sessionId, message);
  return sessionId;
}

async function complete(sessionId: string, more: Record<string, unknown> = {}, vars: Partial<Env> = {}) {
  const response = await api("/api/assessment/complete", { json: { sessionId, ...more }, vars });
  const body: unknown = await response.json();
  return { status: response.status, body, bookmark: response.headers.get("x-d1-bookmark") };
}

async function erase(sessionId: string): Promise<void> {
  const { db } = openDb(env.DB, "first-primary");
  await eraseSession(db, sessionId, await sessionTombstone(env, sessionId), Date.now());
}

describe("completion", () => {
  it("takes two round trips: the Worker reads the state, the chat's object writes", async () => {
    const sessionId = await fullChat();
    const read = countingDatabase();
    const answer = await api("/api/assessment/complete", { json: { sessionId }, vars: { DB: read.DB } });
    expect([answer.status, read.trips()]).toEqual([200, 1]);

    const visit = { sessionId: freshSessionId(), now: Date.now(), ...UNSEEN };
    const { config } = await readCompletionState(
      openDb(env.DB, "first-primary").db,
      sessionId,
      "",
      visit.now,
    );
    const written = countingDatabase();
    const told = { visit, answers: {}, contact: CONTACT, emailConsent: null, suspect: false, extra: [] };
    const channels = { open: [], adConsentByDefault: false };
    const result = await completeAssessment(
      { ...env, DB: written.DB },
      { ...told, assessmentType: "chat" },
      { channels, config },
    );
    expect([result.outcome, written.trips()]).toEqual(["completed", 1]);
  });

  it("scores what the chat collected, once, whatever the body claims", async () => {
    const sessionId = await fullChat();
    metaPeer();
    const first = await complete(sessionId, { score: 999, offerTier: 5, leadScore: "x" }, META_VARS);
    expect(first).toMatchObject({
      status: 200,
      body: { ok: true, sessionId, offerTier: 4, score: 40, leadScore: 90 },
    });
    expect(first.bookmark).not.toBeNull();
    const again = await complete(sessionId);
    expect(again.body).toEqual(first.body);
    expect(again.bookmark).not.toBeNull();
    const [row] = await rows("select * from assessments");
    expect(row).toMatchObject({
      name: "Ada Lovelace",
      email: "ada@example.com",
      business_url: "https://example.com",
      score: 40,
    });
    expect(await rows("select name from ad_events order by name")).toEqual([
      { name: "ChatCompleted" },
      { name: "Lead" },
    ]);
    expect(await init(sessionId)).toMatchObject({
      completed: true,
      messages: [],
      progress: 100,
      messageCount: FULL_CHAT.length,
    });
  });

  it("names what is missing", async () => {
    const sessionId = freshSessionId();
    for (const message of FULL_CHAT.slice(0, -2)) await say(sessionId, message);
    expect(await complete(sessionId)).toMatchObject({
      status: 409,
      body: { code: "assessment_incomplete", issues: [{ path: "email" }, { path: "businessUrl" }] },
    });
    await correct(sessionId, "email", "ada@example.com");
    await correct(sessionId, "businessUrl", "https://example.com");
    expect(await complete(sessionId)).toMatchObject({ status: 200 });
  });

  it("of a session never seen is refused, and stores nothing", async () => {
    expect(await complete(freshSessionId())).toMatchObject({ status: 404, body: { code: "not_found" } });
    expect(await rows("select id from assessments")).toEqual([]);
  });

  it("happens by itself half a minute later if the browser does not ask for it", async () => {
    const sessionId = await fullChat();
    const due = await runInDurableObject(chatObject(sessionId), (_, state) => state.storage.getAlarm());
    expect(due).toBeGreaterThan(Date.now() + 25_000);
    expect(due).toBeLessThanOrEqual(Date.now() + 30_000);
    vi.setSystemTime(Date.now() + 31_000);
    await runDurableObjectAlarm(chatObject(sessionId));
    vi.useRealTimers();
    expect(await rows("select offer_tier, completed_at is not null as done from assessments")).toEqual([
      { offer_tier: 4, done: 1 },
    ]);
  });

  it("does not happen when a fact was taken back meanwhile", async () => {
    const sessionId = await fullChat();
    await correct(sessionId, "email", null);
    vi.setSystemTime(Date.now() + 31_000);
    await runDurableObjectAlarm(chatObject(sessionId));
    vi.useRealTimers();
    expect(await rows("select completed_at from assessments")).toEqual([{ completed_at: null }]);
  });

  it("closes the answers, not the conversation", async () => {
    const sessionId = await fullChat();
    await complete(sessionId);
    const said = await say(sessionId, "actually my email is eve@example.com");
    expect(said).toMatchObject({ status: 200, messageCount: FULL_CHAT.length + 1 });
    expect((await analyze(sessionId)).collected["email"]).toBe("ada@example.com");
    expect(await rows("select email from assessments")).toEqual([{ email: "ada@example.com" }]);
  });
});

describe("a visitor who goes away", () => {
  it("still gets the reply finished, stored and written through", async () => {
    const sessionId = freshSessionId();
    const response = await api("/api/chat/message", { json: { sessionId, message: "I'm an agency" } });
    await response.body?.cancel();
    await vi.waitFor(async () => expect(await status(sessionId)).toMatchObject({ messageCount: 1 }));
    expect((await init(sessionId)).messages.at(-1)?.content).toMatch(/\?$/);
    expect((await analyze(sessionId)).collected).toEqual({ businessType: "clients" });
  });

  it("leaves his half of the way on the staff's list", async () => {
    const sessionId = freshSessionId();
    await say(sessionId, "I'm an agency");
    await correct(sessionId, "email", "ada@example.com");
    await say(sessionId, "up and down");
    expect(await rows("select email, answers, completed_at from assessments")).toEqual([
      {
        email: "ada@example.com",
        answers: '{"businessType":"clients","situation":"yo-yo"}',
        completed_at: null,
      },
    ]);
  });
});

/** A model that says a word and then waits until it is let go on. */
function waitingModel() {
  let go = () => {};
  const released = new Promise<void>((resolve) => {
    go = resolve;
  });
  fakeModel(() =>
    streamed(
      new ReadableStream<Uint8Array>({
        start: async (controller) => {
          controller.enqueue(replyBytes(["Hello "], null, false));
          await released;
          controller.enqueue(replyBytes(["there."]));
          controller.close();
        },
      }),
    ),
  );
  return { go };
}

describe("a reply that is being written", () => {
  it("refuses a second message and its own retry, and counts once it is whole", async () => {
    const sessionId = freshSessionId();
    const messageId = crypto.randomUUID();
    await init(sessionId);
    const model = waitingModel();
    const first = await api("/api/chat/message", { json: { sessionId, message: "hello", messageId } });
    expect(await status(sessionId)).toMatchObject({ messageCount: 0 });
    for (const retry of [{}, { messageId }]) {
      const refused = await api("/api/chat/message", { json: { sessionId, message: "hello", ...retry } });
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({ code: "reply_in_progress" });
    }
    model.go();
    expect(await first.text()).toContain('{"done":true,"messageCount":1}');
    expect(await status(sessionId)).toMatchObject({ messageCount: 1 });
    await analyze(sessionId);
  });

  it("that a kill cuts off leaves nothing, and the message can be sent again", async () => {
    const sessionId = freshSessionId();
    await say(sessionId, "I'm an agency");
    waitingModel();
    const cut = await api("/api/chat/message", { json: { sessionId, message: "up and down" } });
    const reading = cut.text().catch(() => "cut");
    await abortAllDurableObjects();
    await reading;
    expect(await status(sessionId)).toMatchObject({ messageCount: 1 });
    expect((await init(sessionId)).messages).toHaveLength(2);
    fakeModel(() => replied("Thanks, what else?"));
    expect(await say(sessionId, "up and down")).toMatchObject({
      messageCount: 2,
      text: "Thanks, what else?",
    });
  });

  it("keeps the transcript through evictions", async () => {
    const sessionId = freshSessionId();
    for (const [index, message] of FULL_CHAT.entries()) {
      await say(sessionId, message);
      if (index % 3 === 0) await evictDurableObject(chatObject(sessionId));
    }
    expect(await analyze(sessionId)).toMatchObject({ progress: 100 });
    expect(await status(sessionId)).toMatchObject({ messageCount: FULL_CHAT.length });
  });
});

describe("erasure", () => {
  it("answers every later call with 410, before and after the object is destroyed", async () => {
    const sessionId = await fullChat();
    await erase(sessionId);
    const gone = { status: 410 };
    for (const destroyed of [false, true]) {
      if (destroyed) await chatObject(sessionId).destroy();
      expect(await say(sessionId, "hello")).toMatchObject({ ...gone, body: { code: "gone" } });
      expect(await complete(sessionId)).toMatchObject(gone);
      expect(await correct(sessionId, "name", "Eve")).toMatchObject(gone);
      expect((await api("/api/chat/init", { json: { sessionId, message: "hi" } })).status).toBe(410);
      expect((await api("/api/chat/analyze", { json: { sessionId } })).status).toBe(410);
      expect(await status(sessionId)).toEqual({ messageCount: 0, isNearLimit: false, isAtLimit: false });
    }
    expect(await rows("select id from assessments")).toEqual([]);
    expect(await chatObject(sessionId).exportData()).toBeNull();
  });

  it("that comes while a reply is being written keeps nothing of it", async () => {
    const sessionId = freshSessionId();
    await init(sessionId);
    const model = waitingModel();
    const answer = await api("/api/chat/message", {
      json: { sessionId, message: "I'm an agency" },
    });
    await erase(sessionId);
    await chatObject(sessionId).destroy();
    model.go();
    expect(await answer.text()).toContain('"error"');
    expect(await rows("select id from assessments")).toEqual([]);
    expect(await chatObject(sessionId).transcript()).toEqual([]);
  });
});

describe("retention", () => {
  it("is all that an object waits for when everything is written through", async () => {
    const sessionId = await fullChat();
    await complete(sessionId);
    await say(sessionId, "thanks");
    const next = await runInDurableObject(chatObject(sessionId), (_, state) => state.storage.getAlarm());
    expect(next).toBeGreaterThan(Date.now() + 29 * DAY);
  });

  const silent = async (sessionId: string, days: number) => {
    vi.setSystemTime(Date.now() + days * DAY);
    await runDurableObjectAlarm(chatObject(sessionId));
    vi.useRealTimers();
  };

  it("ends the object of an assessment that was deleted for its age", async () => {
    const sessionId = freshSessionId();
    await say(sessionId, "hello");
    await env.DB.prepare("delete from assessments").run();
    await silent(sessionId, 31);
    expect(await chatObject(sessionId).exportData()).toBeNull();
  });

  it("keeps the transcript of a lead that is kept", async () => {
    const sessionId = await fullChat();
    await complete(sessionId);
    await silent(sessionId, 31);
    expect(await chatObject(sessionId).transcript()).toHaveLength(2 * FULL_CHAT.length);
    const next = await runInDurableObject(chatObject(sessionId), (_, state) => state.storage.getAlarm());
    expect(next).toBeGreaterThan(Date.now());
  });
});

describe("probing", () => {
  it("200 unknown sessions creates no storage", async () => {
    const before = await listDurableObjectIds(env.CHAT_SESSIONS);
    const vars = { RL_STATUS_ADDRESS: { limit: () => Promise.resolve({ success: true }) } };
    const probe = async () => (await api(`/api/chat/${freshSessionId()}/status`, { vars })).json();
    for (let sent = 0; sent < 200; sent += 50) {
      const answers = await Promise.all(Array.from({ length: 50 }, probe));
      const zeros = { messageCount: 0, isNearLimit: false, isAtLimit: false };
      expect(answers).toEqual(answers.map(() => zeros));
    }
    expect(await listDurableObjectIds(env.CHAT_SESSIONS)).toHaveLength(before.length);
    expect(
      await rows("select (select count(*) from assessments) + (select count(*) from tombstones) as n"),
    ).toEqual([{ n: 0 }]);
  });
});

describe("a database that is away", () => {
  it("stops no conversation, and gets what was collected when it is back", async () => {
    const sessionId = freshSessionId();
    await init(sessionId);
    allowConsole(/reply_state|content_not_read|settings_not_read|chat_follow_up|chat_alarm/);
    const DB = env.DB;
    const withSession = () => {
      throw new Error("D1 is away");
    };
    Object.assign(env, { DB: { withSession } });
    try {
      expect(await say(sessionId, "we're an agency")).toMatchObject({ messageCount: 1, error: null });
      const said = await say(sessionId, "what does it cost?");
      expect(said).toMatchObject({ messageCount: 2, error: null });
      // Programs are content; what an offer costs is not known without the database.
      expect(said.text).toContain("from $97/month");
      expect(said.text).not.toMatch(/Build & Launch|DGM Coaching|\$12K|\$2k/);
    } finally {
      Object.assign(env, { DB });
    }
    expect(await rows("select answers from assessments")).toEqual([{ answers: "{}" }]);
    await runDurableObjectAlarm(chatObject(sessionId));
    expect(await rows("select answers from assessments")).toEqual([
      { answers: '{"businessType":"clients"}' },
    ]);
  });
});
