import type { Rebuild } from "#domain/consequences/rebuild";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "../../../ui/button.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { QueryStates } from "../ground/data/query-states.tsx";
import { useSave } from "../ground/edit/use-save.ts";
import { SettingsCard } from "../ground/settings/settings-card.tsx";
import { useOwnersOnly } from "../ground/staff/owners.ts";
import { OwnersNote } from "../ground/staff/owners-note.tsx";
import { timeText } from "../ground/time/times.ts";
import { rebuildFigures, rebuildQuery } from "./settings-api.ts";

/** Has all figures summed anew from the leads, and tells how far that is. */
export function RebuildCard() {
  const rebuild = useQuery(rebuildQuery());
  const client = useQueryClient();
  const isRefused = useOwnersOnly("rebuild-figures") !== null;
  const beginning = useSave({
    save: rebuildFigures,
    onSaved: (begun: Rebuild) => client.setQueryData(rebuildQuery().queryKey, begun),
    failure: "The rebuild could not be started",
  });
  return (
    <SettingsCard
      title="Figures"
      note="If counts and sums don’t add up, they can be counted again from the leads. Until that is done, the figures stay as they are. Nothing is lost."
      action={
        rebuild.data && (
          <Button
            variant="outline"
            size="sm"
            disabled={isRefused}
            isBusy={beginning.isPending}
            onClick={() => beginning.mutate(undefined)}
          >
            {rebuild.data.percent === null ? "Rebuild figures" : "Start again"}
          </Button>
        )
      }
    >
      <OwnersNote act="rebuild-figures" />
      <QueryStates query={rebuild} loading="Loading…" failed="The rebuild’s progress could not be loaded" />
      {rebuild.data && <Progress {...rebuild.data} />}
    </SettingsCard>
  );
}

function Progress({ percent, doneAt }: Rebuild) {
  if (percent === null) {
    return (
      <p className="text-base-content/75">
        {doneAt === null ? "Never rebuilt so far." : `Last rebuilt ${timeText(doneAt)}.`}
      </p>
    );
  }
  return (
    <div className="space-y-2">
      <p>Rebuilding: {percent}%</p>
      <ProgressBar label="Rebuilding figures" value={percent} valueText={`${percent}%`} className="h-3" />
    </div>
  );
}
