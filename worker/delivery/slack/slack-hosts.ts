const SLACK = "https://slack.com";
const HOOKS = "https://hooks.slack.com";

/** The origin of Slack's API: Slack itself, or a configured stand-in. */
export function slackOrigin(env: Env): string {
  return URL.canParse(env.SLACK_ORIGIN) ? new URL(env.SLACK_ORIGIN).origin : SLACK;
}

/** Whether a webhook belongs to Slack, so that a stored address can never make the Worker call anything else. */
export function isSlackWebhook(env: Env, url: string): boolean {
  const origin = slackOrigin(env);
  return isAt(url, origin === SLACK ? HOOKS : origin);
}

/** Slack's own page about the installation, or null: the dashboard links to no other address. */
export function slackPage(env: Env, url: string | undefined): string | null {
  if (!url || !URL.canParse(url)) return null;
  const origin = slackOrigin(env);
  if (origin !== SLACK) return isAt(url, origin) ? url : null;
  const { protocol, hostname, port, username } = new URL(url);
  const isSlack = hostname === "slack.com" || hostname.endsWith(".slack.com");
  return protocol === "https:" && isSlack && port === "" && username === "" ? url : null;
}

function isAt(url: string, origin: string): boolean {
  if (!URL.canParse(url)) return false;
  const parsed = new URL(url);
  return parsed.origin === origin && parsed.username === "" && parsed.password === "";
}
