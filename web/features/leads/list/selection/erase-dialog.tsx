import { LEADS_A_FILE } from "#domain/leads/bulk-erase";
import { LEAD_STATUSES, type LeadStatus } from "#domain/leads/pipeline";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { saveFile } from "../../../../lib/save-file.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { ProgressBar } from "../../../../ui/progress-bar.tsx";
import { countText, leadsText, totalText } from "../../../kit/data/figures.ts";
import { reasonOf } from "../../../kit/data/reason-of.ts";
import { useSave } from "../../../kit/edit/use-save.ts";
import { dropLeads, LIST_KEY } from "../../basics/lead-cache.ts";
import { OwnersNote, useOwnersOnly } from "../../../people/staff/owners.tsx";
import { eraseLeads, exportLeads, type Chosen, type Erased, type Exported } from "./erase-leads.ts";
import { usePiecework } from "./use-piecework.ts";

type Props = { chosen: Chosen; onClose: () => void; onErased: () => void };

/** Erases the chosen leads for good. They go into a file first, and only what is in it is erased. */
export function EraseDialog({ chosen: given, onClose, onErased }: Props) {
  // What changes in the list meanwhile changes nothing here.
  const [chosen] = useState(given);
  const isRefused = useOwnersOnly("erase-leads") !== null;
  const { work, exporting, erasing } = useErasing(chosen, () => {
    onErased();
    onClose();
  });
  const exported = exporting.data;
  const total = "ids" in chosen ? String(chosen.ids.length) : chosen.total;
  const count = exported?.ids.length ?? 0;
  const isIdle = work.done === null;
  return (
    <Dialog
      role="alertdialog"
      title={`Erase ${exported ? leadsText(count) : leadsOf(total)}?`}
      description="Their answers, chats, calls and notes are erased too, and all figures drop them. This can’t be undone, so they are exported to a file first."
      isBlocking={!isIdle}
      onClose={onClose}
      actions={
        isIdle && (
          <>
            <Button variant="ghost" data-autofocus onClick={onClose}>
              Cancel
            </Button>
            {!isRefused && !exported && (
              <Button onClick={() => exporting.mutate(undefined)}>Export first</Button>
            )}
            {exported && count > 0 && (
              <Button variant="destructive" onClick={() => erasing.mutate(exported)}>
                Erase
              </Button>
            )}
          </>
        )
      }
    >
      <OwnersNote act="erase-leads" />
      {work.done !== null && (
        <PieceworkLine
          label={exported ? "Erased" : "Exported"}
          done={work.done}
          total={exported ? String(count) : total}
          onStop={work.stop}
        />
      )}
      <div aria-live="polite" className="space-y-2 empty:hidden">
        {exported && isIdle && exportedLines(exported).map((line) => <p key={line}>{line}</p>)}
        {exporting.isError && (
          <p>The export was interrupted, and no file was saved. {reasonOf(exporting.error)}</p>
        )}
        {erasing.isError && isIdle && (
          <p>Erasing was interrupted. {reasonOf(erasing.error)} Erase again to continue.</p>
        )}
      </div>
    </Dialog>
  );
}

/** The export, and the erasing of what it holds; `onErased` is called at its end. */
function useErasing(chosen: Chosen, onErased: () => void) {
  const client = useQueryClient();
  const work = usePiecework();
  const exporting = useSave({
    save: async () => {
      const exported = await work.run((piecework) => exportLeads(chosen, piecework));
      if (exported.ids.length > 0) saveFile(exported.name, "application/x-ndjson", exported.text);
      return exported;
    },
    failure: "Failed to export leads",
  });
  const erasing = useSave({
    save: (from: Exported) => work.run((piecework) => eraseLeads(from, piecework)),
    onSaved: ({ asked }, { ids }) => {
      dropLeads(client, ids.slice(0, asked));
      void client.invalidateQueries({ queryKey: LIST_KEY });
      onErased();
    },
    success: (erased, { ids }) => ({
      title: `${leadsText(erased.erased)} erased`,
      description: leftText(erased, ids.length),
    }),
    // Some of them may have gone.
    onFailed: () => void client.invalidateQueries(),
    failure: "Failed to erase leads",
  });
  return { work, exporting, erasing };
}

function leadsOf(total: string): string {
  return `${totalText(total)} ${total === "1" ? "lead" : "leads"}`;
}

/** What came of the export. */
function exportedLines({ name, ids, statuses, asked, isPart }: Exported): string[] {
  const stay = asked - ids.length;
  return [
    ids.length === 0
      ? "None of them can be erased."
      : `${name} holds ${leadsText(ids.length)}: ${statusText(statuses)}. Check that it was saved, and keep it as safe as the database.`,
    stay > 0 && `${leadsText(stay)} with an upcoming call or next step ${stay === 1 ? "is" : "are"} kept.`,
    isPart &&
      `These are not all: ${asked >= LEADS_A_FILE ? `a file holds ${countText(LEADS_A_FILE)} leads` : "the export was stopped"}. Erase them, then select the rest.`,
  ].filter((line) => line !== false);
}

/** `12 MQL, 3 Lost`. */
function statusText(statuses: readonly LeadStatus[]): string {
  return LEAD_STATUSES.map((status) => ({ status, leads: statuses.filter((one) => one === status).length }))
    .filter(({ leads }) => leads > 0)
    .map(({ status, leads }) => `${countText(leads)} ${status}`)
    .join(", ");
}

/** What was not erased, if anything. */
function leftText({ erased, asked }: Erased, inFile: number): string {
  return [
    asked > erased && `${countText(asked - erased)} had changed or were already gone.`,
    asked < inFile && `Stopped: ${countText(inFile - asked)} leads in the file are left.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** `total` as the list counts, perhaps a lower bound: `1000+`. */
type PieceworkLineProps = { label: string; done: number; total: string; onStop: () => void };

/** How far work in pieces has come, and the way to stop it. */
function PieceworkLine({ label, done, total, onStop }: PieceworkLineProps) {
  const text = `${countText(done)} of ${totalText(total)}`;
  const most = Math.max(Number.parseInt(total, 10), done, 1);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <div className="min-w-0 grow basis-60 space-y-1">
        <p className="text-sm">
          {label}: {text}
        </p>
        <ProgressBar label={label} value={done} max={most} valueText={text} />
      </div>
      <Button variant="outline" size="sm" onClick={onStop}>
        Stop
      </Button>
    </div>
  );
}
