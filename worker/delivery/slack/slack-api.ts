import { parsedJson } from "#domain/parsed-json";
import * as z from "zod/mini";
import { peerFetch } from "../peer-fetch.ts";
import { slackOrigin } from "./slack-hosts.ts";

const answerSchema = z.looseObject({ ok: z.boolean(), error: z.optional(z.string()) });

/** A response of Slack's Web API; one that cannot be parsed has the error `unreadable`. */
export type SlackAnswer = z.output<typeof answerSchema> & { status: number; retryAfter: number | undefined };

/** Calls a method of Slack's Web API with a token. Throws if there is no response within `timeout` (ms). */
export async function slackCall(
  env: Env,
  token: string,
  method: "chat.postMessage" | "chat.update",
  given: object,
  timeout: number,
): Promise<SlackAnswer> {
  const headers = { "content-type": "application/json; charset=utf-8" };
  return call(env, token, method, { headers, body: JSON.stringify(given) }, timeout);
}

/** The same for a read method, which accepts a form but no JSON. */
export async function slackRead(
  env: Env,
  token: string,
  method: "users.info",
  given: Record<string, string>,
  timeout: number,
): Promise<SlackAnswer> {
  return call(env, token, method, { headers: {}, body: new URLSearchParams(given) }, timeout);
}

async function call(
  env: Env,
  token: string,
  method: string,
  { headers, body }: { headers: Record<string, string>; body: BodyInit },
  timeout: number,
): Promise<SlackAnswer> {
  const url = new URL(`/api/${method}`, slackOrigin(env)).href;
  const init = { method: "POST", headers: { ...headers, authorization: `Bearer ${token}` }, body };
  const { status, body: text, retryAfter } = await peerFetch(url, init, timeout);
  const read = answerSchema.safeParse(parsedJson(text)).data ?? { ok: false };
  return { ...read, status, retryAfter };
}
