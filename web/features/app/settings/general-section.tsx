import { BUTTON_SCOPES, HOOK_SCOPES } from "#domain/delivery/slack-scopes";
import type { SlackStatus } from "#domain/delivery/slack-status";
import { useQuery } from "@tanstack/react-query";
import { ErrorPanel } from "../../kit/data/error-panel.tsx";
import { LoadingPanel, FetchedTogether } from "../../kit/data/query-states.tsx";
import { useAdminParams } from "../../kit/frame/admin-params.ts";
import { Tag } from "../../kit/look/tag.tsx";
import { SettingsCard } from "../../kit/settings/settings-card.tsx";
import { settingsQuery } from "../../kit/settings/settings-query.ts";
import { WithSettings } from "../../kit/settings/with-settings.tsx";
import { OwnersNote } from "../../people/staff/owners.tsx";
import { FirstRunCard } from "./first-run-card.tsx";
import { NumbersCard } from "./numbers-card.tsx";
import { firstRunQuery, slackQuery } from "../../kit/settings/settings-api.ts";
import { SlackConnection } from "../../delivery/slack/slack-connection.tsx";
import { SlackLink } from "../../delivery/slack/slack-link.tsx";

const HUB_KEYS = ["hub_expiry_hours", "extension_hours"] as const;

/** What is still to be set up; and what the spec shows of System Settings: Slack, and how long a hub stays open. */
export function GeneralSection() {
  const queries = [useQuery(slackQuery()), useQuery(settingsQuery()), useQuery(firstRunQuery())];
  return (
    <FetchedTogether queries={queries} loading="Loading settings…">
      <FirstRunCard />
      <div id="slack">
        <SlackCard />
      </div>
      <WithSettings>
        {(settings) => (
          <NumbersCard
            title="Strategy hubs"
            note="How long a new hub stays open. Changing this does not affect existing hubs."
            keys={HUB_KEYS}
            unit="hours"
            hasSave
            settings={settings}
          />
        )}
      </WithSettings>
    </FetchedTogether>
  );
}

/** The outcome of connecting, passed in the address on the way back from Slack. */
const ENDINGS: Record<string, { text: string; look: string }> = {
  connected: { text: "Slack is connected.", look: "alert-success" },
  denied: { text: "Slack was not connected: the request was declined.", look: "alert-warning" },
  expired: {
    text: "Slack was not connected: the link had expired. Please try again.",
    look: "alert-warning",
  },
  misconfigured: {
    text: "Slack was not connected: it does not accept the server’s settings. Check SLACK_CLIENT_ID, SLACK_CLIENT_SECRET, and the app’s redirect URL and scopes.",
    look: "alert-error",
  },
  failed: {
    text: "Slack was not connected: Slack did not confirm the connection. Please try again.",
    look: "alert-error",
  },
};

/** The Slack workspace that is notified of leads. */
function SlackCard() {
  const { data, isPending, error, refetch } = useQuery(slackQuery());
  return (
    <SettingsCard
      title="Slack"
      mark={
        data?.connected && (
          <Tag tone={data.brokenReason ? "bad" : "good"}>
            <span>
              Connected to <bdi>{data.teamName}</bdi>
            </span>
          </Tag>
        )
      }
    >
      <SlackEnding isDisconnected={data?.connected === false} />
      {isPending && <LoadingPanel text="Loading the Slack status…" shape="lines" />}
      {!isPending && !data && (
        <ErrorPanel
          title="The Slack status could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data && (data.connected ? <SlackConnection status={data} /> : <SlackConnect status={data} />)}
    </SettingsCard>
  );
}

/** Once Slack is disconnected again, nothing says that it was connected. */
function SlackEnding({ isDisconnected }: { isDisconnected: boolean }) {
  const { params, change } = useAdminParams();
  const name = params.get("slack") ?? "";
  const ending = ENDINGS[name];
  if (!ending || (name === "connected" && isDisconnected)) return null;
  return (
    <div role="status" className={`alert alert-soft flex flex-wrap justify-between gap-3 ${ending.look}`}>
      <p>{ending.text}</p>
      <button
        type="button"
        className="btn btn-ghost btn-xs"
        onClick={() => change({ slack: null }, { replace: true })}
      >
        Dismiss
      </button>
    </div>
  );
}

/** Not connected: the benefits of connecting and the link to it, or the missing configuration. */
function SlackConnect({ status }: { status: SlackStatus }) {
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
            Messages about a lead have buttons to claim it, record a call, change the status and plan the next
            call, and always show its current state.
          </p>
          <p>
            Slack will ask whether the app may post and change its own messages, and see who is in the
            workspace and their email addresses. It looks up only people who press a button, to check that
            they are staff.
          </p>
        </>
      ) : (
        <p>
          Messages link to the lead but have no buttons. To add them, give the server the Slack app’s signing
          secret (<code>SLACK_SIGNING_SECRET</code>). Slack will ask only whether the app may post to the
          channel that you choose.
        </p>
      )}
    </div>
  );
}

/** What Slack needs on the server, with buttons in messages and without. */
function SlackSetUp() {
  return (
    <div className="alert alert-soft block space-y-2">
      <p className="font-semibold">Slack is not set up on the server yet.</p>
      <ol className="list-decimal space-y-2 pl-5 text-sm">
        <li>
          Create a Slack app with the redirect URL <Address path="/api/slack/callback" /> and the scope{" "}
          <Codes names={HOOK_SCOPES} />.
        </li>
        <li>
          To work leads by buttons in the messages, also give it the scopes <Codes names={BUTTON_SCOPES} />{" "}
          and turn on interactivity with the request URL <Address path="/api/slack/actions" />.
        </li>
        <li>
          On the server, set{" "}
          <Codes
            names={[
              "SLACK_CLIENT_ID",
              "SLACK_CLIENT_SECRET",
              "SESSION_HMAC_KEY",
              "ENCRYPTION_KEY",
              "APP_ORIGIN",
            ]}
          />
          ; for the buttons also <Codes names={["SLACK_SIGNING_SECRET"]} />. The keys in{" "}
          <code>.dev.vars.example</code> don’t count here, because they are public.
        </li>
      </ol>
      <p className="text-sm">Step 5 of the README has all of this as one manifest.</p>
    </div>
  );
}

function Address({ path }: { path: string }) {
  return (
    <code className="[overflow-wrap:anywhere]">
      {location.origin}
      {path}
    </code>
  );
}

/** `a`, `b` and `c`. */
function Codes({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <span key={name}>
      {index > 0 && (index === names.length - 1 ? " and " : ", ")}
      <code>{name}</code>
    </span>
  ));
}
