import { CALL_AGAIN, callAgainAt } from "#domain/calls/hours/call-again";
import type { CallingHours } from "#domain/calls/hours/calling-hours";
import { ABOUT_OUTCOME, mayGiveUp, missedAfter, type CallOutcome } from "#domain/calls/call-outcomes";
import type { AssessmentView } from "#domain/leads/assessment-view";
import type { KeyboardEvent, RefObject } from "react";
import { isEnter } from "../../../../lib/enter-key.ts";
import { TextArea } from "../../../../ui/text-area.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { phoneWords } from "../../../calls/acts/call-words.ts";
import { DateTimeField } from "../../../kit/data/date-time-input.tsx";
import { Bone } from "../../../kit/look/bones.tsx";
import { KeyCap } from "../../../kit/look/key-cap.tsx";
import { AgreedField } from "./agreed-field.tsx";
import { againOf, type Again } from "./call-draft.ts";
import { StatusAfter } from "./status-after.tsx";
import type { CallForm } from "./use-call-form.ts";
import { whenWords } from "./when-words.ts";

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
          placeholder="What they said. It’s saved even if you close this."
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

const STEP_MAX = 500;

/** What is to be done next for a lead that needs no further call. */
function NextStep({ form }: { form: CallForm }) {
  return (
    <div>
      <TextField
        label="Next step (optional)"
        dir="auto"
        maxLength={STEP_MAX}
        placeholder="e.g., Send the proposal"
        value={form.draft.step}
        onChange={(event) => form.change({ step: event.target.value })}
      />
      <TimeField form={form} label="When (optional)" />
    </div>
  );
}

/** The right number, where somebody gave one, and how they agreed to be called at it. */
function OtherNumber({ form }: { form: CallForm }) {
  const { draft, faults, change } = form;
  return (
    <div className="space-y-2">
      <TextField
        type="tel"
        label="The right number (optional)"
        placeholder="+1 780 555 0134"
        autoComplete="off"
        value={draft.phone}
        error={faults["phone"] ?? null}
        onChange={(event) => change({ phone: event.target.value })}
      />
      {draft.phone.trim() !== "" && (
        <AgreedField
          value={draft.agreed}
          error={faults["agreed"] ?? null}
          onChange={(agreed) => change({ agreed })}
        />
      )}
    </div>
  );
}

type NextTimesProps = {
  form: CallForm;
  outcome: CallOutcome;
  lead: AssessmentView;
  now: number;
  hours: CallingHours;
};

/** When a lead that was missed is called again. From the fourth time on it may be given up. */
function NextTimes({ form, outcome, lead, now, hours }: NextTimesProps) {
  const chosen = againOf(form.draft, lead, outcome);
  const choice = (again: Again, label: string, time: string | null) => (
    <label
      key={again}
      className="border-base-300 rounded-field has-checked:border-base-content has-checked:bg-base-200 flex min-h-11 cursor-pointer items-center gap-2 border px-3 text-sm"
    >
      <input
        type="radio"
        name="again"
        className="radio radio-sm"
        checked={again === chosen}
        onChange={() => form.change({ again })}
      />
      <span>
        {label}
        {time && <span className="text-base-content/75 block text-xs">{time}</span>}
      </span>
    </label>
  );
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">Call again</legend>
      <div className="grid grid-cols-2 gap-2">
        {CALL_AGAIN.map((again) =>
          choice(again, capital(again), whenWords(callAgainAt(again, now, hours, lead.timeZone), now)),
        )}
        {choice("other", "Another time", null)}
        {mayGiveUp(missedAfter(lead.missedCalls, outcome)) && choice("lost", "Lost: not reached", null)}
      </div>
      {chosen === "other" && <TimeField form={form} label="When to call again" />}
    </fieldset>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A time in the zone of whoever types it. */
function TimeField({ form, label }: { form: CallForm; label: string }) {
  return (
    <DateTimeField
      className="mt-2"
      type="datetime-local"
      label={label}
      value={form.draft.at}
      error={form.faults["at"] ?? null}
      onChange={(event) => form.change({ at: event.target.value })}
    />
  );
}
