import type { Message } from "#domain/delivery/messages";
import { unseal } from "../../crypto/sealed.ts";
import type { Claim } from "../../db/delivery/claims.ts";
import { setUninvited, type SlackConnection } from "../../db/delivery/slack-installation.ts";
import { forgetSlackPost, type SlackPost } from "../../db/delivery/kept-slack-posts.ts";
import { findDeliveryLead, type DeliveryLead } from "../../db/leads/delivery-lead.ts";
import type { Outcome } from "../outcome.ts";
import { slackCall, type SlackAnswer } from "./slack-api.ts";
import { changeOutcome, postOutcome, slackErrorOf, UNINVITED } from "./slack-answer.ts";
import { actionMessage } from "./slack-card.ts";
import { keepPlace } from "./keep-place.ts";
import { erasedMessage, type LeadNews, type SlackMessage } from "./slack-message.ts";
import { isLeadMessage, leadNews, type LeadMessage } from "./slack-messages.ts";
import type { SlackDispatch } from "./slack-words.ts";

const CALL_MS = 4000;
/** A lead that changes faster than its message waits for the next attempt. */
const ROUNDS = 4;

/** Null if the app cannot post to the channel until somebody invites it. */
type Posted = Outcome | null;

/**
 * Posts a message about a lead once, with buttons, and stores its place so that it can be updated. `posted`: an earlier
 * attempt was cut off after posting, and this one continues from there.
 */
export async function postToLeads(
  dispatch: SlackDispatch,
  { token, channelId, uninvited }: SlackConnection,
  { message, posted, ...claim }: Claim & { message: LeadMessage; posted: SlackPost | null },
  news: LeadNews,
): Promise<Posted> {
  const { env, db, origin } = dispatch;
  const secret = await tokenOf(env, token);
  if (secret === null || channelId === null) return { result: "paused", error: "webhook_unreadable" };
  if (posted) return keepInStep(dispatch, secret, posted, news.lead, null);
  const shown = actionMessage(dispatch, message, news, origin);
  const answer = await slackCall(env, secret, "chat.postMessage", { channel: channelId, ...shown }, CALL_MS);
  if (UNINVITED.has(slackErrorOf(answer)) && !answer.ok) {
    if (!uninvited) await setUninvited(db, true);
    return null;
  }
  const outcome = postOutcome(answer);
  const place = placeOf(answer);
  if (outcome.result !== "sent" || !place) return outcome;
  const kept = await keepPlace(dispatch, { ...claim, assessmentId: news.lead.id }, place);
  if (uninvited) await setUninvited(db, false);
  // Without a stored place there is nothing to update. If the lead was erased, the overwrite is queued already.
  return kept ? keepInStep(dispatch, secret, kept.post, kept.lead, shown) : outcome;
}

/** Brings the messages about a lead up to date. */
export async function updatePosts(
  dispatch: SlackDispatch,
  { token }: SlackConnection,
  posts: readonly SlackPost[],
  lead: DeliveryLead | null,
): Promise<Outcome> {
  const secret = await tokenOf(dispatch.env, token);
  if (secret === null) return { result: "cancelled", error: "no_token" };
  let last: Outcome =
    posts.length > 0 ? { result: "sent" } : { result: "cancelled", error: "nothing_to_tell" };
  for (const post of posts) {
    const outcome = await keepInStep(dispatch, secret, post, lead, null);
    if (outcome.result === "paused" || outcome.result === "retry") return outcome;
    last = outcome;
  }
  return last;
}

/** Overwrites a message about a lead that was erased. */
export async function erasePost(
  { env, words }: SlackDispatch,
  { token }: SlackConnection,
  { channel, ts }: Extract<Message<"slack">, { kind: "slack-erased" }>["payload"],
): Promise<Outcome> {
  const secret = await tokenOf(env, token);
  if (ts === null || secret === null) return { result: "dead", error: "delete_by_hand" };
  const answer = await change(env, secret, { channel, ts }, erasedMessage(words));
  const outcome = changeOutcome(answer);
  const error = slackErrorOf(answer);
  // Only if the message is gone is there nothing left to delete.
  return outcome.result === "cancelled" && error !== "message_not_found"
    ? { result: "dead", error }
    : outcome;
}

/**
 * Updates a message until it matches the database after the update: another sender may have read the lead earlier and
 * written later. `read` is the lead as it was read last, `shown` what the message shows now, or null if that is unknown.
 */
async function keepInStep(
  dispatch: SlackDispatch,
  token: string,
  post: SlackPost,
  read: DeliveryLead | null,
  shown: SlackMessage | null,
): Promise<Outcome> {
  let seen = shown && JSON.stringify(shown);
  for (let round = 0; round < ROUNDS; round++) {
    const lead = round === 0 ? read : await findDeliveryLead(dispatch.db, read?.id ?? null);
    const current = await currentOf(dispatch, post, lead);
    const text = JSON.stringify(current);
    if (text === seen) return { result: "sent" };
    const answer = await change(dispatch.env, token, post, current);
    const outcome = changeOutcome(answer);
    // A message that cannot be changed still exists, and must be reported when its lead is erased.
    if (slackErrorOf(answer) === "message_not_found") await forgetSlackPost(dispatch.db, post.id);
    if (outcome.result !== "sent") return outcome;
    seen = text;
  }
  return { result: "retry", error: "changing" };
}

async function currentOf(
  dispatch: SlackDispatch,
  { message, origin: first }: SlackPost,
  lead: DeliveryLead | null,
): Promise<SlackMessage> {
  const news = isLeadMessage(message) ? await leadNews(dispatch, message, lead) : null;
  return news && isLeadMessage(message)
    ? actionMessage(dispatch, message, news, dispatch.origin ?? first)
    : erasedMessage(dispatch.words);
}

function change(
  env: Env,
  token: string,
  { channel, ts }: { channel: string; ts: string },
  message: SlackMessage,
): Promise<SlackAnswer> {
  return slackCall(env, token, "chat.update", { channel, ts, ...message }, CALL_MS);
}

async function tokenOf(env: Env, token: string | null): Promise<string | null> {
  return token === null ? null : unseal(env, "slack-token", token);
}

function placeOf({ channel, ts }: SlackAnswer): { channel: string; ts: string } | null {
  return typeof channel === "string" && typeof ts === "string" ? { channel, ts } : null;
}
