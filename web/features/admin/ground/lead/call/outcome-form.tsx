import type { CallOutcome } from "#domain/calls/call-outcomes";
import type { CallingHours } from "#domain/calling-hours/calling-hours";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { CallDetails, SaveCall } from "./call-details.tsx";
import { OtherCall } from "./other-call.tsx";
import { OutcomeButtons } from "./outcome-buttons.tsx";
import type { CallForm as Form } from "./use-call-form.ts";
import { useCallKeys } from "./use-call-keys.ts";

type Props = {
  form: Form;
  lead: AssessmentView;
  now: number;
  hours: CallingHours;
  /** The number, above the outcomes. */
  children: ReactNode;
  /** No next lead follows: it stays where it is, and its notes have a key of their own until there is an outcome. */
  isLast?: boolean;
  pressed?: CallOutcome | null | undefined;
  onKeepTheirs: () => void;
};

/**
 * What came of a call. On a phone it stays at the thumb, at the lower edge, unless the text is so large that it would
 * fill the screen.
 */
export function OutcomeForm(props: Props) {
  const { form, lead, now, hours, children, isLast = false, pressed, onKeepTheirs } = props;
  const { outcome } = form;
  const note = useRef<HTMLTextAreaElement>(null);
  const isTyping = useRef(false);
  useEffect(() => {
    if (isTyping.current) note.current?.focus();
    isTyping.current = false;
  });
  const choose = (next: CallOutcome) => {
    form.change({ outcome: next, again: "", at: "" });
    isTyping.current = !matchMedia("(pointer: coarse)").matches;
  };
  const choosePressed = useEffectEvent(() => pressed && choose(pressed));
  useEffect(() => void choosePressed(), []);
  useCallKeys({
    choose,
    goToNote: outcome || !isLast ? () => note.current?.focus() : null,
    takeBack: outcome && (() => form.change({ outcome: "" })),
  });
  return (
    <form
      aria-label="The call"
      noValidate
      className="bg-base-100 border-base-300 z-10 space-y-3 border-t pt-3 max-lg:-mx-4 max-lg:px-4 max-lg:[@media(min-height:40rem)]:sticky max-lg:[@media(min-height:40rem)]:bottom-0 max-lg:[@media(min-height:40rem)]:max-h-[75dvh] max-lg:[@media(min-height:40rem)]:overflow-y-auto max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      <div className={outcome ? "max-lg:hidden" : ""}>{children}</div>
      <OutcomeButtons chosen={outcome} onChoose={choose} />
      <div className={outcome ? "" : isLast ? "hidden" : "max-lg:hidden"}>
        <CallDetails form={form} outcome={outcome} lead={lead} now={now} hours={hours} note={note} />
      </div>
      {form.other && (
        <OtherCall
          call={form.other}
          isLast={isLast}
          onRecordAnyway={form.saveAnyway}
          onKeepTheirs={onKeepTheirs}
        />
      )}
      {form.problem && (
        <p role="alert" className="text-error text-sm">
          Not recorded yet. {form.problem} What you typed is still here.
        </p>
      )}
      {outcome && !form.other && (
        <SaveCall
          form={form}
          outcome={outcome}
          isLast={isLast}
          onCancel={() => form.change({ outcome: "" })}
        />
      )}
    </form>
  );
}
