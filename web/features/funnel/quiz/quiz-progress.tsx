import { fromQuizAnswers } from "#domain/funnel/answers/answers";
import { extraAnswer } from "#domain/funnel/answers/extra-answers";
import { QUESTIONS } from "#domain/funnel/answers/questions";
import { filled } from "#domain/content/filled";
import { useContent } from "../../../content/use-content.tsx";
import { BeatRow } from "./beat-row.tsx";
import { validAnswers } from "./quiz-place.ts";
import type { StepQuiz } from "./use-quiz.ts";

/** The label of a step and the way through the questions as the visitor's own pulse: each answer adds its beat. It stays on the lead form. */
export function QuizProgress({ quiz }: { quiz: StepQuiz }) {
  const { way } = quiz;
  const { stage, step } = quiz.place;
  const { steps } = useContent("quiz");
  const isDone = stage === "lead-capture";
  const at = isDone ? way.total : step;
  const numbers = { step: String(step), total: String(way.total) };
  const label = filled(isDone ? steps.last : steps.step, numbers);
  const rest = ` ${filled(isDone ? steps.allAnswered : steps.total, numbers)}`;
  return (
    <div className="grid w-full content-start">
      <p className="text-base-content/75 text-sm font-semibold tabular-nums">
        <span className="text-accent">{label}</span>
        {rest}
      </p>
      <div
        role="progressbar"
        aria-label={steps.progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={way.progressPercent(at)}
        aria-valuetext={label + rest}
      >
        <BeatRow
          answers={fromQuizAnswers(validAnswers(quiz.draft))}
          more={ownBeats(quiz)}
          {...(!isDone && { step })}
          className="h-10 sm:h-14"
        />
      </div>
    </div>
  );
}

/** Which of the owner's own questions have an answer. */
function ownBeats({ way, extra }: StepQuiz): boolean[] {
  return Array.from({ length: way.total - QUESTIONS.length }, (_, index) => {
    const own = way.extraAt(QUESTIONS.length + index + 1);
    return own !== null && extraAnswer(own, extra[own.id]) !== null;
  });
}
