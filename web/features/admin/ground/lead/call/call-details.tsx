import type { CallOutcome } from "#domain/calls/call-outcomes";
import { ABOUT_OUTCOME } from "#domain/calls/call-outcomes";
import type { CallingHours } from "#domain/calling-hours/calling-hours";
import type { AssessmentView } from "#domain/leads/assessment-view";
import type { KeyboardEvent, RefObject } from "react";
import { isEnter } from "../../../../../lib/enter-key.ts";
import { TextArea } from "../../../../../ui/text-area.tsx";
import { Bone } from "../../look/bones.tsx";
import { KeyCap } from "../../look/key-cap.tsx";
import { NextStep } from "./next-step.tsx";
import { NextTimes } from "./next-times.tsx";
import { OtherNumber } from "./other-number.tsx";
import { StatusAfter } from "./status-after.tsx";
import { phoneWords } from "../../calls/phone-words.ts";
import type { CallForm } from "./use-call-form.ts";

const NOTE_MAX = 10_000;

type Props = {
  form: CallForm;
  lead: AssessmentView;
  now: number;
  /** Null until they are known. */
  hours: CallingHours | null;
  note: RefObject<HTMLTextAreaElement | null>;
};

/** The note, and what the outcome asks for next. */
export function CallDetails({ form, lead, now, hours, note }: Props) {
  const { outcome } = form;
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isEnter(event.nativeEvent) || event.shiftKey || !outcome) return;
    // A finger's keyboard has nothing but Enter for a new line.
    if (matchMedia("(pointer: coarse)").matches) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <div className={`grid gap-4 ${outcome ? "lead-split" : ""}`}>
      <div className="min-w-0">
        <TextArea
          ref={note}
          label={
            <>
              Note <KeyCap>N</KeyCap>
            </>
          }
          rows={outcome ? 2 : 1}
          placeholder="What they said. It is kept even if you close this."
          dir="auto"
          maxLength={NOTE_MAX}
          value={form.draft.note}
          onChange={(event) => form.change({ note: event.target.value })}
          onKeyDown={onKeyDown}
        />
        {outcome && !ABOUT_OUTCOME[outcome].isMissed && <StatusAfter form={form} lead={lead} />}
      </div>
      {outcome && (
        <div className="min-w-0">
          <AfterOutcome form={form} outcome={outcome} lead={lead} now={now} hours={hours} />
        </div>
      )}
    </div>
  );
}

function AfterOutcome({ form, outcome, lead, now, hours }: Omit<Props, "note"> & { outcome: CallOutcome }) {
  if (ABOUT_OUTCOME[outcome].isMissed) {
    if (hours === null) return <Bone className="h-24" />;
    return <NextTimes form={form} outcome={outcome} lead={lead} now={now} hours={hours} />;
  }
  if (outcome === "wrong_number") return <OtherNumber form={form} />;
  if (ABOUT_OUTCOME[outcome].suppresses) {
    return (
      <p role="alert" className="border-bad rounded-lg border p-3 text-sm">
        Nobody will be able to call {lead.phone === null ? "this lead" : phoneWords(lead.phone)} again, even
        if it comes in as a new lead. This can’t be undone.
      </p>
    );
  }
  return <NextStep form={form} />;
}
