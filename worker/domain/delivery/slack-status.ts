/**
 * Whether messages about a lead carry buttons. `off`: the Worker has no signing secret; `connect`: they come with
 * connecting a workspace, or with connecting it again if that was done before they were set up; `invite`: Slack refuses
 * the app's own messages until somebody invites it to the channel, so they come by webhook.
 */
export type SlackButtons = "on" | "connect" | "invite" | "off";

/**
 * The state of the Slack card. `available`: the Worker is configured for connecting. `authorizeUrl`: where to connect;
 * null if that is not possible at present. `channelName` comes without its `#`.
 */
export type SlackStatus = {
  available: boolean;
  authorizeUrl: string | null;
  connected: boolean;
  teamName: string | null;
  channelName: string | null;
  configurationUrl: string | null;
  /** Slack's code for refusing our messages; null while it accepts them. */
  brokenReason: string | null;
  buttons: SlackButtons;
};
