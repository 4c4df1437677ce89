import { Upload } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../../ui/button.tsx";
import { countText } from "../../../kit/data/figures.ts";
import { FileButton, FileDrop } from "../../../kit/data/file-choice.tsx";
import { SettingsCard } from "../../../kit/settings/settings-card.tsx";
import { CheckedFile } from "./checked-file.tsx";
import type { ImportState, Sent } from "./import-state.ts";
import { MatchColumns } from "./match-columns.tsx";
import { RefusalList } from "./refusal-list.tsx";
import { spendImport, useSpendImport } from "./use-spend-import.ts";

/** Spend as a file from Ads Manager. `today` is the day of the ad account. */
export function ImportCard({ today }: { today: string }) {
  const state = useSpendImport();
  return (
    <SettingsCard
      title="Import spend"
      note="From Ads Manager: a table of ads with the breakdown By time: Day, exported as .csv, up to 10 MB. Rows for a day and ad already here are replaced."
    >
      {/* Present from the start, so that each step is announced. */}
      <div aria-live="polite" className="space-y-4">
        {stepOf(state, today)}
      </div>
    </SettingsCard>
  );
}

function stepOf(state: ImportState, today: string): ReactNode {
  const choose = (files: readonly File[]) => void spendImport.choose(files, today);
  switch (state.step) {
    case "none":
      return <ChooseFile onChoose={choose} />;
    case "fault":
      return (
        <>
          <p role="alert" className="alert alert-error alert-soft">
            {state.message}
          </p>
          <ChooseFile onChoose={choose} />
        </>
      );
    case "opening":
      return <p>Opening {state.name}…</p>;
    case "matching":
      return <MatchColumns key={state.file.name} {...state} today={today} />;
    case "checking":
      return <p>Checking {state.file.name}…</p>;
    case "checked":
      return <CheckedFile {...state} />;
    case "sending":
      return <Sending {...state} />;
    case "stopped":
    case "done":
      return <ImportEnd state={state} />;
  }
}

function Sending({ file, sent, isStopping }: Extract<ImportState, { step: "sending" }>) {
  return (
    <ImportProgress
      label={`Importing ${file.name}`}
      share={sent.sent / sent.rows}
      action={
        <Button size="sm" variant="outline" isBusy={isStopping} onClick={() => spendImport.stop()}>
          Stop
        </Button>
      }
    />
  );
}

type Props = { label: string; share: number; action: ReactNode };

/** How far something is, from 0 to 1. */
function ImportProgress({ label, share, action }: Props) {
  const percent = Math.floor(Math.min(1, share) * 100);
  return (
    <div className="space-y-3">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
        {/* Screen readers ask the bar: each per cent spoken would be noise. */}
        <span aria-hidden="true" className="tabular-nums">
          {percent}%
        </span>
      </p>
      <progress aria-label={label} value={percent} max={100} className="progress progress-primary w-full" />
      {action}
    </div>
  );
}

/** Chooses a file from a list, or takes one that is dropped here. */
function ChooseFile({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  return (
    <FileDrop onFiles={onChoose} className="p-4">
      <FileButton accept=".csv,.txt,.tsv,text/csv" onFiles={onChoose}>
        <Upload aria-hidden="true" className="size-4" />
        Choose a file
      </FileButton>
      <span className="text-ink-2 text-row">or drop it here</span>
    </FileDrop>
  );
}

/** What was taken of a file, and what was not. */
export function ImportEnd({ state }: { state: Extract<ImportState, { step: "stopped" | "done" }> }) {
  const { file, sent } = state;
  return (
    <div className="space-y-4">
      {state.step === "done" ? (
        <p className="alert alert-success alert-soft [overflow-wrap:anywhere]">
          {takenWords(sent)} from {file.name}.
        </p>
      ) : (
        <div role="alert" className="alert alert-warning alert-soft block [overflow-wrap:anywhere]">
          <p className="font-semibold">
            {state.fault === null ? "Stopped" : "The import has stopped"}: {takenWords(sent)} from {file.name}
            ; {countText(sent.rows - sent.sent)} are still to come.
          </p>
          <p className="text-sm">
            {state.fault} What was imported stays. Continue, or import the file again at any time: existing
            rows are replaced by the same.
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
            {" "}
            Continue{" "}
          </Button>
        )}
        <Button size="sm" variant="outline" onClick={() => spendImport.close()}>
          {state.step === "done" ? "Import another file" : "Stop here"}
        </Button>
      </div>
    </div>
  );
}

function takenWords({ taken }: Sent): string {
  return `${countText(taken)} ${taken === 1 ? "line was" : "lines were"} imported`;
}
