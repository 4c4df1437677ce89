import { CALL_OUTCOMES, type CallOutcome } from "#domain/calls/call-outcomes";
import type { DeskHours } from "#domain/calls/desk-hours";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { useShortcuts } from "../frame/shortcuts.ts";
import { CallDetails, SaveCall } from "./call-details.tsx";
import { OtherCall } from "./other-call.tsx";
import { OutcomeButtons } from "./outcome-buttons.tsx";
import type { CallForm as Form } from "./use-call-form.ts";

type Props = {
  form: Form;
  lead: AssessmentView;
  now: number;
  hours: DeskHours;
  /** The number, above the outcomes. */
  children: ReactNode;
  onKeepTheirs: () => void;
};

/** What came of a call. On a phone it stays at the thumb, at the lower edge, unless the text is so large that it would fill the screen. */
export function CallForm({ form, lead, now, hours, children, onKeepTheirs }: Props) {
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
  const byKey = CALL_OUTCOMES.map((each, index) => {
    const press = (event: KeyboardEvent) => {
      // The note gets the focus before the key would be typed.
      event.preventDefault();
      choose(each);
    };
    return [String(index + 1), press] as const;
  });
  useEscape(() => outcome && form.change({ outcome: "" }));
  useShortcuts({
    ...Object.fromEntries(byKey),
    n: (event) => {
      event.preventDefault();
      note.current?.focus();
    },
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
      <div className={outcome ? "" : "max-lg:hidden"}>
        <CallDetails form={form} outcome={outcome} lead={lead} now={now} hours={hours} note={note} />
      </div>
      {form.other && (
        <OtherCall call={form.other} onRecordAnyway={form.saveAnyway} onKeepTheirs={onKeepTheirs} />
      )}
      {form.problem && (
        <p role="alert" className="text-error text-sm">
          Not recorded yet. {form.problem} What you typed is still here.
        </p>
      )}
      {outcome && !form.other && (
        <SaveCall form={form} outcome={outcome} onCancel={() => form.change({ outcome: "" })} />
      )}
    </form>
  );
}

/** Esc also works in a field, where single keys are text. */
function useEscape(act: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector("dialog[open]")) act();
  });
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
