import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { useOwnersOnly } from "../ground/staff/owners.ts";
import { OwnersNote } from "../ground/staff/owners-note.tsx";
import { Sheet } from "../ground/look/sheet.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { countText } from "../ground/data/figures.ts";
import { RecalculateDialog } from "./recalculate-dialog.tsx";
import { useRecalculation } from "./use-recalculation.ts";

/** Re-scores every stored assessment, in batches and after confirmation. Safe to stop. */
export function RecalculateAll() {
  const [isAsking, setAsking] = useState(false);
  const isRefused = useOwnersOnly("recalculate") !== null;
  const { state, done, total, start, stop } = useRecalculation();
  return (
    <Sheet className="space-y-4">
      <div>
        <h3 className="text-panel font-bold">Recalculate all</h3>
        <p className="text-base-content/75 text-sm">
          Rule changes apply to new assessments. Existing ones keep their tier and score until you recalculate
          them.
        </p>
      </div>
      <OwnersNote act="recalculate" />
      {state !== "idle" && (
        <div className="space-y-2">
          <ProgressBar
            label="Recalculating assessments"
            value={done}
            max={Math.max(total, 1)}
            valueText={`${done} of ${total}`}
            className="h-2"
          />
          <p role="status" className="text-sm">
            {progressText(state, done, total)}
          </p>
        </div>
      )}
      {state === "running" ? (
        <Button variant="outline" size="sm" onClick={stop}>
          Stop
        </Button>
      ) : (
        <Button
          variant="outline"
          size="sm"
          disabled={isRefused}
          onClick={() => (state === "stopped" ? start() : setAsking(true))}
        >
          {state === "stopped" ? "Resume" : "Recalculate all assessments"}
        </Button>
      )}
      {isAsking && (
        <RecalculateDialog
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            start();
          }}
        />
      )}
    </Sheet>
  );
}

function progressText(state: "running" | "stopped" | "finished", done: number, total: number): string {
  const count = `${countText(done)} of ${countText(total)}`;
  if (state === "running") return `${count} recalculated…`;
  if (state === "finished") return `Done: ${count} recalculated.`;
  return `Stopped at ${count}. The rest keep their old scores until you resume.`;
}
