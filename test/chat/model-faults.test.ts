import { describe, expect, it } from "vitest";
import { allowConsole } from "../setup/runtime/console-guard.ts";
import { freshSessionId } from "../setup/fresh-session-id.ts";
import { rows } from "../setup/database/rows.ts";
import { analyze, init, OPENING, say, status } from "./chat-client.ts";
import { fakeModel, found, replied, replyBytes, streamed } from "./fake-model.ts";

const encoder = new TextEncoder();
const SCRIPTED = /own business, or for clients/;

function stream(start: (controller: ReadableStreamDefaultController<Uint8Array>) => void): Response {
  return streamed(new ReadableStream({ start }));
}

/** What an endpoint does before it has said anything. */
const SILENT: Record<string, () => Response | Promise<Response>> = {
  "refuses the connection": () => Promise.reject(new TypeError("connection refused")),
  "sends to another address": () =>
    new Response(null, { status: 307, headers: { location: "http://elsewhere.test/v1/chat/completions" } }),
  "answers 400": () => Response.json({ error: { message: "bad" } }, { status: 400 }),
  "answers 401": () => Response.json({ error: { message: "no" } }, { status: 401 }),
  "answers 404": () => new Response("no such model", { status: 404 }),
  "answers 429 with Retry-After": () =>
    Response.json({ error: { message: "slow down" } }, { status: 429, headers: { "retry-after": "60" } }),
  "answers 500": () => new Response("oops", { status: 500 }),
  "answers 503 with HTML": () =>
    new Response("<html>", { status: 503, headers: { "content-type": "text/html" } }),
  "answers 200 without a stream": () => Response.json({ choices: [] }),
  "answers 200 with HTML": () =>
    new Response("<!doctype html><p>Hello", { headers: { "content-type": "text/html" } }),
  "answers with nothing": () => streamed(new Uint8Array()),
  "ends at once": () => streamed(encoder.encode("data: [DONE]\n\n")),
  "sends an error in the stream": () =>
    streamed(encoder.encode('data: {"error":{"message":"overloaded"}}\n\n')),
  "sends a line that is no JSON": () => streamed(encoder.encode("data: {oops\n\n")),
  "finishes with an empty reply": () => streamed(replyBytes([])),
  "is stopped by its filter": () => streamed(replyBytes([], "content_filter")),
  "resets the connection": () => stream((controller) => controller.error(new Error("reset"))),
};

describe("a model that fails before its first word", () => {
  it.each(Object.entries(SILENT))("%s: the script answers", async (_, answer) => {
    const sessionId = freshSessionId();
    await init(sessionId);
    const model = fakeModel(answer);
    const said = await say(sessionId, "hello");
    expect(said).toMatchObject({ status: 200, messageCount: 1, error: null });
    expect(said.text).toMatch(SCRIPTED);
    expect(model.replies()).toBe(1);
  });
});

const CUT: Record<string, () => Response> = {
  "ends without a finish reason": () => streamed(replyBytes(["Hello ", "there "], null, false)),
  "ends without one but with the end mark": () => streamed(replyBytes(["Hello ", "there "], null)),
  "sends an error in the middle": () =>
    streamed(
      encoder.encode(`${text(replyBytes(["Hello "], null, false))}data: {"error":{"message":"x"}}\n\n`),
    ),
  "sends a broken line in the middle": () =>
    streamed(encoder.encode(`${text(replyBytes(["Hello "], null, false))}data: {"cho\n\n`)),
  "is stopped by its filter in the middle": () => streamed(replyBytes(["Hello "], "content_filter")),
  "resets in the middle": () => {
    let pulls = 0;
    return streamed(
      new ReadableStream<Uint8Array>({
        pull: (controller) => {
          if (pulls++ === 0) controller.enqueue(replyBytes(["Hello "], null, false));
          else controller.error(new Error("reset"));
        },
      }),
    );
  },
};

function text(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

describe("a model that fails in the middle", () => {
  it.each(Object.entries(CUT))("%s: an error, and nothing is stored or counted", async (_, answer) => {
    allowConsole(/reply_failed/);
    const sessionId = freshSessionId();
    await init(sessionId);
    fakeModel(answer);
    const failed = await say(sessionId, "hello");
    expect(failed).toMatchObject({ status: 200, messageCount: null });
    expect(failed.error).toBeTypeOf("string");
    expect(await status(sessionId)).toMatchObject({ messageCount: 0 });
    expect((await init(sessionId)).messages).toEqual(OPENING);
  });

  it("leaves the message to be sent again under the same id", async () => {
    allowConsole(/reply_failed/);
    const sessionId = freshSessionId();
    const messageId = crypto.randomUUID();
    const answers = [CUT["ends without a finish reason"], () => replied("Hello there, who are you?")];
    fakeModel(() => answers.shift()?.() ?? replied("again"));
    expect((await say(sessionId, "I'm an agency", { messageId })).error).not.toBeNull();
    expect(await say(sessionId, "I'm an agency", { messageId })).toMatchObject({
      messageCount: 1,
      text: "Hello there, who are you?",
    });
  });
});

describe("the model's budget", () => {
  it("is spent by the day, and then the script answers", async () => {
    const sessionId = freshSessionId();
    const model = fakeModel(() => replied("Hi, who are you?"), { vars: { CHAT_DAILY_TOKEN_BUDGET: "120" } });
    expect((await say(sessionId, "hello")).text).toBe("Hi, who are you?");
    await analyze(sessionId);
    expect(await rows("select tokens from model_usage")).toEqual([{ tokens: 150 }]);
    expect((await say(sessionId, "hello")).text).toMatch(SCRIPTED);
    expect(model.replies()).toBe(1);
  });

  it.each([
    [1_999_999, 1],
    [2_000_000, 0],
  ])("is 2,000,000 tokens a day where none is set: after %i it is asked %i times", async (spent, asked) => {
    const day = new Date().toISOString().slice(0, 10);
    await rows("insert into model_usage (day, tokens) values (?, ?)", day, spent);
    const model = fakeModel(() => replied("Hi, who are you?"));
    await say(freshSessionId(), "hello");
    expect(model.replies()).toBe(asked);
  });

  it.each(["0", "-5", "lots"])("of %s allows nothing", async (budget) => {
    const model = fakeModel(() => replied("Hi"), { vars: { CHAT_DAILY_TOKEN_BUDGET: budget } });
    expect((await say(freshSessionId(), "hello")).text).toMatch(SCRIPTED);
    expect(model.calls).toEqual([]);
  });

  it("is not spent when the flood limiter fails", async () => {
    const model = fakeModel(() => replied("Hi"));
    const broken = { limit: () => Promise.reject(new Error("down")) };
    const said = await say(freshSessionId(), "hello", { vars: { RL_CHAT_ADDRESS: broken } });
    expect(said.text).toMatch(SCRIPTED);
    expect(model.calls).toEqual([]);
  });

  it("ends after 40 attempts and 21 extractions a chat", async () => {
    allowConsole(/reply_failed/);
    const sessionId = freshSessionId();
    const model = fakeModel(() => streamed(replyBytes(["Hello "], null, false)), {
      extract: () => found([]),
    });
    for (let attempt = 0; attempt < 40; attempt++) {
      expect((await say(sessionId, "hello")).error).not.toBeNull();
    }
    for (let count = 1; count <= 20; count++)
      expect((await say(sessionId, "hello")).messageCount).toBe(count);
    await analyze(sessionId);
    expect(model.replies()).toBe(40);
    expect(model.extractions()).toBeLessThanOrEqual(21);
  });
});

describe("an extraction that fails", () => {
  it.each<[string, () => Response | Promise<Response>]>([
    ["with an error", () => new Response("no", { status: 500 })],
    ["with no JSON", () => Response.json({ choices: [{ message: { content: "I found nothing" } }] })],
    ["with the wrong JSON", () => Response.json({ choices: [{ message: { content: '{"facts":"none"}' } }] })],
    ["with no choices", () => Response.json({})],
  ])("%s leaves what was unmistakable", async (_, extract) => {
    const sessionId = freshSessionId();
    fakeModel(() => replied("Thanks! What else?"), { extract });
    await say(sessionId, "I'm an agency");
    expect((await analyze(sessionId)).collected).toEqual({ businessType: "clients" });
  });
});
