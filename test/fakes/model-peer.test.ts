import { chat } from "#domain/content/sample/chat";
import { sample } from "#domain/content/sample/sample";
import { takeTurn } from "#domain/funnel/interview/interview";
import { FIRST_INTERVIEW } from "#domain/funnel/interview/interview-state";
import { LLMock } from "@copilotkit/aimock";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import * as z from "zod/mini";
import { extractAnswers } from "../../worker/chat/analyse-messages.ts";
import type { ModelSettings } from "../../worker/chat/model-settings.ts";
import { openaiAssistant } from "../../worker/chat/openai-assistant.ts";
import { tokenMeter } from "../../worker/chat/token-meter.ts";
import { ASKS } from "../setup/content/interview-words.ts";
import { SAMPLE_CATALOG } from "../setup/content/sample-catalog.ts";

/** An OpenAI-compatible server that others wrote, over real sockets. */
const peer = new LLMock({ port: 0, logLevel: "silent" });
const REPLY = "Thanks for telling me! 👋🏽 What happens after someone clicks your ad?";

beforeAll(async () => {
  await peer.start();
});
afterEach(() => {
  peer.clearChaos().reset();
});
afterAll(async () => {
  await peer.stop();
});

function settings(): ModelSettings {
  return { apiKey: "k", baseUrl: `${peer.url}/v1`, model: "gpt-4o-mini", dailyTokens: Infinity };
}

async function answer(
  message = "hello",
  patience = { first: 2000, idle: 300, total: 3000 },
  about = sample.assistant,
) {
  const turn = takeTurn(
    { messageId: "m1", message },
    { collected: {}, closed: false, catalog: SAMPLE_CATALOG, words: ASKS },
    FIRST_INTERVIEW,
  );
  const request = {
    message,
    turn,
    history: [],
    catalog: SAMPLE_CATALOG,
    words: chat.replies,
    about,
    asks: ASKS,
    closed: false,
  };
  const meter = tokenMeter();
  const pieces: string[] = [];
  try {
    for await (const piece of openaiAssistant(settings(), meter, patience).reply(request)) pieces.push(piece);
    return { text: pieces.join(""), pieces: pieces.length, failed: false, spent: meter.spent };
  } catch {
    return { text: pieces.join(""), pieces: pieces.length, failed: true, spent: meter.spent };
  }
}

/** What the model was told last, before the conversation. */
function lastPrompt(): string {
  const body = z
    .object({ messages: z.array(z.object({ content: z.string() })) })
    .parse(peer.getLastRequest()?.body);
  return body.messages[0]?.content ?? "";
}

it("streams a reply and counts what it cost", async () => {
  peer.onMessage("hello", { content: REPLY }, { chunkSize: 4 });
  const said = await answer();
  expect(said).toMatchObject({ text: REPLY, failed: false });
  expect(said.pieces).toBeGreaterThan(5);
  expect(said.spent).toBeGreaterThan(0);
});

it("asks with the options that every compatible server knows", async () => {
  peer.onMessage("hello", { content: REPLY });
  await answer();
  const body = peer.getLastRequest()?.body;
  const sent = Object.keys(body ?? {}).filter((key) => !key.startsWith("_"));
  expect(sent.toSorted()).toEqual(["max_tokens", "messages", "model", "stream", "stream_options"]);
  expect(body).toMatchObject({
    stream: true,
    messages: [{ role: "system" }, { role: "user", content: "hello" }],
  });
});

it("reads a structured answer", async () => {
  const facts = [{ field: "adSpend", value: "300-1000", quote: "$500 a day" }];
  peer.onMessage(/answeredQuestion/, { content: JSON.stringify({ facts }) });
  const meter = tokenMeter();
  const messages = [{ question: "How much a day?", message: "about $500 a day" }];
  expect(
    await extractAnswers(settings(), messages, { collected: {}, words: ASKS, topic: "training" }, meter),
  ).toEqual(facts);
  expect(meter.spent).toBeGreaterThan(0);
  expect(lastPrompt()).toContain("an interview about training,");
  expect(lastPrompt()).not.toMatch(/Meta/);
});

it("tells the model of the business what its owner says, and nothing else", async () => {
  peer.onMessage("hello", { content: REPLY });
  await answer("hello", undefined, {
    role: "front desk",
    company: "a studio that trains people to lift",
    topic: "training",
    method: "It is called Strong Weeks and takes 12 weeks.",
  });
  const [role = ""] = lastPrompt().split("Data:");
  expect(role).toContain("You are the front desk of a studio that trains people to lift.");
  expect(role).toContain("It is called Strong Weeks and takes 12 weeks.");
  expect(role).not.toMatch(/Meta|CORE-4/);
});

it("fails, rather than shows half a reply as a whole one, when the stream is cut short", async () => {
  peer.onMessage("hello", { content: REPLY }, { chunkSize: 4, truncateAfterChunks: 5 });
  const said = await answer();
  expect(said.failed).toBe(true);
  expect(REPLY.startsWith(said.text)).toBe(true);
});

it("fails when the connection breaks in the middle", async () => {
  peer.onMessage("hello", { content: REPLY }, { chunkSize: 1, latency: 20, disconnectAfterMs: 200 });
  expect(await answer()).toMatchObject({ failed: true });
});

it("waits no longer than it should for a server that is slow to begin", async () => {
  peer.onMessage("hello", { content: REPLY });
  peer.setChaos({ latencyMs: 2000 });
  const started = performance.now();
  expect(await answer("hello", { first: 200, idle: 200, total: 400 })).toMatchObject({
    text: "",
    failed: true,
  });
  expect(performance.now() - started).toBeLessThan(1500);
});

it.each([
  ["drops the request", { dropRate: 1 }],
  ["sends malformed JSON", { malformedRate: 1 }],
  ["limits the rate", { rateLimitRate: 1 }],
  ["disconnects", { disconnectRate: 1 }],
])("fails before the first word when the server %s", async (_, chaos) => {
  peer.onMessage("hello", { content: REPLY });
  peer.setChaos(chaos);
  expect(await answer()).toMatchObject({ text: "", failed: true });
});

it("replaces a price that no offer holds", async () => {
  peer.onMessage("hello", { content: "The program costs $99 a month. What's your name?" }, { chunkSize: 3 });
  const said = await answer();
  expect(said.text).not.toContain("$99");
  expect(said.text).toContain("What's your name?");
});
