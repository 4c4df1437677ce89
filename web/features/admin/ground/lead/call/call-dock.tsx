import type { CallingHours } from "#domain/calling-hours/calling-hours";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { phoneWords } from "../../calls/phone-words.ts";
import { Pulse } from "../../look/pulse.tsx";
import { useShortcuts } from "../../frame/shortcuts.ts";
import { CallClock } from "./call-clock.tsx";
import { CallDetails } from "./call-details.tsx";
import { OtherCall } from "./other-call.tsx";
import { OutcomeButtons } from "./outcome-buttons.tsx";
import { SaveCall } from "./save-call.tsx";
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
        aria-label="Close. The note is kept."
        title="Close. The note is kept."
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
