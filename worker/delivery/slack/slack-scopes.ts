import type { SlackButtons } from "#domain/delivery/slack-status";
import type { SlackConnection } from "../../db/delivery/slack-installation.ts";

const HOOK_SCOPES = ["incoming-webhook"] as const;
/** Posting and changing messages of its own, also where nobody has invited it, and knowing staff by their address. */
const OWN_SCOPES = ["chat:write", "chat:write.public", "users:read", "users:read.email"] as const;

/** What is asked of a workspace. More than a hook is of use only if what Slack sends back can be verified. */
export function slackScopes(env: Env): readonly string[] {
  return env.SLACK_SIGNING_SECRET ? [...HOOK_SCOPES, ...OWN_SCOPES] : HOOK_SCOPES;
}

/** Whether messages about a lead carry buttons, and if not, why. */
export function slackButtons(env: Env, connection: SlackConnection | null): SlackButtons {
  if (!env.SLACK_SIGNING_SECRET || connection === null) return "off";
  const { token, teamId, channelId, scopes, uninvited } = connection;
  const granted = scopes.split(",");
  const isComplete = token !== null && teamId !== null && channelId !== null;
  if (!isComplete || !OWN_SCOPES.every((scope) => granted.includes(scope))) return "reconnect";
  return uninvited ? "invite" : "on";
}
