import type { ContentDraft } from "#domain/content/content-version";
import { FunnelFileRefused, readFunnelFile, type FunnelFile } from "#domain/settings/carry/funnel-file";
import { Download, Upload } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { showToast } from "../../../../ui/toast.tsx";
import { FileButton } from "../../../kit/data/file-choice.tsx";
import { ExportDialog } from "./export-dialog.tsx";
import { ImportDialog } from "./import-dialog.tsx";

type Props = { draft: ContentDraft };

/** The funnel as one file, out of here and into here. */
export function CarryCard({ draft }: Props) {
  const [isExporting, setExporting] = useState(false);
  const [file, setFile] = useState<FunnelFile | null>(null);
  return (
    <section
      aria-labelledby="carry"
      className="bg-sheet border-line flex flex-wrap items-center gap-3 rounded-xl border px-4 py-3.5"
    >
      <div className="min-w-0 grow basis-64">
        <h2 id="carry" className="text-panel font-bold">
          Export and import
        </h2>
        <p className="text-row text-ink-2">
          Texts, pictures, offers, rules and settings as one file. An import first shows what it would change.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => setExporting(true)}>
          <Download aria-hidden="true" className="size-4" />
          Export…
        </Button>
        <FileButton
          accept="application/json,.json"
          onFiles={([chosen]) => chosen && void readChosen(chosen).then(setFile)}
        >
          <Upload aria-hidden="true" className="size-4" />
          Import…
        </FileButton>
      </div>
      {isExporting && <ExportDialog document={draft.document} onClose={() => setExporting(false)} />}
      {file && <ImportDialog file={file} draft={draft} onClose={() => setFile(null)} />}
    </section>
  );
}

/** Null of a file that nothing can be taken from, which is said. */
async function readChosen(chosen: File): Promise<FunnelFile | null> {
  try {
    return readFunnelFile(await chosen.text());
  } catch (error) {
    if (!(error instanceof FunnelFileRefused)) throw error;
    const description = error.message;
    showToast({ title: "Failed to import the funnel", description, variant: "destructive" });
    return null;
  }
}
