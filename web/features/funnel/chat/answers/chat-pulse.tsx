import { beatsOf } from "#domain/funnel/answers/rhythms";
import { INTERVIEW_FIELDS, type Collected } from "#domain/funnel/interview/interview-fields";
import { useContent } from "../../../../content/use-content.tsx";
import { BEAT_PATHS, BEAT_WIDTH } from "../../../../content/pulse/beat-path.ts";

type ChatPulseProps = { collected: Collected; progress: number; text: string };

/** The way through the conversation as the visitor's own line: each answer draws its beat, as in the quiz. */
export function ChatPulse({ collected, progress, text }: ChatPulseProps) {
  const { way } = useContent("chat").facts;
  const rhythms = new Map<string, keyof typeof BEAT_PATHS>(
    beatsOf(collected).map(({ question, rhythm }) => [question, rhythm]),
  );
  return (
    <div
      role="progressbar"
      aria-label={way}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={progress}
      aria-valuetext={text}
    >
      <svg
        aria-hidden="true"
        viewBox={`0 -84 ${INTERVIEW_FIELDS.length * BEAT_WIDTH} 156`}
        preserveAspectRatio="none"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="chat-pulse"
      >
        {INTERVIEW_FIELDS.map((field, index) => {
          const isKnown = collected[field] !== undefined;
          // A name or an address says nothing of health, and beats plainly.
          const rhythm = isKnown ? (rhythms.get(field) ?? "plain") : "flat";
          return (
            <path
              key={`${field} ${rhythm}`}
              d={`M${index * BEAT_WIDTH} 0${BEAT_PATHS[rhythm]}`}
              data-drawn={isKnown || undefined}
              vectorEffect="non-scaling-stroke"
            />
          );
        })}
      </svg>
    </div>
  );
}
