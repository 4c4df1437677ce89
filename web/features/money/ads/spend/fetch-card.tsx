import { fetchErrorText } from "#domain/money/ads/fetch-error";
import type { AdSpendState, SpendImport } from "#domain/money/ads/spend-import";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "../../../../ui/button.tsx";
import { daysText } from "../../report/ads-words.ts";
import { countText } from "../../../kit/data/figures.ts";
import { QueryStates } from "../../../kit/data/query-states.tsx";
import { useSave } from "../../../kit/edit/use-save.ts";
import { SettingsCard } from "../../../kit/settings/settings-card.tsx";
import { timeText } from "../../../kit/time/times.ts";
import { VersionWarningNote } from "../version-warning-note.tsx";
import { refreshSpend, spendStateQuery } from "./spend-api.ts";

/** Spend from Meta each night, or as soon as somebody asks. */
export function FetchCard() {
  const client = useQueryClient();
  const query = useQuery(spendStateQuery());
  const { mutate, isPending } = useSave({
    save: () => refreshSpend(),
    onSaved: (state) => client.setQueryData(spendStateQuery().queryKey, state),
    failure: "Failed to start the fetch",
  });
  const { data } = query;
  return (
    <SettingsCard
      title="Spend from your ad account"
      note={data && storedWords(data)}
      action={
        data?.account && (
          <Button
            size="sm"
            variant="outline"
            isBusy={isPending || data.fetching !== null}
            onClick={() => mutate()}
          >
            Fetch now
          </Button>
        )
      }
    >
      <QueryStates query={query} loading="Loading spend…" failed="Spend could not be loaded" />
      {data && <Account state={data} />}
    </SettingsCard>
  );
}

function Account({ state }: { state: AdSpendState }) {
  const { account, versionWarning, fetching, lastFetch, lastWholeFetch } = state;
  if (account === null)
    return (
      <p>
        Not connected: spend comes only from the files you import. To connect an ad account, set{" "}
        <code>META_AD_ACCOUNT_ID</code> and <code>META_ADS_TOKEN</code> and deploy (step 6 of the README).
      </p>
    );
  return (
    <div className="space-y-3" aria-live="polite">
      <p>
        Ad account <span className="tabular-nums">{account}</span>: its last 8 days are fetched each night,
        the last 28 once a week, because Meta corrects them.
      </p>
      {versionWarning && <VersionWarningNote said={versionWarning} stops="spend stops coming in" />}
      {fetching && (
        <p role="status">
          {fetching.waitsUntil
            ? `Fetching waits until ${timeText(fetching.waitsUntil)}.`
            : `Fetching: ${countText(fetching.taken)} rows so far.`}{" "}
          {fetching.error && fetchErrorText(fetching.error)}
        </p>
      )}
      {lastFetch?.error && (
        <p role="alert" className="alert alert-error alert-soft">
          The fetch of {timeText(lastFetch.startedAt)} has failed. {fetchErrorText(lastFetch.error)}
        </p>
      )}
      {lastWholeFetch && <p className="text-base-content/75 text-sm">{fetchedWords(lastWholeFetch)}</p>}
    </div>
  );
}

function fetchedWords({ endedAt, updatedAt, taken, firstDay, lastDay }: SpendImport): string {
  return `Last fetched ${timeText(endedAt ?? updatedAt)}: ${countText(taken)} rows, ${daysText(firstDay, lastDay)}.`;
}

function storedWords({ days }: AdSpendState): string {
  return days ? `There is spend for ${daysText(days.first, days.last)}.` : "There is no spend yet.";
}
