import type { SlackStatus } from "#domain/delivery/slack-status";
import { SlackLink } from "./slack-link.tsx";

/** Whether leads can be worked from Slack itself, and what is missing for that. */
export function SlackButtonsNote({ status }: { status: SlackStatus }) {
  switch (status.buttons) {
    case "on":
      return (
        <p className="text-base-content/75">
          Messages about a lead have buttons and always show where the lead stands.
        </p>
      );
    case "invite":
      return (
        <p role="alert" className="alert alert-warning alert-soft block">
          Slack lets the app post to #<bdi>{status.channelName}</bdi> only once it is a member. Until then
          messages have no buttons. Invite it: mention the app by its name (@…) in the channel and choose
          ‘Invite them’.
        </p>
      );
    case "reconnect":
      return (
        <div className="alert alert-soft block space-y-3">
          <p>
            Connect again to work leads from Slack: messages get buttons for claiming a lead, recording a call
            and changing the status, and they follow every change. Messages already in Slack stay as they are.
          </p>
          <SlackLink>Reconnect</SlackLink>
        </div>
      );
    case "off":
      return null;
  }
}
