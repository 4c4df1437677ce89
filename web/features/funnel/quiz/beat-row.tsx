import type { AnyAnswers } from "#domain/funnel/answers/answers";
import { QUESTION_IDS } from "#domain/funnel/answers/questions";
import { beatsOf, type Rhythm } from "#domain/funnel/answers/rhythms";
import { BEAT_PATHS, BEAT_WIDTH } from "../../../content/pulse/beat-path.ts";
import "./beat-row.css";

type BeatRowProps = {
  answers: AnyAnswers;
  /** Whether each further question, which says nothing of health, has an answer. */
  more?: readonly boolean[];
  /** The number of the question marked as the current one. */
  step?: number;
  className: string;
};

/** A line with a beat for each answer, drawn as the answer comes. Decoration: the words are those around it. */
export function BeatRow({ answers, more = [], step, className }: BeatRowProps) {
  const rhythms = new Map(beatsOf(answers).map(({ question, rhythm }) => [question, rhythm]));
  const beats = [
    ...QUESTION_IDS.map((id) => rhythms.get(id)),
    ...more.map((isAnswered): Rhythm | undefined => (isAnswered ? "plain" : undefined)),
  ];
  return (
    <div aria-hidden="true" className={`grid auto-cols-fr grid-flow-col ${className}`}>
      {beats.map((rhythm, index) => (
        // A beat has no name but its place.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} className="quiz-beat" data-current={index + 1 === step || undefined}>
          <svg viewBox={`0 -84 ${BEAT_WIDTH} 156`} preserveAspectRatio="none" fill="none">
            <path
              // Another answer is another beat, drawn anew.
              key={rhythm}
              d={`M0 0${BEAT_PATHS[rhythm ?? "flat"]}`}
              data-drawn={rhythm !== undefined || undefined}
              vectorEffect="non-scaling-stroke"
            />
          </svg>
        </span>
      ))}
    </div>
  );
}
