import { ExportFault, readExport, type ExportContents } from "#domain/database-size/export-file";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { leadsText } from "../ground/data/figures.ts";
import { reasonOf } from "../ground/data/reason-of.ts";
import { useSave } from "../ground/edit/use-save.ts";
import { dropLeads } from "../ground/leads/lead-cache.ts";
import { eraseOldLeads, oldLeadsKey, roomQuery } from "./database-size-api.ts";
import { PieceworkLine } from "./piecework-line.tsx";
import { dayWords, erasedText, KINDS, statusText } from "./room-words.ts";
import { usePiecework } from "./use-piecework.ts";

type Chosen = { contents: ExportContents | null; fault: string | null };

const NONE: Chosen = { contents: null, fault: null };

/** A file that staff hold is read back in full before anything in it can be erased. */
export function EraseOldLeads() {
  const [{ contents, fault }, setChosen] = useState(NONE);
  return (
    <div className="border-base-300 space-y-4 border-t pt-4">
      <Field
        label="Erase what a file holds"
        hint="The file is read back first. To go on after a stop, choose it again."
        error={fault}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".ndjson"
            className="input aria-invalid:border-error w-full leading-8 file:mr-3 file:font-semibold"
            onChange={({ target: { files } }) => void readFile(files?.[0]).then(setChosen)}
          />
        )}
      </Field>
      {contents && <EraseContents key={contents.head.exportedAt} contents={contents} />}
    </div>
  );
}

async function readFile(file: File | undefined): Promise<Chosen> {
  if (!file) return NONE;
  try {
    return { contents: readExport(await file.text()), fault: null };
  } catch (error) {
    return { contents: null, fault: error instanceof ExportFault ? error.message : "It could not be read." };
  }
}

function EraseContents({ contents }: { contents: ExportContents }) {
  const client = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const work = usePiecework();
  const { head, ids, byStatus } = contents;
  const erasing = useSave({
    save: () => work.run((piecework) => eraseOldLeads(contents, piecework)),
    onSaved: ({ asked }) => {
      dropLeads(client, ids.slice(0, asked));
      void client.invalidateQueries(roomQuery());
      void client.invalidateQueries({ queryKey: oldLeadsKey });
    },
    success: (erased) => ({ title: "Old leads erased", description: erasedText(erased, ids.length) }),
    // Some of them may have gone.
    onFailed: () => void client.invalidateQueries(),
    failure: "Failed to erase leads",
  });
  if (work.done !== null)
    return <PieceworkLine label="Checked" done={work.done} total={ids.length} onStop={work.stop} />;
  return (
    <div className="flex flex-wrap items-center gap-4">
      <p className="min-w-0 grow basis-60">
        The file is whole: {leadsText(ids.length)}, {KINDS[head.kind].name.toLowerCase()}, unchanged since{" "}
        {dayWords(head.before)}. {ids.length > 0 && `By status: ${statusText(byStatus)}.`}
      </p>
      <Button
        variant="outline"
        disabled={ids.length === (erasing.data?.asked ?? 0)}
        onClick={() => setIsAsked(true)}
      >
        Erase…
      </Button>
      <p aria-live="polite" className="basis-full empty:hidden">
        {erasing.data && erasedText(erasing.data, ids.length)}
        {erasing.isError && `Erasing broke off. ${reasonOf(erasing.error)} Erase again to go on.`}
      </p>
      {isAsked && (
        <ConfirmDialog
          title={`Erase ${leadsText(ids.length)}?`}
          description={`${statusText(byStatus)}. This permanently deletes them with their answers, chats, calls and notes, and takes them out of all figures. It cannot be undone: keep the file.`}
          confirm="Erase"
          onConfirm={() => {
            setIsAsked(false);
            erasing.mutate(undefined);
          }}
          onClose={() => setIsAsked(false)}
        />
      )}
    </div>
  );
}
