import type { CallOutcome } from "#domain/calls/call-outcomes";
import { ABOUT_OUTCOME } from "#domain/calls/call-outcomes";
import type { CallingHours } from "#domain/calling-hours/calling-hours";
import type { AssessmentView } from "#domain/leads/assessment-view";
import type { KeyboardEvent, RefObject } from "react";
import { Button } from "../../../../../ui/button.tsx";
import { TextArea } from "../../../../../ui/text-area.tsx";
import { NextStep } from "./next-step.tsx";
import { NextTimes } from "./next-times.tsx";
import { OtherNumber } from "./other-number.tsx";
import { phoneWords } from "../../calls/phone-words.ts";
import type { CallForm } from "./use-call-form.ts";

const NOTE_MAX = 10_000;

type Props = {
  form: CallForm;
  outcome: CallOutcome | null;
  lead: AssessmentView;
  now: number;
  hours: CallingHours;
  note: RefObject<HTMLTextAreaElement | null>;
};

/** The note, and what the outcome asks for next. */
export function CallDetails({ form, outcome, lead, now, hours, note }: Props) {
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || !outcome) return;
    // A finger's keyboard has nothing but Enter for a new line.
    if (matchMedia("(pointer: coarse)").matches) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <div className={`grid gap-4 ${outcome ? "lg:grid-cols-2" : ""}`}>
      <TextArea
        ref={note}
        label={
          <>
            Note{" "}
            <kbd aria-hidden="true" className="kbd kbd-xs hidden pointer-fine:inline-flex">
              N
            </kbd>
          </>
        }
        rows={2}
        dir="auto"
        maxLength={NOTE_MAX}
        value={form.draft.note}
        onChange={(event) => form.change({ note: event.target.value })}
        onKeyDown={onKeyDown}
      />
      {outcome && (
        <div className="min-w-0">
          <AfterOutcome form={form} outcome={outcome} lead={lead} now={now} hours={hours} />
        </div>
      )}
    </div>
  );
}

function AfterOutcome({
  form,
  outcome,
  lead,
  now,
  hours,
}: Omit<Props, "outcome" | "note"> & { outcome: CallOutcome }) {
  if (ABOUT_OUTCOME[outcome].isMissed) {
    return <NextTimes form={form} outcome={outcome} lead={lead} now={now} hours={hours} />;
  }
  if (outcome === "wrong_number") return <OtherNumber form={form} />;
  if (ABOUT_OUTCOME[outcome].suppresses) {
    return (
      <p role="alert" className="rounded-field border-error border p-3 text-sm">
        Nobody will be able to call {lead.phone === null ? "this lead" : phoneWords(lead.phone)} again, even
        if it comes in as a new lead. This can’t be undone.
      </p>
    );
  }
  return <NextStep form={form} />;
}

type SaveProps = { form: CallForm; outcome: CallOutcome; isLast: boolean; onCancel: () => void };

export function SaveCall({ form, outcome, isLast, onCancel }: SaveProps) {
  const isForGood = ABOUT_OUTCOME[outcome].suppresses;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        type="submit"
        isBusy={form.isSaving}
        className="max-lg:grow"
        {...(isForGood && { variant: "destructive" as const })}
      >
        {form.problem
          ? "Try again"
          : isForGood
            ? "Never call again"
            : isLast
              ? "Save call"
              : "Save, next lead"}
        <kbd aria-hidden="true" className="kbd kbd-xs hidden pointer-fine:inline-flex">
          Enter
        </kbd>
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        Back
      </Button>
    </div>
  );
}
