import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { ErrorIssue } from "#domain/errors";
import { ApiError } from "../../../../lib/api-error.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { QueryStates } from "../../ground/data/query-states.tsx";
import { useSave } from "../../ground/edit/use-save.ts";
import { useOwnersOnly } from "../../ground/staff/owners.ts";
import { OwnersNote } from "../../ground/staff/owners-note.tsx";
import { differencesQuery, problemsQuery, publishDraft, readContentAgain } from "../content-api.ts";
import { DifferenceList } from "../history/difference-list.tsx";
import type { Problem } from "../use-problems.ts";
import { ProblemList, WarningList } from "./problem-list.tsx";

type Props = {
  /** The version of the draft, which is saved. */
  version: number;
  problems: readonly Problem[];
  onJump: (path: string) => void;
  onClose: () => void;
};

/** What would go live, what is in the way of it, and why: then it is published. */
export function PublishDialog({ version, problems, onJump, onClose }: Props) {
  const mayPublish = useOwnersOnly("publish") === null;
  const changes = useQuery(differencesQuery({ draft: version }));
  const checked = useQuery(problemsQuery(version));
  const [note, setNote] = useState("");
  const publishing = usePublish(version, onClose);
  const refused = problems.length > 0 ? problems : refusedFor(publishing.error, checked.data?.problems);
  const isRefused = refused.length > 0;
  const isSame = changes.data?.differences.length === 0;
  return (
    <Dialog
      title="Publish the funnel"
      description={isRefused ? "A few texts have to be yours first." : "What visitors will read from now on."}
      width="lg"
      onClose={onClose}
    >
      <OwnersNote act="publish">Your changes are saved in the draft: ask them to look at it.</OwnersNote>
      {isRefused ? (
        <ProblemList problems={refused} onJump={onJump} />
      ) : (
        <>
          <WarningList warnings={checked.data?.warnings ?? []} onJump={onJump} />
          {!isSame && <NoteField note={note} onChange={setNote} />}
          <QueryStates
            query={changes}
            loading="Comparing with what is live…"
            failed="The changes could not be loaded"
          />
          {isSame && <p>Nothing has changed since the version that is live.</p>}
          {changes.data && !isSame && (
            <DifferenceList differences={changes.data.differences} onJump={onJump} />
          )}
        </>
      )}
      <div className="standing-actions flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
        <Button
          disabled={isRefused || !mayPublish || isSame || !changes.data}
          isBusy={publishing.isPending}
          onClick={() => publishing.mutate(note)}
        >
          Publish
        </Button>
      </div>
    </Dialog>
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

function NoteField({ note, onChange }: { note: string; onChange: (note: string) => void }) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-row font-semibold">
        What changes, for the history
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

/** What only the server finds: a page that cannot be shown, above all. */
function refusedFor(error: Error | null, found: readonly ErrorIssue[] = []): Problem[] {
  const issues = error instanceof ApiError ? error.issues : found;
  return issues.map(({ path, message }) => ({ path, message, isSample: false }));
}
