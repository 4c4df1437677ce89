import OpenAI from "openai";
import * as z from "zod/mini";
import type { ModelSettings } from "./model-settings.ts";

const DATA = new TextEncoder().encode("data:");

const [LINE_FEED, CARRIAGE_RETURN, SPACE, COLON] = [10, 13, 32, 58];

/** No retries: a visitor is waiting, and the scripted assistant can answer at once. */
export function openaiClient({ apiKey, baseUrl }: ModelSettings, timeout: number): OpenAI {
  return new OpenAI({
    apiKey,
    baseURL: baseUrl,
    organization: null,
    project: null,
    timeout,
    maxRetries: 0,
    // The client would otherwise log what it cannot parse, which includes visitors' words.
    logLevel: "off",
    // A conversation is sent to the configured address only.
    fetch: async (url, init) => withoutEmptyData(await fetch(url, { ...init, redirect: "manual" })),
  });
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

/**
 * The response without its empty `data:` lines, which some endpoints send to keep a stream open, and which the client
 * takes for broken JSON. Each becomes an empty comment of the same stream.
 */
function withoutEmptyData(response: Response): Response {
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
  if (!response.body || !isStream) return response;
  return new Response(response.body.pipeThrough(emptyDataFilter()), response);
}

/** Holds back the beginning of a line for as long as it may be an empty `data:` line. */
function emptyDataFilter(): TransformStream<Uint8Array, Uint8Array> {
  let held: number[] = [];
  let isLineStart = true;
  const next = (byte: number): number[] => {
    const isEnd = byte === LINE_FEED || byte === CARRIAGE_RETURN;
    const wanted = held.length < DATA.length ? DATA[held.length] : SPACE;
    if (isLineStart && byte === wanted) {
      held.push(byte);
      return [];
    }
    const before = isEnd && held.length >= DATA.length ? [COLON] : held;
    held = [];
    isLineStart = isEnd;
    return [...before, byte];
  };
  return new TransformStream({
    transform: (chunk, controller) => {
      const out = Uint8Array.from([...chunk].flatMap(next));
      if (out.length > 0) controller.enqueue(out);
    },
    flush: (controller) => controller.enqueue(Uint8Array.from(held)),
  });
}
