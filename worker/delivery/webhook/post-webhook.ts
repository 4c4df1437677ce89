import { webhookSignature } from "../../crypto/webhook-signature.ts";
import type { WebhookTry } from "../../db/delivery/webhook-tries.ts";
import type { Outcome } from "../outcome.ts";
import { peerFetch } from "../peer-fetch.ts";
import { webhookFailure, webhookOutcome } from "./webhook-outcome.ts";

export const WEBHOOK_TIMEOUT_MS = 15_000;
/** So much of an answer is read, and stored for staff: the first KB. */
const ANSWER_MAX = 1024;

/** A message to one endpoint. `id` is the same in every try. */
export type PostedWebhook = { url: string; secrets: readonly string[]; id: string; body: string };

/** How a try ended, for the log. */
export type PostedTry = { outcome: Outcome } & Pick<
  WebhookTry,
  "at" | "took" | "status" | "error" | "answer"
>;

/** Calls an endpoint once, signed as Standard Webhooks wants it. `now` is the time (ms) of this try. */
export async function postWebhook(
  { url, secrets, id, body }: PostedWebhook,
  now: number,
): Promise<PostedTry> {
  const began = Date.now();
  const timestamp = Math.floor(now / 1000);
  const headers = {
    "content-type": "application/json",
    "user-agent": "bpm-webhooks/1",
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": await webhookSignature(secrets, { id, timestamp, body }),
  };
  try {
    const answer = await peerFetch(url, { method: "POST", headers, body }, WEBHOOK_TIMEOUT_MS, ANSWER_MAX);
    const outcome = webhookOutcome(answer);
    // SQLite ends text at a NUL.
    const text = answer.body.slice(0, ANSWER_MAX).replaceAll("\0", "");
    return { outcome, at: now, took: Date.now() - began, status: answer.status, error: null, answer: text };
  } catch (error) {
    const outcome = webhookFailure(error);
    const reason = "error" in outcome ? outcome.error : null;
    return { outcome, at: now, took: Date.now() - began, status: null, error: reason, answer: null };
  }
}
