import { useQuery } from "@tanstack/react-query";
import { useAdminParams } from "../ground/frame/admin-params.ts";
import { ErrorPanel } from "../ground/data/error-panel.tsx";
import { LoadingPanel } from "../ground/data/loading-panel.tsx";
import { slackQuery } from "./settings-api.ts";
import { Tag } from "../ground/look/tag.tsx";
import { SettingsCard } from "../ground/settings/settings-card.tsx";
import { SlackConnect } from "./slack-connect.tsx";
import { SlackConnection } from "./slack-connection.tsx";

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
export function SlackCard() {
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
