import { problemsOf } from "#domain/content/problems";
import { CARRIED, type FunnelFile } from "#domain/settings/carry/funnel-file";
import { useQueryClient } from "@tanstack/react-query";
import type { Toast } from "../../../../ui/toast-store.ts";
import { useSave } from "../../../kit/edit/use-save.ts";
import type { ComparedPart, Undo } from "./carried-parts.ts";
import { TEXTS } from "./carried-texts.ts";
import { fileReason } from "./file-reason.ts";

type Import = { file: FunnelFile; onDone: () => void; onFailed: () => void };

/** Takes parts of a file over, and brings back what they replaced. */
export function useImport({ file, onDone, onFailed }: Import) {
  const client = useQueryClient();
  const undoing = useSave({
    save: undoParts,
    // Each of the parts is read on many screens.
    onSaved: () => void client.invalidateQueries(),
    success: ({ failed, note }) =>
      failed === null
        ? { title: "Import undone", description: note }
        : { title: "Failed to undo the import", description: failed, variant: "destructive" },
    failure: "Failed to undo the import",
  });
  return useSave({
    save: takeParts,
    onSaved: ({ failed }) => {
      const isReadAgain = client.invalidateQueries();
      if (failed === null) onDone();
      else void isReadAgain.then(onFailed);
    },
    success: ({ taken, failed }) => {
      const action = { label: "Undo", onClick: () => undoing.mutate(taken) };
      const undo = { ...(taken.length > 0 && { action }), durationMs: 12_000 };
      if (failed !== null) return { title: FAILED, description: failed, variant: "destructive", ...undo };
      return { ...successOf(namesOf(taken), file), ...undo };
    },
    failure: FAILED,
  });
}

const FAILED = "Failed to import the funnel";

type Taken = { part: ComparedPart; undo: Undo };

const namesOf = (taken: readonly Taken[]) => taken.map(({ part }) => part.label);

/** Takes the parts over, each whole, until one fails: then it says which, and which came before it. */
async function takeParts(parts: readonly ComparedPart[]): Promise<{ taken: Taken[]; failed: string | null }> {
  const taken: Taken[] = [];
  for (const part of parts) {
    try {
      taken.push({ part, undo: await part.apply() });
    } catch (error) {
      const done = taken.length > 0 ? ` Imported before that: ${listed(namesOf(taken))}.` : "";
      return { taken, failed: `${part.label}: ${fileReason(error)}${done}` };
    }
  }
  return { taken, failed: null };
}

/** In the other direction, as rules lead to offers. A part that somebody has changed since ends it. */
async function undoParts(taken: readonly Taken[]): Promise<{ failed: string | null; note: string }> {
  for (const { part, undo } of taken.toReversed()) {
    try {
      await undo();
    } catch (error) {
      return { failed: `${part.label}: ${fileReason(error)}`, note: "" };
    }
  }
  const hasNewOffers = taken.some(
    ({ part }) => part.label === CARRIED.offers.label && part.changes.some(({ kind }) => kind === "added"),
  );
  return { failed: null, note: hasNewOffers ? "New offers are switched off." : "" };
}

function successOf(labels: readonly string[], { content }: FunnelFile): Toast {
  const others = labels.filter((label) => label !== TEXTS);
  const count = others.length > 0 ? `Imported: ${listed(others)}.` : "";
  if (!content || others.length === labels.length)
    return { title: "Imported the funnel", description: count };
  const { document, pictures } = content;
  return {
    title: "The draft is now your import",
    description: `${importedText(pictures.size, problemsOf(document).length)} ${count}`.trim(),
  };
}

const listed = (labels: readonly string[]) => new Intl.ListFormat("en-US").format(labels);

/** What came along, and what is still in the way of publishing it. */
function importedText(pictures: number, problems: number): string {
  const came =
    pictures === 0
      ? "It has no pictures."
      : `${pictures} picture ${pictures === 1 ? "file" : "files"} came with it.`;
  if (problems === 0) return `${came} It can be published.`;
  return `${came} ${problems} ${problems === 1 ? "place has" : "places have"} to be changed before it is published.`;
}
