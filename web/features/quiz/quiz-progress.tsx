import { fromQuizAnswers } from "#domain/answers/answers";
import { filled } from "#domain/content/filled";
import { useContent } from "../../content/use-content.tsx";
import { BeatRow } from "./beat-row.tsx";
import { progressPercent, TOTAL_STEPS, validAnswers } from "./quiz-place.ts";
import type { Quiz } from "./use-quiz.ts";

/** The label of a step and the way through the questions as the visitor's own pulse: each answer adds its beat. It stays on the lead form. */
export function QuizProgress({ quiz }: { quiz: Quiz }) {
  const { stage, step } = quiz.place;
  const { steps } = useContent("quiz");
  const isDone = stage === "lead-capture";
  const at = isDone ? TOTAL_STEPS : step;
  const numbers = { step: String(step), total: String(TOTAL_STEPS) };
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
        aria-valuenow={progressPercent(at)}
        aria-valuetext={label + rest}
      >
        <BeatRow
          answers={fromQuizAnswers(validAnswers(quiz.draft))}
          {...(!isDone && { step })}
          className="h-10 sm:h-14"
        />
      </div>
    </div>
  );
}
