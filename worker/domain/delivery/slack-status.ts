/**
 * The Slack card's state. `available`: the Worker has what connecting needs; `authorizeUrl` is where
 * to connect, null while that cannot be done. `channelName` is without its `#`.
 */
export type SlackStatus = {
  available: boolean;
  authorizeUrl: string | null;
  connected: boolean;
  teamName: string | null;
  channelName: string | null;
  configurationUrl: string | null;
  /** Why Slack refuses our messages, as its code; null while it takes them. */
  brokenReason: string | null;
};
