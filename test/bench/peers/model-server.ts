import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { INTERVIEW_FIELDS } from "#domain/funnel/interview/interview-fields";
import { FULL_CHAT } from "../../setup/full-chat.ts";
import { listenOnLoopback } from "../../fakes/loopback-server.ts";

/** An OpenAI-compatible endpoint whose first token takes a known time. */
export type ModelServer = {
  /** The base URL, as `OPENAI_BASE_URL` takes it. */
  url: string;
  /** What a Worker is told of it. */
  vars: Record<string, string>;
  /** Milliseconds that the last streamed reply took from the whole question to its first token. */
  ownMs: () => number;
  stop: () => Promise<void>;
};

const FIRST_TOKEN_MS = 20;
const TOKEN_MS = 1;
/** No figure and no claim in it: nothing that would have to be held back. */
const TOKENS = "Thanks, that makes it clear. Let us look at the next part of your funnel together.".match(
  /\S+\s*/g,
);

/** Starts the endpoint. It streams one reply to everything, and finds the facts of the full chat in its messages. */
export async function startModelServer(): Promise<ModelServer> {
  let ownMs = Number.NaN;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const text = await textOf(request);
    const body: { stream?: boolean } = JSON.parse(text);
    const asked = performance.now();
    if (!body.stream) return sendFacts(response, text);
    response.writeHead(200, { "content-type": "text/event-stream" });
    await sleep(FIRST_TOKEN_MS);
    ownMs = performance.now() - asked;
    for (const content of TOKENS ?? []) {
      response.write(chunk({ delta: { content }, finish_reason: null }));
      await sleep(TOKEN_MS);
    }
    response.end(`${chunk({ delta: {}, finish_reason: "stop" })}data: [DONE]\n\n`);
  };
  const server = await listenOnLoopback(0, (request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  const url = `${server.url}/v1`;
  // What is measured is a model that answers; on a day without tokens the built-in assessor does.
  const vars = {
    OPENAI_API_KEY: "bench",
    OPENAI_BASE_URL: url,
    OPENAI_MODEL: "bench",
    CHAT_DAILY_TOKEN_BUDGET: "1000000000",
  };
  return { url, vars, ownMs: () => ownMs, stop: server.close };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of request.setEncoding("utf8")) text += String(part);
  return text;
}

function chunk(choice: Record<string, unknown>): string {
  const body = { id: "c", object: "chat.completion.chunk", created: 1, model: "bench", usage: null };
  return `data: ${JSON.stringify({ ...body, choices: [{ index: 0, ...choice }] })}\n\n`;
}

function sendFacts(response: ServerResponse, asked: string): void {
  const facts = INTERVIEW_FIELDS.flatMap((field, place) => {
    const quote = FULL_CHAT[place];
    return quote !== undefined && asked.includes(quote) ? [{ field, value: quote, quote }] : [];
  });
  const message = { role: "assistant", content: JSON.stringify({ facts }) };
  const usage = { prompt_tokens: 40, completion_tokens: 10, total_tokens: 50 };
  const body = { id: "c", object: "chat.completion", created: 1, model: "bench", usage };
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify({ ...body, choices: [{ index: 0, finish_reason: "stop", message }] }));
}
