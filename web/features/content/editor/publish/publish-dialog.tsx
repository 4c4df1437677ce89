import type { ErrorIssue } from "#domain/errors";
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
import { DifferenceList } from "../history/difference-list.tsx";
import { placeWords } from "../search/texts-found.ts";
import type { Problem } from "../use-problems.ts";

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
  const question = useDropQuestion({ name: "your note", isTyped: note.trim() !== "", onDrop: onClose });
  const publishing = usePublish(version, onClose);
  const refused = problems.length > 0 ? problems : refusedFor(publishing.error, checked.data?.problems);
  const isRefused = refused.length > 0;
  const isSame = changes.data?.differences.length === 0;
  return (
    <Dialog
      title="Publish the funnel"
      description={isRefused ? "A few texts have to be yours first." : "What visitors will read from now on."}
      width="lg"
      onClose={question.drop}
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
      {question.dialog}
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

type ProblemListProps = { problems: readonly Problem[]; onJump: (path: string) => void };

/** What is in the way of publishing, each with its place and a way there. */
function ProblemList({ problems, onJump }: ProblemListProps) {
  const mistakes = problems.filter(({ isSample }) => !isSample);
  const samples = problems.filter(({ isSample }) => isSample);
  return (
    <div className="grid grid-cols-1 gap-3">
      <Places
        title="To fix"
        count={mistakes.length}
        places={mistakes.map(({ path, message }) => ({ path, where: whereOf(path), note: message }))}
        onJump={onJump}
      />
      <Places
        title="Still the sample’s, and invented: write your own"
        count={samples.length}
        places={byList(samples)}
        onJump={onJump}
      />
    </div>
  );
}

/** What may go out, and is worth a look before. */
function WarningList({
  warnings,
  onJump,
}: {
  warnings: readonly Pick<Problem, "path" | "message">[];
  onJump: ProblemListProps["onJump"];
}) {
  return (
    <Places
      title="Worth a look"
      count={warnings.length}
      places={warnings.map(({ path, message }) => ({ path, where: whereOf(path), note: message }))}
      onJump={onJump}
    />
  );
}

type Place = { path: string; where: string; note: string };
type PlacesProps = {
  title: string;
  count: number;
  places: readonly Place[];
  onJump: ProblemListProps["onJump"];
};

function Places({ title, count, places, onJump }: PlacesProps) {
  if (places.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="text-row font-semibold">
        {title} <span className="text-ink-3 font-normal">{count}</span>
      </h3>
      <ul className="divide-line border-line mt-1 divide-y rounded-lg border">
        {places.map(({ path, where, note }) => (
          <li key={`${path} ${note}`}>
            <button
              type="button"
              className="hover:bg-hover grid w-full cursor-pointer content-center px-3 py-1.5 text-start focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
              onClick={() => onJump(path)}
            >
              <span className="text-sm">{where}</span>
              <span className="text-ink-2 text-xs empty:hidden">{note}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Texts of one list are one line, which leads to the first of them. */
function byList(problems: readonly Problem[]): Place[] {
  const lists = Map.groupBy(problems, ({ path }) => path.replace(/\.\d+(?:\..*)?$/, ""));
  return [...lists].flatMap(([list, entries]) => {
    const [first] = entries;
    if (!first) return [];
    const isAlone = entries.length === 1;
    const where = whereOf(isAlone ? first.path : list);
    return [{ path: first.path, where, note: isAlone ? "" : `${entries.length} texts` }];
  });
}

const whereOf = (path: string) =>
  placeWords(path.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key)));
