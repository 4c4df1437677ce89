import OpenAI from "openai";
import type { ModelSettings } from "./model-settings.ts";

/** No retries: a visitor is waiting, and the scripted assessor answers at once. */
export function openaiClient({ apiKey, baseUrl }: ModelSettings, timeout: number): OpenAI {
  return new OpenAI({
    apiKey,
    baseURL: baseUrl,
    organization: null,
    project: null,
    timeout,
    maxRetries: 0,
    // It would write what it cannot parse to the console, and that is what a visitor said.
    logLevel: "off",
    // A conversation goes to no other address than the one that was set.
    fetch: (url, init) => fetch(url, { ...init, redirect: "manual" }),
  });
}

/** OpenAI's newer models know one name for the limit, everybody else's the other. */
export function outputLimit({ baseUrl }: ModelSettings, tokens: number) {
  const own = baseUrl === null || new URL(baseUrl).hostname === "api.openai.com";
  return own ? { max_completion_tokens: tokens } : { max_tokens: tokens };
}
