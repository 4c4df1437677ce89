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
      <div ref={choices} className="-mx-1 grid">
        {LOST_REASONS.map((reason, index) => (
          <button
            key={reason}
            type="button"
            // Giving the reason is the next step, and Esc leads back.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={index === 0}
            aria-expanded={reason === "other" ? isOther : undefined}
            className="hover:bg-picked focus-visible:bg-picked aria-expanded:bg-picked flex min-h-9 cursor-pointer items-center justify-between gap-2 rounded-lg px-2 text-start text-sm font-medium hyphens-auto -outline-offset-2 [overflow-wrap:anywhere] pointer-coarse:min-h-11"
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

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus among the reasons. */
function stepFocus(choices: HTMLElement | null, key: string): boolean {
  const step = STEPS[key];
  const buttons = [...(choices?.querySelectorAll("button") ?? [])];
  const at = buttons.findIndex((button) => button === document.activeElement);
  if (step === undefined || at < 0) return false;
  buttons[at + step]?.focus();
  return true;
}
