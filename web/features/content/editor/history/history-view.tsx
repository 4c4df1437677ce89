import type { ContentVersion } from "#domain/content/content-version";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, useId } from "react";
import { Button } from "../../../../ui/button.tsx";
import { showToast } from "../../../../ui/toast.tsx";
import { versionsQuery } from "../../published/published.ts";
import { QueryStates } from "../../../kit/data/query-states.tsx";
import { useSave } from "../../../kit/edit/use-save.ts";
import { Avatar } from "../../../kit/look/avatar.tsx";
import { EmptyPlace } from "../../../kit/look/empty-place.tsx";
import { Tag } from "../../../kit/look/tag.tsx";
import { OwnersNote, ownersQuery } from "../../../people/staff/owners.tsx";
import { personName } from "../../../people/staff/person-name.ts";
import { Ago } from "../../../kit/time/ago.tsx";
import { readContentAgain, restoreVersion, differencesQuery } from "../content-api.ts";
import { DifferenceList } from "./difference-list.tsx";
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
  const id = useId();
  return (
    <li className="bg-sheet border-line rounded-xl border">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
        <Avatar email={by} title={by} />
        <div className="min-w-0 grow basis-56">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-semibold">Version {number}</span>
            {isLive && <Tag tone="good">Live</Tag>}
            <span className="text-row text-ink-2">
              {personName(by)}, <Ago time={at} />
            </span>
          </p>
          <p className="text-row text-ink-2 [overflow-wrap:anywhere]">{note || "No note"}</p>
        </div>
        <div className="flex flex-wrap gap-x-3 gap-y-2 max-sm:ms-6">
          <Button size="sm" variant="ghost" aria-expanded={isOpen} aria-controls={id} onClick={onOpen}>
            {isOpen ? "Hide changes" : "What changed"}
            <span className="sr-only"> in version {number}</span>
          </Button>
          {!isLive && mayRestore && (
            <Button size="sm" variant="outline" isBusy={isBusy} onClick={onRestore}>
              Go back to this<span className="sr-only"> version {number}</span>
            </Button>
          )}
        </div>
      </div>
      <div id={id} className="border-line border-t px-4 py-3 empty:hidden">
        {isOpen && <Changes number={number} />}
      </div>
    </li>
  );
}

/** Against the version that was live before it; the first against the sample. */
function Changes({ number }: { number: number }) {
  const changes = useQuery(differencesQuery({ from: number - 1, to: number }));
  return (
    <>
      <QueryStates query={changes} loading="Comparing…" failed="The changes could not be loaded" />
      {changes.data && <DifferenceList differences={changes.data.differences} />}
    </>
  );
}
