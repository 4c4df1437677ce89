import { callingHours } from "#domain/calling-hours/calling-settings";
import { useQuery } from "@tanstack/react-query";
import { ErrorPanel } from "../ground/data/error-panel.tsx";
import { LoadingPanel } from "../ground/data/loading-panel.tsx";
import { PageBar, PageBody } from "../ground/look/page-bar.tsx";
import { offersQuery } from "../ground/offers/offers-query.ts";
import { settingsQuery } from "../ground/settings/settings-query.ts";
import { NextCalls } from "./next-calls.tsx";
import { useQueue } from "./use-queue.ts";

/** Next calls: one lead after the other, the queue beside it. */
export function CallsTab() {
  const { query, parts, now, me } = useQueue();
  const settings = useQuery(settingsQuery());
  const offers = useQuery(offersQuery());
  const isWaiting = query.isPending || settings.isPending || offers.isPending;
  const stored = Object.fromEntries((settings.data ?? []).map(({ key, value }) => [key, value]));
  return (
    <>
      <PageBar title="Next calls" />
      <PageBody>
        {isWaiting && <LoadingPanel text="Loading the queue…" />}
        {query.isError && !parts && (
          <ErrorPanel
            title="The queue could not be loaded"
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        )}
        {parts && !isWaiting && (
          <NextCalls
            parts={parts}
            now={now}
            me={me}
            hours={callingHours(stored)}
            offers={offers.data ?? []}
          />
        )}
      </PageBody>
    </>
  );
}
