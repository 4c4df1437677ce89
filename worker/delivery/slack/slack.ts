import { unseal } from "../../crypto/sealed.ts";
import { findConnection, type SlackConnection } from "../../db/delivery/slack-installation.ts";
import { findSlackSources } from "../../db/content/slack-sources.ts";
import type { SlackPost } from "../../db/delivery/kept-slack-posts.ts";
import type { DeliveryLead } from "../../db/leads/delivery-lead.ts";
import type { Delivery, Dispatch, Outcome } from "../outcome.ts";
import { outcomeOfFailure, peerFetch } from "../peer-fetch.ts";
import { within } from "../within.ts";
import { keepPlace } from "./keep-place.ts";
import { slackOutcome } from "./slack-answer.ts";
import { isSlackWebhook } from "./slack-hosts.ts";
import { leadMessage, type SlackMessage } from "./slack-message.ts";
import {
  isLeadMessage,
  isWorthTelling,
  leadNews,
  plainNews,
  strangersBooking,
  type LeadMessage,
} from "./slack-messages.ts";
import { strangersMail } from "./slack-mail.ts";
import { erasePost, postToLeads, updatePosts } from "./slack-posts.ts";
import { slackButtons } from "./slack-scopes.ts";
import { slackWords, type SlackDispatch } from "./slack-words.ts";

/** For a whole message, which may take more than one call. */
export const SLACK_TIMEOUT_MS = 8000;
/**
 * For a call to the webhook, shorter than the whole: a call that was accepted but whose body never ends counts as
 * accepted.
 */
const HOOK_MS = 6000;

type About = Pick<Awaited<ReturnType<typeof findSlackSources>>, "lead" | "posts">;

const NOTHING: Outcome = { result: "cancelled", error: "nothing_to_tell" };

/** Posts a message to the connected workspace's channel, or changes one that it has posted. */
export async function deliverSlack(dispatch: Dispatch, delivery: Delivery<"slack">): Promise<Outcome> {
  const { connection, published, teamZone, ...about } = await findSlackSources(dispatch.db, delivery);
  if (!connection) return { result: "paused", error: "not_connected" };
  const sent = send({ ...dispatch, words: slackWords(published), teamZone }, connection, delivery, about);
  const outcome = await within(SLACK_TIMEOUT_MS, sent).catch(outcomeOfFailure);
  // The refusal of a connection that was replaced or removed meanwhile says nothing about the one in its place.
  const isStale = outcome.result === "paused" && !isSame(connection, await findConnection(dispatch.db));
  return isStale ? { result: "retry", error: outcome.error } : outcome;
}

function send(
  dispatch: SlackDispatch,
  connection: SlackConnection,
  delivery: Delivery<"slack">,
  { lead, posts }: About,
): Promise<Outcome> {
  const { message } = delivery;
  const [posted = null] = posts.ofRow;
  if (isLeadMessage(message)) return tellOfLead(dispatch, connection, delivery, message, { lead, posted });
  if (message.kind === "slack-update") return updatePosts(dispatch, connection, posts.ofLead, lead);
  if (message.kind === "slack-erased") return erasePost(dispatch, connection, message.payload);
  return plainNews(dispatch, message).then((news) => toHook(dispatch, connection, news));
}

/** Posts as the app if possible, so that the message has buttons and is kept up to date; otherwise by webhook. */
async function tellOfLead(
  dispatch: SlackDispatch,
  connection: SlackConnection,
  { message: _message, ...claim }: Delivery<"slack">,
  message: LeadMessage,
  known: { lead: DeliveryLead | null; posted: SlackPost | null },
): Promise<Outcome> {
  const news = await leadNews(dispatch, message, known.lead);
  if (!news) {
    return toHook(dispatch, connection, await strangersNews(dispatch, message, claim.assessmentId));
  }
  if (!isWorthTelling(message, news)) return NOTHING;
  const buttons = slackButtons(dispatch.env, connection);
  const posted =
    buttons === "on" || buttons === "invite"
      ? await postToLeads(dispatch, connection, { ...claim, message, posted: known.posted }, news)
      : null;
  if (posted) return posted;
  const outcome = await toHook(dispatch, connection, leadMessage(news, dispatch));
  const place = { channel: connection.channelName, ts: null };
  if (outcome.result === "sent") await keepPlace(dispatch, { ...claim, assessmentId: news.lead.id }, place);
  return outcome;
}

/** About somebody who is no lead of ours; null if there is nothing to report. */
async function strangersNews(
  dispatch: SlackDispatch,
  message: LeadMessage,
  leadId: number | null,
): Promise<SlackMessage | null> {
  if (message.kind === "slack-booking") return strangersBooking(dispatch, message.payload);
  // A lead that is gone takes its mails along.
  return message.kind === "slack-mail" && leadId === null
    ? strangersMail(dispatch, message.payload.mailId)
    : null;
}

async function toHook(
  { env }: SlackDispatch,
  { webhook: sealed }: SlackConnection,
  message: SlackMessage | null,
): Promise<Outcome> {
  const webhook = await unseal(env, "slack-webhook", sealed);
  if (!webhook || !isSlackWebhook(env, webhook)) return { result: "paused", error: "webhook_unreadable" };
  if (!message) return NOTHING;
  const init = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(message),
  };
  return peerFetch(webhook, init, HOOK_MS).then(slackOutcome, outcomeOfFailure);
}

function isSame(one: SlackConnection, other: SlackConnection | null): boolean {
  return one.webhook === other?.webhook && one.token === other.token;
}
