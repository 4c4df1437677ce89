import { createParser } from "eventsource-parser";
import type {
  ChatCompletionChunk,
  ChatCompletionCreateParamsNonStreaming,
  ChatCompletionCreateParamsStreaming,
} from "openai/resources/chat/completions";
import * as z from "zod/mini";
import type { ModelSettings } from "./model-settings.ts";

const OPENAI = "https://api.openai.com/v1";

/** The endpoint refused the request, or broke a reply off. Its own words are left out: they may hold a visitor's. */
export class ModelFailed extends Error {
  override readonly name = "ModelFailed";
}

const completionSchema = z.object({
  choices: z.catch(z.array(z.object({ message: z.object({ content: z.unknown() }) })), []),
  usage: z.catch(z.object({ total_tokens: z.number() }), { total_tokens: 0 }),
});

/** The chunks of a reply, as they come. */
export async function streamedCompletion(
  settings: ModelSettings,
  body: ChatCompletionCreateParamsStreaming,
  signal: AbortSignal,
): Promise<AsyncIterable<ChatCompletionChunk>> {
  return chunksOf(await post(settings, body, signal), signal);
}

/** A reply as a whole, and the tokens that it took: 0 if the endpoint does not say. The time is in milliseconds. */
export async function wholeCompletion(
  settings: ModelSettings,
  body: ChatCompletionCreateParamsNonStreaming,
  timeout: number,
): Promise<{ content: string; tokens: number }> {
  const response = await post(settings, body, AbortSignal.timeout(timeout));
  const { choices, usage } = z.parse(completionSchema, await response.json());
  return { content: textOf(choices[0]?.message.content), tokens: usage.total_tokens };
}

/**
 * Not by the package's client: it brings every call that OpenAI offers, a quarter of what a Worker reads at its start.
 * Never tried again: a visitor is waiting, and the scripted assistant can answer at once.
 */
async function post(
  { apiKey, baseUrl }: ModelSettings,
  body: ChatCompletionCreateParamsStreaming | ChatCompletionCreateParamsNonStreaming,
  signal: AbortSignal,
): Promise<Response> {
  const response = await fetch(`${(baseUrl ?? OPENAI).replace(/\/$/, "")}/chat/completions`, {
    method: "POST",
    headers: { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
    // A conversation is sent to the configured address only.
    redirect: "manual",
    signal,
  });
  if (response.ok) return response;
  await response.body?.cancel();
  throw new ModelFailed(`The model's endpoint answered ${response.status}.`);
}

/** OpenAI's newer models accept only one name for this limit, other endpoints only the other. */
export function outputLimit({ baseUrl }: ModelSettings, tokens: number) {
  const own = baseUrl === null || new URL(baseUrl).hostname === "api.openai.com";
  return own ? { max_completion_tokens: tokens } : { max_tokens: tokens };
}

const partsSchema = z.array(z.object({ text: z.catch(z.string(), "") }));

/** The text of a message's content, which some endpoints give in parts: the model's thoughts are in parts without. */
export function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  return (partsSchema.safeParse(content).data ?? []).map(({ text }) => text).join("");
}

/** The chunks of a streamed reply, up to the event that says `[DONE]`. An event that is cut off is left out. */
async function* chunksOf({ body }: Response, signal: AbortSignal): AsyncGenerator<ChatCompletionChunk> {
  if (!body) return;
  const reader = body.getReader();
  // Also while it waits for the next piece.
  signal.addEventListener("abort", () => void reader.cancel().catch(() => {}));
  const decoder = new TextDecoder();
  const events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(data.trim()) });
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    parser.feed(decoder.decode(value, { stream: true }));
    for (const data of events.splice(0)) {
      if (data === "[DONE]") return;
      // Some endpoints keep a stream open with these.
      if (data !== "") yield chunkOf(data);
    }
  }
}

/** Throws if it is no JSON, or says that the reply failed. */
function chunkOf(data: string): ChatCompletionChunk {
  const chunk: ChatCompletionChunk & { error?: unknown } = JSON.parse(data);
  if (chunk.error) throw new ModelFailed("The model broke the reply off.");
  return chunk;
}
