import type { Outcome } from "../outcome.ts";
import { outcomeOfStatus, type PeerAnswer } from "../peer-fetch.ts";

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
