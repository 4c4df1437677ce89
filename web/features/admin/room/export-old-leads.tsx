import { OLD_LEAD_KINDS, type OldLeadCount, type OldLeads } from "#domain/room/old-leads";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { saveFile } from "../../../lib/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { leadsText } from "../data/figures.ts";
import { useSave } from "../edit/use-save.ts";
import { exportOldLeads, oldLeadsQuery } from "./api.ts";
import { PieceworkLine } from "./piecework-line.tsx";
import { KIND_NAMES } from "./room-words.ts";
import { usePiecework } from "./use-piecework.ts";

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

const dayText = (time: number) => new Date(time).toISOString().slice(0, 10);

export function ExportOldLeads() {
  const [now] = useState(() => Date.now());
  const [which, setWhich] = useState<OldLeads>({ kind: "lost", before: dayText(now - YEAR_MS) });
  const count = useQuery(oldLeadsQuery(which));
  const work = usePiecework();
  const saving = useSave({
    save: async () => {
      const text = await work.run((piecework) => exportOldLeads(which, piecework));
      saveFile(`leads-${which.kind}-${which.before}.ndjson`, "application/x-ndjson", text);
    },
    failure: "Failed to export leads",
  });
  const leads = count.data?.leads ?? 0;
  return (
    <div className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Which leads"
          value={which.kind}
          disabled={saving.isPending}
          onChange={({ target: { value } }) =>
            setWhich({ ...which, kind: OLD_LEAD_KINDS.find((kind) => kind === value) ?? which.kind })
          }
        >
          {OLD_LEAD_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {KIND_NAMES[kind]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Unchanged since"
          type="date"
          value={which.before}
          max={dayText(now)}
          disabled={saving.isPending}
          onChange={({ target: { value } }) => setWhich({ ...which, before: value })}
        />
      </div>
      {work.done === null ? (
        <div className="flex flex-wrap items-center gap-4">
          <Button variant="outline" disabled={leads === 0} onClick={() => saving.mutate(undefined)}>
            <Download aria-hidden="true" className="size-4" />
            Export
          </Button>
          <p role="status">{count.isError ? "They could not be counted." : foundText(count.data)}</p>
        </div>
      ) : (
        <PieceworkLine label="Exported" done={work.done} total={leads} onStop={work.stop} />
      )}
    </div>
  );
}

function foundText(count: OldLeadCount | undefined): string {
  if (!count) return "";
  return count.more
    ? `More than ${leadsText(count.leads)}: the oldest go into the first file.`
    : leadsText(count.leads);
}
