import type { SlackStatus } from "#domain/delivery/slack-status";
import { OwnersNote } from "../ground/staff/owners-note.tsx";
import { SlackLink } from "./slack-link.tsx";
import { SlackSetUp } from "./slack-set-up.tsx";

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
        <>
          <WhatItMayDo hasButtons={status.buttons !== "off"} />
          <SlackLink>Add to Slack</SlackLink>
          <OwnersNote act="slack" />
        </>
      ) : (
        <SlackSetUp />
      )}
    </div>
  );
}

function WhatItMayDo({ hasButtons }: { hasButtons: boolean }) {
  return (
    <div className="text-base-content/75 space-y-2 text-sm">
      {hasButtons ? (
        <>
          <p>
            Messages about a lead have buttons to take the lead, record a call, change the status and plan the
            next call, and they always show where the lead stands.
          </p>
          <p>
            Slack will ask whether the app may post and change its own messages, and see who is in the
            workspace and their email addresses. It looks up only whoever presses a button, to make sure that
            they are staff.
          </p>
        </>
      ) : (
        <p>
          Messages link to the lead and have no buttons: for these, the server needs the signing secret of the
          Slack app (<code>SLACK_SIGNING_SECRET</code>). Slack will ask only whether the app may post to the
          channel that you choose.
        </p>
      )}
    </div>
  );
}
