import type { SlackStatus } from "#domain/delivery/slack-status";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { buttonClass } from "../../../ui/button-class.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { safeWebAddress } from "../../kit/data/web-address.ts";
import { reasonWords } from "../words/delivery-words.ts";
import { useSave } from "../../kit/edit/use-save.ts";
import { OwnersNote, useOwnersOnly } from "../../people/staff/owners.tsx";
import { disconnectSlack, slackQuery, testSlack } from "../../kit/settings/settings-api.ts";
import { SlackLink } from "./slack-link.tsx";

/** Connected: the workspace and the available actions. */
export function SlackConnection({ status }: { status: SlackStatus }) {
  const client = useQueryClient();
  const isRefused = useOwnersOnly("slack") !== null;
  const [isAsking, setAsking] = useState(false);
  const refresh = () => void client.invalidateQueries({ queryKey: slackQuery().queryKey });
  const testing = useSave({
    save: testSlack,
    onSaved: refresh,
    onFailed: refresh,
    success: { title: "Test Sent", description: "Check your Slack channel for the test message" },
    failure: { title: "Test Failed", description: "Failed to send test message to Slack" },
  });
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-52">
          {status.channelName && (
            <p className="font-semibold [overflow-wrap:anywhere]">
              Notifications sent to #<bdi>{status.channelName}</bdi>
            </p>
          )}
          <p className="text-row text-ink-2">New MQLs, and each change of a lead’s status.</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="outline"
            size="sm"
            isBusy={testing.isPending}
            onClick={() => testing.mutate(undefined)}
          >
            Send Test Message
          </Button>
          <ChangeChannel status={status} />
          <Button variant="quiet-destructive" size="sm" disabled={isRefused} onClick={() => setAsking(true)}>
            Disconnect
          </Button>
        </div>
      </div>
      <OwnersNote act="slack" />
      {status.brokenReason ? <Refusal reason={status.brokenReason} /> : <SlackButtonsNote status={status} />}
      {isAsking && <DisconnectDialog teamName={status.teamName} onClose={() => setAsking(false)} />}
    </div>
  );
}

/** Slack's page about the app moves its webhook alone: what the app posts itself is moved by connecting again. */
function ChangeChannel({ status: { buttons, configurationUrl } }: { status: SlackStatus }) {
  const look = { variant: "outline", size: "sm" } as const;
  if (buttons === "on" || buttons === "invite") return <SlackLink {...look}>Change Channel</SlackLink>;
  const configuration = configurationUrl && safeWebAddress(configurationUrl);
  return (
    configuration && (
      <a href={configuration} target="_blank" rel="noopener noreferrer" className={buttonClass(look)}>
        Change Channel
      </a>
    )
  );
}

/** Slack takes no message. What is kept goes out when it does again. */
function Refusal({ reason }: { reason: string }) {
  return (
    <div role="alert" className="alert alert-error alert-soft block space-y-3">
      <p>
        <span className="font-semibold">Slack is refusing messages.</span> {reasonWords(reason)}. Messages are
        kept and go out once you reconnect, or once a test message arrives.
      </p>
      <SlackLink>Reconnect</SlackLink>
    </div>
  );
}

function DisconnectDialog({ teamName, onClose }: { teamName: string | null; onClose: () => void }) {
  const client = useQueryClient();
  const disconnecting = useSave({
    save: disconnectSlack,
    onSaved: () => {
      onClose();
      void client.invalidateQueries({ queryKey: slackQuery().queryKey });
    },
    success: { title: "Disconnected", description: "Slack workspace disconnected successfully" },
    failure: { title: "Disconnection Failed", description: "Failed to disconnect Slack workspace" },
  });
  return (
    <ConfirmDialog
      title="Disconnect Slack?"
      description={
        <>
          <bdi>{teamName}</bdi> will no longer be notified of new leads and pipeline moves. You can reconnect
          it at any time.
        </>
      }
      onClose={onClose}
      confirm="Disconnect"
      isBusy={disconnecting.isPending}
      onConfirm={() => disconnecting.mutate(undefined)}
    />
  );
}

/** Whether leads can be worked from Slack itself, and what is missing for that. */
function SlackButtonsNote({ status }: { status: SlackStatus }) {
  switch (status.buttons) {
    case "on":
      return (
        <p className="text-row text-ink-2">
          Messages about a lead have buttons and always show its current state.
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
            Reconnect to work leads from Slack: new messages about a lead will have buttons to claim it,
            record a call, change the status and plan the next call, and will always show its current state.
            Messages already in Slack stay as they are.
          </p>
          <SlackLink>Reconnect</SlackLink>
        </div>
      );
    case "off":
      return (
        <p className="text-row text-ink-2">
          Messages link to the lead. To add buttons, set <code>SLACK_SIGNING_SECRET</code> on the server, then
          reconnect here.
        </p>
      );
  }
}
