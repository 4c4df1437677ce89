import type { Outcome } from "../outcome.ts";
import { outcomeOfStatus, type PeerAnswer } from "../peer-fetch.ts";
import type { SlackAnswer } from "./slack-api.ts";

/** Slack's errors that mean the webhook will never accept anything again. */
const BROKEN = new Set([
  "action_prohibited",
  "invalid_token",
  "token_revoked",
  "channel_not_found",
  "channel_is_archived",
  "no_service",
  "no_service_id",
  "no_active_hooks",
  "no_team",
  "team_disabled",
  "posting_to_general_channel_denied",
]);

/** Slack's errors about this one message. */
const REFUSED = new Set([
  "invalid_payload",
  "no_text",
  "missing_text_or_fallback_or_attachments",
  "invalid_blocks",
  "invalid_blocks_format",
  "too_many_attachments",
  "user_not_found",
]);

const BROKEN_STATUS = new Set([403, 404, 410]);
const CODE = /^[a-z][a-z_]{2,60}$/;

/**
 * The outcome for Slack's response, by its text first and its status second: sources disagree on the status of some
 * texts.
 */
export function slackOutcome(answer: PeerAnswer): Outcome {
  const { status } = answer;
  const word = answer.body.trim();
  if (BROKEN.has(word)) return { result: "paused", error: word };
  if (REFUSED.has(word)) return { result: "dead", error: word };
  const error = CODE.test(word) ? word : `http_${status}`;
  if (BROKEN_STATUS.has(status)) return { result: "paused", error };
  return outcomeOfStatus(answer, error);
}

/** The Web API's errors that end all posting until somebody connects the workspace again. */
const TOKEN_BROKEN = new Set([
  "invalid_auth",
  "not_authed",
  "token_revoked",
  "token_expired",
  "account_inactive",
  "team_access_not_granted",
  "org_login_required",
  "missing_scope",
  "no_permission",
  "invalid_client_id",
  "bad_client_secret",
  "access_denied",
  "ekm_access_denied",
  "enterprise_is_restricted",
  "not_allowed_token_type",
  "two_factor_setup_required",
]);

/** Whether the connection is at fault; a workspace's restrictions have many error names. */
function isConnectionFault(error: string): boolean {
  return TOKEN_BROKEN.has(error) || error.startsWith("restricted_action");
}

/** Its errors about the channel: the app is not invited, or cannot even see the channel. */
export const UNINVITED = new Set(["not_in_channel", "channel_not_found"]);

/** Its temporary errors. */
const PASSING = new Set([
  "ratelimited",
  "rate_limited",
  "internal_error",
  "fatal_error",
  "request_timeout",
  "service_unavailable",
]);

/** Its errors for a message that no longer exists. */
const GONE = new Set(["message_not_found", "channel_not_found"]);

/** The code of a response that is not OK. */
export function slackErrorOf({ error = "", status }: SlackAnswer): string {
  return CODE.test(error) ? error : `http_${status}`;
}

/** The outcome of posting through the Web API, whose errors come with status 200. */
export function postOutcome(answer: SlackAnswer): Outcome {
  if (answer.ok) return { result: "sent" };
  const error = slackErrorOf(answer);
  if (error === "is_archived" || isConnectionFault(error)) return { result: "paused", error };
  return passing(answer, error) ?? { result: "dead", error };
}

/**
 * The outcome of changing a message. Its channel may belong to an earlier connection, so an error about that channel
 * does not stop messages to the current one.
 */
export function changeOutcome(answer: SlackAnswer): Outcome {
  if (answer.ok) return { result: "sent" };
  const error = slackErrorOf(answer);
  if (isConnectionFault(error)) return { result: "paused", error };
  if (GONE.has(error)) return { result: "cancelled", error };
  return passing(answer, error) ?? { result: "dead", error };
}

function passing({ status, retryAfter }: SlackAnswer, error: string): Outcome | null {
  const isOdd = error === `http_${status}` && status < 400;
  if (isOdd || PASSING.has(error) || status === 429 || status >= 500) {
    const after = retryAfter === undefined ? {} : { after: retryAfter };
    return { result: "retry", error: isOdd ? "unreadable" : error, peerDown: true, ...after };
  }
  return null;
}
