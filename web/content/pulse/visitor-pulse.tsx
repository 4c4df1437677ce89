import type { AnyAnswers } from "#domain/funnel/answers/answers";
import { pulse, type PulseBeat } from "#domain/funnel/results/pulse";
import { QUESTION_IDS } from "#domain/funnel/answers/questions";
import { filled } from "#domain/content/filled";
import { useContent } from "../use-content.tsx";
import { BEAT_PATHS, BEAT_RISES, BEAT_WIDTH } from "./beat-path.ts";
import "./visitor-pulse.css";

const WIDTH = QUESTION_IDS.length * BEAT_WIDTH;
const HEIGHT = 262;
/** The height of the line that the beats start from. */
const LINE = 190;
/** The baseline of the first name, and the way down to the next. */
const [FIRST_NAME, NAME_STEP] = [26, 34];

type VisitorPulseProps = {
  /** Any answers, complete or not. */
  answers: AnyAnswers;
  /** For an example: screen readers are told that it is nobody's own. */
  isSample?: boolean;
  /** Its size; by default as wide as the space, about two fifths as high. Colours come from the theme around it. */
  className?: string;
};

/**
 * The visitor's own line: a beat for each answer, in the order asked, with the roadblocks lit and named. Draws itself
 * once unless reduced motion is asked for.
 */
export function VisitorPulse({ answers, isSample = false, className = "w-full" }: VisitorPulseProps) {
  const said = useContent("results");
  const { beats, words } = pulse(answers, said);
  const lit = beats.filter(({ isRoadblock }) => isRoadblock);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={filled(isSample ? said.pulse.sample : said.pulse.own, { beats: words })}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`visitor-pulse block ${className}`}
    >
      {QUESTION_IDS.map(
        (id, index) =>
          beats.every(({ question }) => question !== id) && (
            <path
              key={id}
              d={`M${index * BEAT_WIDTH + 6} ${LINE}h${BEAT_WIDTH - 12}`}
              strokeWidth="3"
              strokeDasharray="0 11"
              className="stroke-base-content/40"
            />
          ),
      )}
      <g strokeWidth="5" className="pulse-drawing">
        {beats.map((beat) => (
          <path
            key={beat.question}
            d={`M${startOf(beat)} ${LINE}${BEAT_PATHS[beat.rhythm]}`}
            className={beat.isRoadblock ? "stroke-primary" : "stroke-base-content"}
          />
        ))}
      </g>
      {lit.map((beat, row) => (
        <BeatName
          key={beat.question}
          beat={beat}
          name={said.names[beat.question]}
          baseline={FIRST_NAME + row * NAME_STEP}
        />
      ))}
    </svg>
  );
}

const startOf = ({ question }: PulseBeat) => QUESTION_IDS.indexOf(question) * BEAT_WIDTH;

/** Names go down from left to right, so that no leader crosses a name. */
function BeatName({ beat, name, baseline }: { beat: PulseBeat; name: string; baseline: number }) {
  const middle = startOf(beat) + BEAT_WIDTH / 2;
  const isOnRight = middle > WIDTH / 2;
  return (
    <g>
      <path
        d={`M${middle} ${baseline - 18}V${LINE - BEAT_RISES[beat.rhythm] - 14}`}
        strokeWidth="2"
        className="stroke-primary"
      />
      <text
        x={middle + (isOnRight ? -12 : 12)}
        y={baseline}
        textAnchor={isOnRight ? "end" : "start"}
        fontSize="28"
        fontWeight="600"
        className="fill-base-content"
      >
        {name}
      </text>
    </g>
  );
}
