import type { CallingHours } from "#domain/calls/hours/calling-hours";
import { ABOUT_OUTCOME, type CallOutcome } from "#domain/calls/call-outcomes";
import type { CallView } from "#domain/calls/call-view";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { phoneWords } from "../../../calls/acts/call-words.ts";
import { useShortcuts } from "../../../kit/frame/shortcuts.ts";
import { KeyCap } from "../../../kit/look/key-cap.tsx";
import { Pulse } from "../../../kit/look/pulse.tsx";
import { Ago } from "../../../kit/time/ago.tsx";
import { CallDetails } from "./call-details.tsx";
import { OutcomeButtons } from "./outcome-buttons.tsx";
import type { CallForm } from "./use-call-form.ts";
import type { CallWork } from "./use-call-work.ts";

type Props = {
  lead: AssessmentView;
  phone: string;
  work: CallWork;
  now: number;
  hours: CallingHours | null;
  /** To the next lead, without this call; null where none follows. */
  onNext: (() => void) | null;
};

/** A call that is on: what came of it, none suggested, and a note that is kept whatever happens. */
export function CallDock({ lead, phone, work, now, hours, onNext }: Props) {
  const { form, chosen } = work;
  const note = useNote(chosen);
  const isLast = onNext === null;
  const dropMine = () => {
    form.discard();
    if (onNext) onNext();
    else work.close();
  };
  return (
    <form
      aria-label="The call"
      noValidate
      className="lead-dock bg-sheet border-line-2 shadow-over grid gap-3 rounded-2xl border p-4"
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      <DockHead lead={lead} phone={phone} work={work} />
      <OutcomeButtons chosen={form.outcome} onChoose={work.choose} />
      <CallDetails form={form} lead={lead} now={now} hours={hours} note={note} />
      {form.other && (
        <OtherCall
          call={form.other}
          isLast={isLast}
          onRecordAnyway={form.saveAnyway}
          onKeepTheirs={dropMine}
        />
      )}
      {form.problem && (
        <p role="alert" className="text-bad text-sm">
          Not recorded yet. {form.problem} What you typed is still here.
        </p>
      )}
      {form.outcome && !form.other && (
        <SaveCall form={form} outcome={form.outcome} isLast={isLast} onCancel={work.takeBack} />
      )}
    </form>
  );
}

function DockHead({ lead, phone, work }: Pick<Props, "lead" | "phone" | "work">) {
  return (
    <div className="flex items-center gap-3">
      <Pulse state={work.form.outcome ? "rest" : "waits"} className="h-5.5 w-13.5 lead-narrow:hidden" />
      <p className="min-w-0 grow text-sm">
        <strong className="font-semibold">
          Calling <bdi className="tabular-nums">{phoneWords(phone)}</bdi>
        </strong>{" "}
        <span className="text-row text-ink-2">
          {work.begunAt !== null && <CallClock since={work.begunAt} />}
          {tryWords(lead.missedCalls)}
        </span>
      </p>
      <button
        type="button"
        aria-label="Close. Your note is saved."
        title="Close. Your note is saved."
        className="btn btn-ghost btn-square btn-sm -my-1 shrink-0"
        onClick={work.close}
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}

/** The note's field, which gets the focus once an outcome is chosen; not from a finger, whose keyboard would rise. */
function useNote(chosen: number) {
  const note = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (chosen > 0 && !matchMedia("(pointer: coarse)").matches) note.current?.focus();
  }, [chosen]);
  useShortcuts({
    n: (event) => {
      event.preventDefault();
      note.current?.focus();
    },
  });
  return note;
}

const NTH = ["", "second", "third", "fourth", "fifth", "sixth"] as const;

function tryWords(missed: number): string {
  if (missed === 0) return "";
  const nth = NTH[missed];
  return nth ? ` · ${nth} try` : ` · try ${missed + 1}`;
}

/** How long a call has been on: `4:12`. Not read out each second. */
function CallClock({ since }: { since: number }) {
  const [seconds, setSeconds] = useState(() => secondsSince(since));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsSince(since)), 1000);
    return () => clearInterval(timer);
  }, [since]);
  const minutes = Math.floor(seconds / 60);
  return (
    <span aria-hidden="true" className="tabular-nums">
      {minutes}:{String(seconds % 60).padStart(2, "0")}
    </span>
  );
}

function secondsSince(since: number): number {
  return Math.max(0, Math.floor((Date.now() - since) / 1000));
}

type SaveCallProps = { form: CallForm; outcome: CallOutcome; isLast: boolean; onCancel: () => void };

function SaveCall({ form, outcome, isLast, onCancel }: SaveCallProps) {
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

type OtherCallProps = {
  call: CallView;
  isLast: boolean;
  onRecordAnyway: () => void;
  onKeepTheirs: () => void;
};

/** Somebody else recorded a call to this lead first: shows it, and lets staff decide. */
function OtherCall({ call, isLast, onRecordAnyway, onKeepTheirs }: OtherCallProps) {
  const { calledBy, at, outcome, note } = call;
  return (
    <div role="alert" className="rounded-box border-warning space-y-2 border p-3 text-sm">
      <p>
        <strong className="font-semibold [overflow-wrap:anywhere]">{calledBy}</strong> recorded a call to this
        lead <Ago time={at} />: {ABOUT_OUTCOME[outcome].name}.
      </p>
      {note && (
        <p className="max-h-24 overflow-auto [overflow-wrap:anywhere] whitespace-pre-wrap">
          <bdi>{note}</bdi>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onRecordAnyway}>
          Record mine anyway
        </Button>
        <Button size="sm" variant="outline" onClick={onKeepTheirs}>
          {isLast ? "Discard mine" : "Discard mine and next"}
        </Button>
      </div>
    </div>
  );
}
