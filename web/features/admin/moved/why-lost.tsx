import { LOST_NOTE_MAX, LOST_REASONS, lostReasonName, type LostReason } from "#domain/leads/lost-reason";
import { useRef, useState } from "react";
import type { Answer } from "../ground/moves/answer.ts";
import { AnswerField } from "./answer-field.tsx";
import { stillBookedWords } from "./booked-words.ts";
import type { MovedLead } from "../ground/moves/move-question.ts";
import { Key, QuestionFrame, Whom, type Asked } from "./question-frame.tsx";

type Props = Asked & {
  /** Those of the leads that expect a booked call. */
  calls: readonly MovedLead[];
  onAnswer: (answer: Answer) => void;
};

/** A reason is given by one press or its number; only 'other' needs a note. */
export function WhyLost({ calls, onAnswer, ...asked }: Props) {
  const [isOther, setOther] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  const answer = (lostReason: LostReason, lostNote: string | null) =>
    onAnswer({ leadStatus: "Lost", lostReason, lostNote });
  const choose = (reason: LostReason) => (reason === "other" ? setOther(true) : answer(reason, null));
  const onKey = ({ key }: { key: string }) => {
    const reason = LOST_REASONS[Number(key) - 1];
    const isStep = stepFocus(choices.current, key);
    if (reason) choose(reason);
    return reason !== undefined || isStep;
  };
  return (
    <QuestionFrame
      {...asked}
      label="Why was it lost?"
      heading={
        <>
          {asked.leads.length > 1 ? "Why were " : "Why was "}
          <Whom leads={asked.leads} /> lost?
        </>
      }
      skip="Skip"
      onKey={onKey}
    >
      {calls.length > 0 && (
        <p className="border-warning rounded-field border px-3 py-2 text-sm">{stillBookedWords(calls)}</p>
      )}
      <div ref={choices} className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2">
        {LOST_REASONS.map((reason, index) => (
          <button
            key={reason}
            type="button"
            // Giving the reason is the next step, and Esc leads back.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={index === 0}
            aria-expanded={reason === "other" ? isOther : undefined}
            className="rounded-field border-base-300 hover:bg-base-200 aria-expanded:border-base-content flex min-h-11 cursor-pointer items-center justify-between gap-2 border px-[min(0.75rem,3vw)] text-left text-sm hyphens-auto [overflow-wrap:anywhere]"
            onClick={() => choose(reason)}
          >
            {lostReasonName(reason)}
            <Key>{index + 1}</Key>
          </button>
        ))}
      </div>
      {isOther && (
        <AnswerField
          label="What was it?"
          dir="auto"
          maxLength={LOST_NOTE_MAX}
          faultOf={(text) => (text.trim() === "" ? "Please say it in a few words" : null)}
          onSave={(note) => answer("other", note)}
        />
      )}
    </QuestionFrame>
  );
}

const STEPS: Record<string, [reasons: number, rows: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Moves the focus among the reasons, which stand in two columns, with large text on a phone in one. */
function stepFocus(choices: HTMLElement | null, key: string): boolean {
  const step = STEPS[key];
  const buttons = [...(choices?.querySelectorAll("button") ?? [])];
  const at = buttons.findIndex((button) => button === document.activeElement);
  if (step === undefined || at < 0) return false;
  const columns = buttons.filter((button) => button.offsetTop === buttons[0]?.offsetTop).length;
  buttons[at + step[0] + step[1] * columns]?.focus();
  return true;
}
