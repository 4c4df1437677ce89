import { useId, useRef, useState, type SubmitEvent } from "react";
import { CircleAlert } from "lucide-react";
import { useContent } from "../../../content/use-content.tsx";
import { RequiredMark } from "../../../ui/required-mark.tsx";
import { FreeText } from "../answers/free-text.tsx";
import { ContinueButton } from "./continue-button.tsx";
import { StepActions } from "./step-actions.tsx";
import type { StepQuiz } from "./use-quiz.ts";

type TextAnswerProps = {
  quiz: StepQuiz;
  name: string;
  headingId: string;
  value: string;
  /** What is wrong with it, null if nothing is. */
  problem: string | null;
  /** Below the empty field. */
  ask: string;
  placeholder?: string;
  maxLength?: number;
  /** The button that goes on without an answer, if that may be. */
  skip?: string | undefined;
  onText: (text: string) => void;
  className: string;
};

/** A question answered in the visitor's own words. Enter continues, as in every step with a text. */
export function TextAnswer(props: TextAnswerProps) {
  const { quiz, name, headingId, value, problem, ask, skip, ...room } = props;
  const { steps } = useContent("quiz");
  const field = useRef<HTMLTextAreaElement>(null);
  const [labelId, reasonId] = [useId(), useId()];
  const isBlank = value.trim() === "";
  const [wasTold, setWasTold] = useState(false);
  // While the visitor is still typing, a problem is not yet an error; one that was told stays until it is mended.
  const isWrong = wasTold && !isBlank && problem !== null;

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    quiz.advance();
    if (problem === null) return;
    field.current?.focus();
    setWasTold(true);
  }

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-6">
      <div className="grid gap-2">
        <label id={labelId} htmlFor={name} className="font-semibold">
          {steps.answer}
          {skip === undefined && <RequiredMark />}
        </label>
        <FreeText
          ref={field}
          {...room}
          id={name}
          name={name}
          required={skip === undefined}
          rows={1}
          inputMode="text"
          enterKeyHint="next"
          aria-labelledby={`${headingId} ${labelId}`}
          aria-describedby={reasonId}
          aria-invalid={isWrong}
          onBlur={() => setWasTold(true)}
          value={value}
        />
        <p
          id={reasonId}
          aria-live="polite"
          className={`flex min-h-6 items-start gap-1.5 text-sm ${isWrong ? "text-error font-medium" : "text-base-content/75"}`}
        >
          {isWrong && <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}
          <span>{isBlank ? ask : problem}</span>
        </p>
      </div>
      <StepActions quiz={quiz}>
        <PressEnter />
        <ContinueButton
          type="submit"
          problem={problem}
          reasonId={reasonId}
          {...(isBlank && { label: skip })}
        />
      </StepActions>
    </form>
  );
}

function PressEnter() {
  const { steps } = useContent("quiz");
  return (
    <span aria-hidden="true" className="text-base-content/75 hidden text-sm pointer-fine:inline">
      {`${steps.press} `}
      <kbd className="kbd kbd-sm">Enter</kbd>
    </span>
  );
}
