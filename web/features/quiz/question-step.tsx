import { QUESTIONS } from "#domain/answers/questions";
import { useId, useState } from "react";
import { useContent } from "../../content/use-content.tsx";
import { ChoiceList } from "../answers/choice-list.tsx";
import { ContinueButton } from "./continue-button.tsx";
import { problemOf } from "./quiz-place.ts";
import { StepActions } from "./step-actions.tsx";
import { StepHeading } from "./step-heading.tsx";
import { TextAnswer } from "./text-answer.tsx";
import { useOneAdvance } from "./use-one-advance.ts";
import type { Quiz } from "./use-quiz.ts";

/** One question. Its state is discarded with it: use the step as its key. */
export function QuestionStep({ quiz }: { quiz: Quiz }) {
  const { step } = quiz.place;
  const question = QUESTIONS[step - 1];
  const headingId = useId();
  const { questions } = useContent("quiz");
  if (!question) return null;
  const words = questions[question.id];
  return (
    <>
      <div className="grid gap-2 sm:gap-3">
        <StepHeading id={headingId}>{words.question}</StepHeading>
        {words.subtext && <p className="text-base-content/75 text-lg">{words.subtext}</p>}
      </div>
      {question.kind === "choice" ? (
        <ChoiceAnswer quiz={quiz} question={question} headingId={headingId} />
      ) : (
        <TextAnswer quiz={quiz} question={question} headingId={headingId} />
      )}
    </>
  );
}

type Question = (typeof QUESTIONS)[number];
type ChoiceAnswerProps = { quiz: Quiz; question: Extract<Question, { kind: "choice" }>; headingId: string };

function ChoiceAnswer({ quiz, question, headingId }: ChoiceAnswerProps) {
  const { id, quizKey } = question;
  const { options } = useContent("quiz").questions[id];
  // Returning to an answered question does not advance automatically; Continue keeps the old choice.
  const [wasAnswered] = useState(() => problemOf(question, quiz.draft) === null);
  const { isAdvancing, advanceSoon } = useOneAdvance(quiz.advance);
  return (
    <>
      <ChoiceList
        options={options}
        chosen={quiz.draft[quizKey]}
        labelledBy={headingId}
        onChoose={(value) => {
          quiz.answer({ [quizKey]: value });
          advanceSoon();
        }}
      />
      {(wasAnswered || quiz.place.step > 1) && (
        <StepActions quiz={quiz}>
          {wasAnswered && !isAdvancing && (
            <ContinueButton problem={null} reasonId={headingId} onClick={quiz.advance} />
          )}
        </StepActions>
      )}
    </>
  );
}
