import { useState } from "react";
import { ChoiceList } from "../answers/choice-list.tsx";
import { ContinueButton } from "./continue-button.tsx";
import { StepActions } from "./step-actions.tsx";
import { useOneAdvance } from "./use-one-advance.ts";
import type { Quiz } from "./use-quiz.ts";

type ChoiceAnswerProps = {
  quiz: Quiz;
  options: readonly { value: string; label: string; help?: string }[];
  chosen: string | undefined;
  headingId: string;
  onChoose: (value: string) => void;
  /** The button that goes on without an answer, if that may be. */
  skip?: string | undefined;
};

/** A question answered by choosing, which goes on by itself. */
export function ChoiceAnswer({ quiz, options, chosen, headingId, onChoose, skip }: ChoiceAnswerProps) {
  // Returning to an answered question does not advance automatically; Continue keeps the old choice.
  const [wasAnswered] = useState(() => options.some(({ value }) => value === chosen));
  const { isAdvancing, advanceSoon } = useOneAdvance(quiz.advance);
  const mayGoOn = (wasAnswered || skip !== undefined) && !isAdvancing;
  return (
    <>
      <ChoiceList
        options={options}
        chosen={chosen}
        labelledBy={headingId}
        onChoose={(value) => {
          onChoose(value);
          advanceSoon();
        }}
      />
      {(wasAnswered || skip !== undefined || quiz.place.step > 1) && (
        <StepActions quiz={quiz}>
          {mayGoOn && (
            <ContinueButton
              problem={null}
              reasonId={headingId}
              onClick={quiz.advance}
              {...(!wasAnswered && { label: skip })}
            />
          )}
        </StepActions>
      )}
    </>
  );
}
