import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { showToast } from "../../../../ui/toast.tsx";
import { versionsQuery } from "../../ground/content/versions-query.ts";
import { QueryStates } from "../../ground/data/query-states.tsx";
import { useSave } from "../../ground/edit/use-save.ts";
import { EmptyPlace } from "../../ground/look/empty-place.tsx";
import { ownersQuery } from "../../ground/staff/owners.ts";
import { OwnersNote } from "../../ground/staff/owners-note.tsx";
import { readContentAgain, restoreVersion } from "../content-api.ts";
import { VersionRow } from "./version-row.tsx";

/** Every version that was live: who published it, when and why, what changed, and the way back to it. */
export function HistoryView() {
  const client = useQueryClient();
  const versions = useQuery(versionsQuery());
  const owners = useQuery(ownersQuery());
  const [open, setOpen] = useState<number | null>(null);
  const live = versions.data?.find(({ isLive }) => isLive)?.number ?? null;
  const restoring = useSave({
    save: ({ number }: { number: number; before: number | null }) => restoreVersion(number),
    onSaved: ({ number: published }, { number, before }) => {
      void readContentAgain(client);
      const undo = () => restoring.mutate({ number: before ?? number, before: null });
      showToast({
        title: `Version ${number} is live again`,
        description: `As version ${published}, within 10 seconds.`,
        ...(before !== null && { action: { label: "Undo", onClick: undo } }),
        durationMs: 12_000,
      });
    },
    failure: "Failed to go back",
  });
  const list = versions.data ?? [];
  return (
    <div className="grid w-full max-w-4xl content-start gap-3">
      <OwnersNote act="publish" />
      <QueryStates query={versions} loading="Loading the history…" failed="The history could not be loaded" />
      {versions.data && list.length === 0 && (
        <EmptyPlace title="Nothing has been published yet">
          The first version appears here once the funnel is published.
        </EmptyPlace>
      )}
      <ol className="grid gap-2 empty:hidden">
        {list.map((version) => (
          <VersionRow
            key={version.number}
            version={version}
            isOpen={open === version.number}
            onOpen={() => setOpen(open === version.number ? null : version.number)}
            mayRestore={owners.data?.isOwner ?? false}
            isBusy={restoring.isPending}
            onRestore={() => restoring.mutate({ number: version.number, before: live })}
          />
        ))}
      </ol>
    </div>
  );
}
