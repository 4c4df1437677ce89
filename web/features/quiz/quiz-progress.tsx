import { progressPercent, TOTAL_STEPS } from "./quiz-place.ts";

/** One segment per question, filled up to the current one. */
export function QuizProgress({ step }: { step: number }) {
  const text = `Question ${step} of ${TOTAL_STEPS}`;
  return (
    <div className="grid gap-2">
      <p className="text-sm font-medium tabular-nums text-base-content/75">{text}</p>
      <div
        role="progressbar"
        aria-label="Progress of the assessment"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={progressPercent(step)}
        aria-valuetext={text}
        className="grid auto-cols-fr grid-flow-col gap-1"
      >
        {Array.from({ length: TOTAL_STEPS }, (_, index) => (
          <span key={index} className="quiz-progress-part" data-filled={index < step || undefined} />
        ))}
      </div>
    </div>
  );
}
