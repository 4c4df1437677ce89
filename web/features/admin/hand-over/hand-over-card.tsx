import { useQuery } from "@tanstack/react-query";
import { ErrorPanel } from "../ground/data/error-panel.tsx";
import { LoadingPanel } from "../ground/data/loading-panel.tsx";
import { SettingsCard } from "../ground/settings/settings-card.tsx";
import { HandOverForm } from "./hand-over-form.tsx";
import { ownersQuery } from "./hand-over-api.ts";

/** For the day somebody leaves: all their leads go to a colleague at once. */
export function HandOverCard() {
  const { data, isPending, error, refetch } = useQuery(ownersQuery());
  return (
    <SettingsCard
      title="Hand over leads"
      note="When somebody leaves, give all their leads to a colleague at once. Statuses, notes, calls and next steps stay as they are."
    >
      {isPending && <LoadingPanel text="Loading owners…" shape="lines" />}
      {!isPending && !data && (
        <ErrorPanel title="The owners could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data && <HandOverForm owners={data} />}
    </SettingsCard>
  );
}
