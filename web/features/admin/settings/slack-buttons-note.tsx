import type { SlackStatus } from "#domain/delivery/slack-status";
import { SlackLink } from "./slack-link.tsx";

/** Whether leads can be worked from Slack itself, and what is missing for that. */
export function SlackButtonsNote({ status }: { status: SlackStatus }) {
  switch (status.buttons) {
    case "on":
      return (
        <p className="text-row text-ink-2">
          Messages about a lead have buttons and always show where the lead stands.
        </p>
      );
    case "invite":
      return (
        <p role="alert" className="alert alert-warning alert-soft block">
          Invite @… to the channel: type <code>/invite @</code> and the app’s name in #
          <bdi>{status.channelName}</bdi>. Until then, messages about leads have no buttons.
        </p>
      );
    case "connect":
      return (
        <div className="alert alert-soft block space-y-3">
          <p>
            Reconnect to work leads from Slack: new messages about a lead will have buttons to take the lead,
            record a call, change the status and plan the next call, and will always show where the lead
            stands. Messages already in Slack stay as they are.
          </p>
          <SlackLink>Reconnect</SlackLink>
        </div>
      );
    case "off":
      return (
        <p className="text-row text-ink-2">
          Messages link to the lead. To have buttons in them, set <code>SLACK_SIGNING_SECRET</code> on the
          server, and then reconnect here.
        </p>
      );
  }
}
