import { BUTTON_SCOPES, HOOK_SCOPES } from "#domain/delivery/slack-scopes";
import type { SlackButtons } from "#domain/delivery/slack-status";
import type { SlackConnection } from "../../db/delivery/slack-installation.ts";

/** The scopes to request. More than a webhook is useful only if what Slack sends back can be verified. */
export function slackScopes(env: Env): readonly string[] {
  return env.SLACK_SIGNING_SECRET ? [...HOOK_SCOPES, ...BUTTON_SCOPES] : HOOK_SCOPES;
}

/** Whether messages about a lead carry buttons, and if not, why. */
export function slackButtons(env: Env, connection: SlackConnection | null): SlackButtons {
  if (!env.SLACK_SIGNING_SECRET) return "off";
  if (connection === null) return "connect";
  const { token, teamId, channelId, scopes, uninvited } = connection;
  const granted = scopes.split(",");
  const isComplete = token !== null && teamId !== null && channelId !== null;
  if (!isComplete || !BUTTON_SCOPES.every((scope) => granted.includes(scope))) return "connect";
  return uninvited ? "invite" : "on";
}
