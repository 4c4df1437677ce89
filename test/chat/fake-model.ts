import { env } from "cloudflare:workers";
import * as z from "zod/mini";
import { onTestFinished } from "vitest";

const bodySchema = z.object({
  model: z.string(),
  stream: z.optional(z.boolean()),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});

/** One request as the endpoint got it. A reply streams, an extraction does not. */
export type ModelCall = z.infer<typeof bodySchema> & { kind: "reply" | "extraction"; said: string };

type Answer = Response | Promise<Response>;
export type FakeModel = { calls: ModelCall[]; replies: () => number; extractions: () => number };

const ENDPOINT = "http://model.test/v1";
const VARS = ["OPENAI_API_KEY", "OPENAI_BASE_URL", "OPENAI_MODEL", "CHAT_DAILY_TOKEN_BUDGET"] as const;

/**
 * Sets a model up for this test, at the edge of the network: requests to its endpoint are answered
 * here, all others go on as they were. Without `extract` nothing is found.
 */
export function fakeModel(
  reply: (call: ModelCall) => Answer,
  options: {
    extract?: (call: ModelCall) => Answer;
    vars?: Partial<Record<(typeof VARS)[number], string>>;
  } = {},
): FakeModel {
  const before = Object.fromEntries(VARS.map((name) => [name, env[name]]));
  const network = globalThis.fetch;
  const calls: ModelCall[] = [];
  Object.assign(env, {
    OPENAI_API_KEY: "test-model-key",
    OPENAI_BASE_URL: ENDPOINT,
    OPENAI_MODEL: "test-model",
    ...options.vars,
  });
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(ENDPOINT)) return network(input, init);
    const body = bodySchema.parse(await request.json());
    const kind = body.stream ? ("reply" as const) : ("extraction" as const);
    const call = { ...body, kind, said: body.messages.at(-1)?.content ?? "" };
    calls.push(call);
    return kind === "reply" ? reply(call) : (options.extract ?? (() => found([])))(call);
  };
  onTestFinished(() => {
    Object.assign(env, before);
    globalThis.fetch = network;
  });
  return {
    calls,
    replies: () => calls.filter(({ kind }) => kind === "reply").length,
    extractions: () => calls.filter(({ kind }) => kind === "extraction").length,
  };
}

/** The bytes of a whole streamed reply: its pieces, the finish reason, the usage, the end mark. */
export function replyBytes(
  pieces: readonly string[],
  finish: string | null = "stop",
  end = true,
): Uint8Array {
  const chunk = (choice: object | null, usage: object | null = null) =>
    `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: "test-model", choices: choice ? [choice] : [], usage })}\n\n`;
  const lines = pieces.map((content) => chunk({ index: 0, delta: { content }, finish_reason: null }));
  if (finish !== null) lines.push(chunk({ index: 0, delta: {}, finish_reason: finish }));
  if (end)
    lines.push(
      chunk(null, { prompt_tokens: 90, completion_tokens: 10, total_tokens: 100 }),
      "data: [DONE]\n\n",
    );
  return new TextEncoder().encode(lines.join(""));
}

/** A streamed answer of these bytes. */
export function streamed(bytes: Uint8Array | ReadableStream): Response {
  return new Response(bytes, { headers: { "content-type": "text/event-stream" } });
}

/** A streamed reply, cut into words. */
export function replied(text: string): Response {
  return streamed(replyBytes(text.match(/\S+\s*/g) ?? []));
}

/** The answer of an extraction. */
export function found(facts: readonly unknown[]): Response {
  const content = JSON.stringify({ facts });
  return Response.json({
    id: "c",
    object: "chat.completion",
    created: 1,
    model: "test-model",
    choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }],
    usage: { prompt_tokens: 40, completion_tokens: 10, total_tokens: 50 },
  });
}
