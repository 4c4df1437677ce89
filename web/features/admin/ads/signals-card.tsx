import type { Signal, SignalReport } from "#domain/ads/signals";
import { useQuery } from "@tanstack/react-query";
import { DataTable } from "../ground/charts/data-table.tsx";
import { ErrorPanel } from "../ground/data/error-panel.tsx";
import { countText } from "../ground/data/figures.ts";
import { LoadingPanel } from "../ground/data/loading-panel.tsx";
import { reasonWords } from "../ground/deliveries/delivery-words.ts";
import { timeText } from "../ground/time/times.ts";
import { signalsQuery } from "./signals-query.ts";
import { SettingsCard } from "../ground/settings/settings-card.tsx";
import { VersionWarningNote } from "./version-warning-note.tsx";

/** The delivery of ad events to Meta. */
export function SignalsCard() {
  const { data, isPending, error, refetch } = useQuery(signalsQuery());
  return (
    <SettingsCard
      title="Ad signals"
      note={data && `Events for Meta’s Conversions API in the last ${data.days} days.`}
    >
      {isPending && <LoadingPanel text="Loading ad signals…" />}
      {!isPending && !data && (
        <ErrorPanel title="The ad signals could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data && <SignalState report={data} />}
      {data && isWorthShowing(data) && (
        <DataTable
          caption="Ad signals by event"
          rows={data.signals}
          rowKey={({ name }) => name}
          columns={[
            { label: "Event", cell: ({ name }) => name },
            { label: "Sent", cell: ({ sent }) => countText(sent) },
            { label: "Matched with the browser’s", cell: ({ paired }) => countText(paired) },
            { label: "Waiting", cell: ({ waiting }) => countText(waiting) },
            { label: "Refused", cell: refused },
            { label: "Canceled", cell: ({ cancelled }) => countText(cancelled) },
            { label: "Last sent", cell: ({ lastSentAt }) => (lastSentAt ? timeText(lastSentAt) : "–") },
          ]}
        />
      )}
    </SettingsCard>
  );
}

/** Without a pixel there is nothing to show except earlier counts. */
function isWorthShowing({ configured, signals }: SignalReport): boolean {
  return signals.some(({ sent, waiting, refused: count }) => configured || sent + waiting + count > 0);
}

function SignalState({ report }: { report: SignalReport }) {
  const { configured, testing, paused, versionWarning, signals } = report;
  if (!configured) {
    return (
      <p>
        Not set up: no pixel is loaded and no events are sent. To set it up, set <code>META_PIXEL_ID</code>{" "}
        and <code>META_CAPI_TOKEN</code> on the server.
      </p>
    );
  }
  return (
    <>
      {paused && (
        <p role="alert" className="alert alert-error alert-soft block">
          Paused: {reasonWords(paused)}. Events are kept and will be sent once this is fixed.
        </p>
      )}
      {versionWarning && <VersionWarningNote said={versionWarning} stops="events stop going out" />}
      {testing && (
        <p className="alert alert-warning alert-soft block">
          Test mode: events carry a test code, and Meta does not count them.
        </p>
      )}
      {signals.length === 0 && <p className="text-base-content/75">No events in this period.</p>}
    </>
  );
}

function refused({ refused: count, reasons }: Signal): string {
  const why = reasons.map(({ reason, count: times }) => `${reasonWords(reason)} × ${times}`).join(", ");
  return why ? `${countText(count)} (${why})` : countText(count);
}
