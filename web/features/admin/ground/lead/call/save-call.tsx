import { ABOUT_OUTCOME, type CallOutcome } from "#domain/calls/call-outcomes";
import { Button } from "../../../../../ui/button.tsx";
import { KeyCap } from "../../look/key-cap.tsx";
import type { CallForm } from "./use-call-form.ts";

type Props = { form: CallForm; outcome: CallOutcome; isLast: boolean; onCancel: () => void };

export function SaveCall({ form, outcome, isLast, onCancel }: Props) {
  const isForGood = ABOUT_OUTCOME[outcome].suppresses;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        type="submit"
        isBusy={form.isSaving || form.isWaiting}
        className="lead-narrow:grow"
        {...(isForGood && { variant: "destructive" as const })}
      >
        {form.problem ? "Try again" : isForGood ? "Never call again" : isLast ? "Save call" : "Save and next"}
        <KeyCap isBare>Enter</KeyCap>
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        Back
      </Button>
    </div>
  );
}
