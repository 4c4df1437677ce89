import type { ContentVersion } from "#domain/content/content-version";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { showToast } from "../../../../ui/toast.tsx";
import { versionsQuery } from "../../published/published.ts";
import { QueryStates } from "../../../kit/data/query-states.tsx";
import { useSave } from "../../../kit/edit/use-save.ts";
import { EmptyPlace } from "../../../kit/look/empty-place.tsx";
import { Tag } from "../../../kit/look/tag.tsx";
import { OwnersNote, ownersQuery } from "../../../people/staff/owners.tsx";
import { personName } from "../../../people/staff/person-name.ts";
import { Ago } from "../../../kit/time/ago.tsx";
import { readContentAgain, restoreVersion, differencesQuery } from "../content-api.ts";
import { Compared, HistoryRow } from "./history-row.tsx";
import { KeptDrafts } from "./kept-drafts.tsx";

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
        description: `Live as version ${published} within 10 seconds.`,
        ...(before !== null && { action: { label: "Undo", onClick: undo } }),
        durationMs: 12_000,
      });
    },
    failure: "Failed to go back",
  });
  const list = versions.data ?? [];
  return (
    <div className="grid w-full content-start gap-3">
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
      <KeptDrafts />
    </div>
  );
}

type Props = {
  version: ContentVersion;
  isOpen: boolean;
  onOpen: () => void;
  mayRestore: boolean;
  isBusy: boolean;
  onRestore: () => void;
};

/** A version that was live. */
function VersionRow({ version, isOpen, onOpen, mayRestore, isBusy, onRestore }: Props) {
  const { number, isLive, by, at, note } = version;
  return (
    <HistoryRow
      by={by}
      title={
        <>
          <span className="font-semibold">Version {number}</span>
          {isLive && <Tag tone="good">Live</Tag>}
          <span className="text-row text-ink-2">
            {personName(by)}, <Ago time={at} />
          </span>
        </>
      }
      detail={<p>{note || "No note"}</p>}
      compare={{ show: "What changed", hide: "Hide changes", of: `version ${number}` }}
      isOpen={isOpen}
      onOpen={onOpen}
      restore={
        !isLive &&
        mayRestore && (
          <Button size="sm" variant="outline" isBusy={isBusy} onClick={onRestore}>
            Go back to this<span className="sr-only"> version {number}</span>
          </Button>
        )
      }
    >
      <Changes number={number} />
    </HistoryRow>
  );
}

/** Against the version that was live before it; the first against the sample. */
function Changes({ number }: { number: number }) {
  return <Compared query={useQuery(differencesQuery({ from: number - 1, to: number }))} />;
}
