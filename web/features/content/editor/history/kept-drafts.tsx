import type { KeptDraft, ReplacedBy } from "#domain/content/content-version";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { QueryStates } from "../../../kit/data/query-states.tsx";
import { useSave } from "../../../kit/edit/use-save.ts";
import { Avatar } from "../../../kit/look/avatar.tsx";
import { Tag } from "../../../kit/look/tag.tsx";
import { Ago } from "../../../kit/time/ago.tsx";
import { personName } from "../../../people/staff/person-name.ts";
import { keptDraftQuery, keptDraftsQuery, readContentAgain, restoreDraft } from "../content-api.ts";
import { DifferenceList } from "./difference-list.tsx";

const REPLACED: Record<ReplacedBy, string> = {
  import: "Replaced by an import",
  restore: "Replaced by an earlier draft",
  conflict: "Two people changed it",
};

/** The drafts that an import, an earlier draft or somebody else's changes replaced, and the way back to them. */
export function KeptDrafts() {
  const client = useQueryClient();
  const drafts = useQuery(keptDraftsQuery());
  const [open, setOpen] = useState<number | null>(null);
  const restoring = useSave({
    save: restoreDraft,
    onSaved: () => void readContentAgain(client),
    success: () => ({
      title: "The draft is back",
      description: "The one that it replaced is in the history, too.",
    }),
    failure: "Failed to bring the draft back",
  });
  if (drafts.data?.length === 0) return null;
  return (
    <section aria-labelledby="kept-drafts" className="grid gap-2">
      <h2 id="kept-drafts" className="text-panel font-bold">
        Replaced drafts
      </h2>
      <QueryStates query={drafts} loading="Loading the drafts…" failed="The drafts could not be loaded" />
      <ol className="grid gap-2 empty:hidden">
        {(drafts.data ?? []).map((draft) => (
          <DraftRow
            key={draft.id}
            draft={draft}
            isOpen={open === draft.id}
            onOpen={() => setOpen(open === draft.id ? null : draft.id)}
            isBusy={restoring.isPending}
            onRestore={() => restoring.mutate(draft.id)}
          />
        ))}
      </ol>
    </section>
  );
}

type Props = {
  draft: KeptDraft;
  isOpen: boolean;
  onOpen: () => void;
  isBusy: boolean;
  onRestore: () => void;
};

function DraftRow({ draft, isOpen, onOpen, isBusy, onRestore }: Props) {
  const { id, by, at, replacedBy, replacedAt } = draft;
  const changes = useId();
  return (
    <li className="bg-sheet border-line rounded-xl border">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
        <Avatar email={by} title={by} />
        <div className="min-w-0 grow basis-56">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-semibold">Draft by {personName(by)}</span>
            <span className="text-row text-ink-2">
              saved <Ago time={at} />
            </span>
          </p>
          <p className="text-row text-ink-2 flex flex-wrap items-center gap-2">
            <Tag>{REPLACED[replacedBy]}</Tag>
            <Ago time={replacedAt} />
          </p>
        </div>
        <div className="flex flex-wrap gap-x-3 gap-y-2 max-sm:ms-6">
          <Button size="sm" variant="ghost" aria-expanded={isOpen} aria-controls={changes} onClick={onOpen}>
            {isOpen ? "Hide what differs" : "What differs"}
            <span className="sr-only"> in the draft by {personName(by)}</span>
          </Button>
          <Button size="sm" variant="outline" isBusy={isBusy} onClick={onRestore}>
            Make it the draft
            <span className="sr-only"> again, as {personName(by)} saved it</span>
          </Button>
        </div>
      </div>
      <div id={changes} className="border-line border-t px-4 py-3 empty:hidden">
        {isOpen && <Differences id={id} />}
      </div>
    </li>
  );
}

/** Against the draft that stands. */
function Differences({ id }: { id: number }) {
  const changes = useQuery(keptDraftQuery(id));
  return (
    <>
      <QueryStates query={changes} loading="Comparing…" failed="The changes could not be loaded" />
      {changes.data && <DifferenceList differences={changes.data.differences} />}
    </>
  );
}
