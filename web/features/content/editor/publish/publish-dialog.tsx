import type { Difference } from "#domain/content/differences";
import type { Ours } from "#domain/content/parts/ours";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ApiError } from "../../../../lib/api-error.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { QueryStates } from "../../../kit/data/query-states.tsx";
import { useDropQuestion } from "../../../kit/edit/use-drop-question.tsx";
import { useSave } from "../../../kit/edit/use-save.ts";
import { OwnersNote, useOwnersOnly } from "../../../people/staff/owners.tsx";
import { differencesQuery, problemsQuery, publishDraft, readContentAgain } from "../content-api.ts";
import type { Funnel } from "../funnel-draft.ts";
import { DifferenceList } from "../history/difference-list.tsx";
import { allProblems, type Problem } from "../use-problems.ts";
import { KeptList, ProblemList } from "./problem-list.tsx";
import { whereOf } from "./place-list.tsx";
import { WarningList } from "./warning-list.tsx";

type Props = {
  /** What is published is its version, once that has all that was changed here. */
  funnel: Funnel;
  problems: readonly Problem[];
  /** Something of the sample is theirs, or no longer. */
  onOurs: (ours: Ours) => void;
  /** Entries of a list of the draft go, by their indexes. What it gives puts them back. */
  onRemove: (list: string, indexes: ReadonlySet<number>) => () => void;
  onJump: (path: string) => void;
  onClose: () => void;
};

/** What is in the way of going live, then what would change, and why: then it is published. */
export function PublishDialog({ funnel, problems, onOurs, onRemove, onJump, onClose }: Props) {
  const { version, document } = funnel;
  const mayPublish = useOwnersOnly("publish") === null;
  const changes = useQuery(differencesQuery({ draft: version }));
  const checked = useQuery(problemsQuery(version));
  const [note, setNote] = useState("");
  const [removed, setRemoved] = useState<Removed | null>(null);
  const question = useDropQuestion({ name: "your note", isTyped: note.trim() !== "", onDrop: onClose });
  const publishing = usePublish(version, onClose);
  const found = publishing.error instanceof ApiError ? publishing.error.issues : checked.data?.problems;
  const refused = allProblems(document, problems, found ?? []);
  const isRefused = refused.length > 0;
  const isReady = mayPublish && funnel.state === "saved" && changes.data && checked.data;
  const isSame = changes.data?.differences.length === 0;
  return (
    <Dialog
      title="Publish the funnel"
      description={isRefused ? leftText(refused.length) : "What visitors will read from now on."}
      width="lg"
      onClose={question.drop}
    >
      <OwnersNote act="publish">Your changes are saved in the draft: ask them to look at it.</OwnersNote>
      <ProblemList
        document={document}
        problems={refused}
        onJump={onJump}
        onKeep={(kept) => onOurs([...document.ours, ...kept])}
        onRemove={(list, indexes) =>
          setRemoved({ count: indexes.size, where: whereOf(list), undo: onRemove(list, indexes) })
        }
      />
      <RemovedLine removed={removed} onUndone={() => setRemoved(null)} />
      <KeptList ours={document.ours} onChange={onOurs} />
      <WarningList warnings={checked.data?.warnings ?? []} onJump={onJump} />
      <QueryStates
        query={changes}
        loading="Comparing with what is live…"
        failed="The changes could not be loaded"
      />
      {isSame && <p>Nothing has changed since the version that is live.</p>}
      {changes.data && !isSame && (
        <Changes differences={changes.data.differences} isOpen={!isRefused} onJump={onJump} />
      )}
      {!isRefused && !isSame && <NoteField note={note} onChange={setNote} />}
      <div className="standing-actions flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
        <Button
          disabled={!isReady || isRefused || isSame}
          isBusy={publishing.isPending}
          onClick={() => publishing.mutate(note)}
        >
          Publish
        </Button>
      </div>
      {question.dialog}
    </Dialog>
  );
}

type Removed = { count: number; where: string; undo: () => void };

/** What has just been removed here, and the way back. Nothing outside of an open dialog can be pressed. */
function RemovedLine({ removed, onUndone }: { removed: Removed | null; onUndone: () => void }) {
  return (
    <p role="status" className="text-row flex flex-wrap items-center gap-x-3 empty:hidden">
      {removed && (
        <>
          <span className="min-w-0 [overflow-wrap:anywhere]">
            Removed {removed.count}: {removed.where}
          </span>
          <button
            type="button"
            className="link pointer-coarse:min-h-11"
            onClick={() => {
              removed.undo();
              onUndone();
            }}
          >
            Undo
          </button>
        </>
      )}
    </p>
  );
}

function usePublish(version: number, onDone: () => void) {
  const client = useQueryClient();
  return useSave({
    save: (note: string) => publishDraft(version, note.trim()),
    onSaved: () => {
      onDone();
      void readContentAgain(client);
    },
    onFailed: () => void readContentAgain(client),
    success: ({ number }) => ({
      title: `Version ${number} is live`,
      description: "Visitors see it within 10 seconds.",
    }),
    failure: "Failed to publish",
  });
}

type ChangesProps = {
  differences: readonly Difference[];
  isOpen: boolean;
  onJump: (path: string) => void;
};

/** Folded while something is in the way, which comes first. */
function Changes({ differences, isOpen, onJump }: ChangesProps) {
  return (
    <details open={isOpen} className="border-line rounded-lg border px-3 py-2">
      <summary className="text-row flex min-h-6 cursor-pointer items-center font-semibold pointer-coarse:min-h-11">
        What changes <span className="text-ink-3 ms-1 font-normal">{differences.length}</span>
      </summary>
      <div className="pt-2">
        <DifferenceList differences={differences} onJump={onJump} />
      </div>
    </details>
  );
}

function NoteField({ note, onChange }: { note: string; onChange: (note: string) => void }) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-row font-semibold">
        What changed (for the history)
      </label>
      <input
        id={id}
        data-autofocus
        maxLength={500}
        value={note}
        placeholder="Spring offer, new testimonials"
        onChange={({ target }) => onChange(target.value)}
        className="input w-full"
      />
    </div>
  );
}

function leftText(count: number): string {
  return count === 1
    ? "One place needs a change before you publish."
    : `${count} places need a change before you publish.`;
}
