import OpenAI from "openai";
import * as z from "zod/mini";
import { withoutEmptyData } from "./empty-data.ts";
import type { ModelSettings } from "./model-settings.ts";

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
