import type { ReactNode } from "react";
import { Button } from "../../../../ui/button.tsx";
import { SettingsCard } from "../../ground/settings/settings-card.tsx";
import { CheckedFile } from "./checked-file.tsx";
import { ChooseFile } from "./choose-file.tsx";
import { ImportEnd } from "./import-end.tsx";
import { ImportProgress } from "./import-progress.tsx";
import type { ImportState } from "./import-state.ts";
import { MatchColumns } from "./match-columns.tsx";
import { spendImport, useSpendImport } from "./use-spend-import.ts";

/** Spend as a file from Ads Manager. `today` is the day of the ad account. */
export function ImportCard({ today }: { today: string }) {
  const state = useSpendImport();
  return (
    <SettingsCard
      title="Import spend"
      note="From Ads Manager: a table of ads with the breakdown By time: Day, exported as .csv, up to 10 MB. A day and ad that is already here is replaced."
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
