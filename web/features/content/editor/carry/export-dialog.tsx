import type { Content } from "#domain/content/content";
import { FunnelFileRefused, funnelFileText, type FunnelFile } from "#domain/settings/carry/funnel-file";
import { useState } from "react";
import { saveFile } from "../../../../lib/save-file.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { useSave } from "../../../kit/edit/use-save.ts";
import { CARRIED_PARTS } from "./carried-parts.ts";
import { exportedTexts, TEXTS } from "./carried-texts.ts";
import { PartBoxes } from "./part-boxes.tsx";

const LABELS = [TEXTS, ...CARRIED_PARTS.map(({ label }) => label)];

type Props = { document: Content; onClose: () => void };

/** Asks what goes into the file, and saves it. */
export function ExportDialog({ document, onClose }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(LABELS));
  const exporting = useSave({
    save: () => exportedFile(document, chosen),
    onSaved: (made) => {
      if ("refused" in made) return;
      saveFile(`funnel-${new Date().toISOString().slice(0, 10)}.json`, "application/json", made.text);
      onClose();
    },
    success: (made) =>
      "refused" in made
        ? { title: FAILED, description: made.refused, variant: "destructive" }
        : { title: "Exported the funnel" },
    failure: FAILED,
  });
  return (
    <Dialog
      title="Export the funnel"
      description="Leads, staff, secrets and connections are never included."
      width="md"
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={chosen.size === 0}
            isBusy={exporting.isPending}
            onClick={() => exporting.mutate()}
          >
            Export file
          </Button>
        </>
      }
    >
      <PartBoxes
        name="What goes along"
        parts={LABELS.map((label) => ({ label, note: label === TEXTS ? "of the draft" : null }))}
        chosen={chosen}
        onChange={setChosen}
      />
    </Dialog>
  );
}

const FAILED = "Failed to export the funnel";

type Made = { text: string } | { refused: string };

async function exportedFile(document: Content, chosen: ReadonlySet<string>): Promise<Made> {
  const file: FunnelFile = chosen.has(TEXTS) ? await exportedTexts(document) : {};
  try {
    for (const { label, exported } of CARRIED_PARTS)
      if (chosen.has(label)) Object.assign(file, await exported());
  } catch (error) {
    if (error instanceof FunnelFileRefused) return { refused: error.message };
    throw error;
  }
  return { text: funnelFileText(file) };
}
