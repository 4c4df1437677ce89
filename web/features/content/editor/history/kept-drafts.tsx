import type { KeptDraft, ReplacedBy } from "#domain/content/content-version";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { QueryStates } from "../../../kit/data/query-states.tsx";
import { useSave } from "../../../kit/edit/use-save.ts";
import { Tag } from "../../../kit/look/tag.tsx";
import { Ago } from "../../../kit/time/ago.tsx";
import { personName } from "../../../people/staff/person-name.ts";
import { keptDraftQuery, keptDraftsQuery, readContentAgain, restoreDraft } from "../content-api.ts";
import { Compared, HistoryRow } from "./history-row.tsx";

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
      description: "The draft it replaced is in the history, too.",
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
  return (
    <HistoryRow
      by={by}
      title={
        <>
          <span className="font-semibold">Draft by {personName(by)}</span>
          <span className="text-row text-ink-2">
            saved <Ago time={at} />
          </span>
        </>
      }
      detail={
        <p className="flex flex-wrap items-center gap-2">
          <Tag>{REPLACED[replacedBy]}</Tag>
          <Ago time={replacedAt} />
        </p>
      }
      compare={{
        show: "What differs",
        hide: "Hide what differs",
        of: `the draft by ${personName(by)}`,
      }}
      isOpen={isOpen}
      onOpen={onOpen}
      restore={
        <Button size="sm" variant="outline" isBusy={isBusy} onClick={onRestore}>
          Make it the draft
          <span className="sr-only"> again, as {personName(by)} saved it</span>
        </Button>
      }
    >
      <Differences id={id} />
    </HistoryRow>
  );
}

/** Against the draft that stands. */
function Differences({ id }: { id: number }) {
  return <Compared query={useQuery(keptDraftQuery(id))} />;
}
