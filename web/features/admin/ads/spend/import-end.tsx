import { Button } from "../../../../ui/button.tsx";
import { countText } from "../../ground/data/figures.ts";
import type { ImportState, Sent } from "./import-state.ts";
import { RefusalList } from "./refusal-list.tsx";
import { spendImport } from "./use-spend-import.ts";

/** What was taken of a file, and what was not. */
export function ImportEnd({ state }: { state: Extract<ImportState, { step: "stopped" | "done" }> }) {
  const { file, sent } = state;
  return (
    <div className="space-y-4">
      {state.step === "done" ? (
        <p className="alert alert-success alert-soft [overflow-wrap:anywhere]">
          {takenWords(sent)} of {file.name}.
        </p>
      ) : (
        <div role="alert" className="alert alert-warning alert-soft block [overflow-wrap:anywhere]">
          <p className="font-semibold">
            {state.fault === null ? "Stopped" : "The import has stopped"}: {takenWords(sent)} of {file.name},{" "}
            {countText(sent.rows - sent.sent)} are still to come.
          </p>
          <p className="text-sm">
            {state.fault} What was taken stays. Go on, or import the file again at any time: what is there
            already is replaced by the same.
          </p>
        </div>
      )}
      <RefusalList
        refusals={sent.refusals}
        headers={file.headers}
        places={file.places}
        fileName={file.name}
      />
      <div className="flex flex-wrap gap-3">
        {state.step === "stopped" && (
          <Button size="sm" onClick={() => void spendImport.goOn()}>
            Go on
          </Button>
        )}
        <Button size="sm" variant="outline" onClick={() => spendImport.close()}>
          {state.step === "done" ? "Import another file" : "Leave it"}
        </Button>
      </div>
    </div>
  );
}

function takenWords({ taken }: Sent): string {
  return `${countText(taken)} ${taken === 1 ? "line was" : "lines were"} taken`;
}
