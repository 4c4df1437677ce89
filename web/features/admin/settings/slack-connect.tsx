import type { SlackStatus } from "#domain/delivery/slack-status";
import { SlackLink } from "./slack-link.tsx";

/** Not connected: the benefits of connecting and the link to it, or the missing configuration. */
export function SlackConnect({ status }: { status: SlackStatus }) {
  return (
    <div className="space-y-4">
      <p>Connect a Slack workspace to get these notifications in one of its channels:</p>
      <ul className="list-disc space-y-1 pl-5">
        <li>MQL notifications: each completed assessment with an email address</li>
        <li>Pipeline movement notifications: each change to a lead’s status</li>
      </ul>
      {status.available ? (
        <SlackLink>Add to Slack</SlackLink>
      ) : (
        <div className="alert alert-soft block space-y-1">
          <p className="font-semibold">Slack is not set up on the server yet.</p>
          <p className="text-sm">
            To set it up, create a Slack app with the scope <code>incoming-webhook</code> and the redirect URL{" "}
            <code className="[overflow-wrap:anywhere]">{location.origin}/api/slack/callback</code>. Then set{" "}
            <code>SLACK_CLIENT_ID</code>, <code>SLACK_CLIENT_SECRET</code>, <code>SESSION_HMAC_KEY</code>,{" "}
            <code>ENCRYPTION_KEY</code> and <code>APP_ORIGIN</code> on the server. The keys in{" "}
            <code>.dev.vars.example</code> don’t count here, because they are public.
          </p>
        </div>
      )}
    </div>
  );
}
