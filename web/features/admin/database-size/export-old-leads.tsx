import type { OldLeadCount, OldLeads } from "#domain/database-size/old-leads";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { saveFile } from "../../../lib/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { leadsText } from "../ground/data/figures.ts";
import { reasonOf } from "../ground/data/reason-of.ts";
import { useSave } from "../ground/edit/use-save.ts";
import { exportOldLeads, oldLeadsQuery } from "./database-size-api.ts";
import { OldLeadsChoice } from "./old-leads-choice.tsx";
import { PieceworkLine } from "./piecework-line.tsx";
import { exportedText } from "./room-words.ts";
import { usePiecework } from "./use-piecework.ts";

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

const dayText = (time: number) => new Date(time).toISOString().slice(0, 10);

export function ExportOldLeads() {
  const [now] = useState(() => Date.now());
  const [which, setWhich] = useState<OldLeads>({ kind: "lost", before: dayText(now - YEAR_MS) });
  const count = useQuery(oldLeadsQuery(which));
  const leads = count.data?.leads ?? 0;
  const work = usePiecework();
  const saving = useSave({
    save: async () => {
      const exported = await work.run((piecework) => exportOldLeads(which, piecework));
      saveFile(exported.name, "application/x-ndjson", exported.text);
      return { ...exported, counted: leads };
    },
    failure: "Failed to export leads",
  });
  return (
    <div className="space-y-4">
      <OldLeadsChoice
        which={which}
        today={dayText(now)}
        isDisabled={saving.isPending}
        onChange={(changed) => {
          setWhich(changed);
          saving.reset();
        }}
      />
      {work.done === null ? (
        <div className="flex flex-wrap items-center gap-4">
          <Button variant="outline" disabled={leads === 0} onClick={() => saving.mutate(undefined)}>
            <Download aria-hidden="true" className="size-4" />
            Export
          </Button>
          <p role="status">{count.isError ? "They could not be counted." : foundText(count.data)}</p>
          {count.isError && (
            <Button variant="ghost" size="sm" onClick={() => void count.refetch()}>
              Try again
            </Button>
          )}
        </div>
      ) : (
        <PieceworkLine label="Exported" done={work.done} total={leads} onStop={work.stop} />
      )}
      <p aria-live="polite" className="empty:hidden">
        {saving.data && exportedText(saving.data)}
        {saving.isError && `The export broke off, and no file was saved. ${reasonOf(saving.error)}`}
      </p>
    </div>
  );
}

function foundText(count: OldLeadCount | undefined): string {
  if (!count) return "";
  if (count.leads === 0) return "There are no such leads.";
  return count.more
    ? `More than ${leadsText(count.leads)}: the oldest go into the first file.`
    : leadsText(count.leads);
}
