import { unseal } from "../../crypto/sealed.ts";
import { findWebhook } from "../../db/delivery/slack-installation.ts";
import type { Delivery, Dispatch, Outcome } from "../outcome.ts";
import { outcomeOfFailure, peerFetch } from "../peer-fetch.ts";
import { slackOutcome } from "./slack-answer.ts";
import { isSlackWebhook } from "./slack-hosts.ts";
import { slackMessage } from "./slack-messages.ts";

export const SLACK_TIMEOUT_MS = 8000;

/** Posts a message to the connected workspace's channel. */
export async function deliverSlack(dispatch: Dispatch, delivery: Delivery<"slack">): Promise<Outcome> {
  const { env, db } = dispatch;
  const sealed = await findWebhook(db);
  if (!sealed) return { result: "paused", error: "not_connected" };
  const webhook = await unseal(env, "slack-webhook", sealed);
  if (!webhook || !isSlackWebhook(env, webhook)) return { result: "paused", error: "webhook_unreadable" };
  const message = await slackMessage(dispatch, delivery);
  if (!message) return { result: "cancelled", error: "nothing_to_tell" };
  const init = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(message),
  };
  const outcome = await peerFetch(webhook, init, SLACK_TIMEOUT_MS).then(slackOutcome, outcomeOfFailure);
  // The refusal of a hook that was replaced or removed meanwhile says nothing about the one in its place.
  const isStale = outcome.result === "paused" && (await findWebhook(db)) !== sealed;
  return isStale ? { result: "retry", error: outcome.error } : outcome;
}
