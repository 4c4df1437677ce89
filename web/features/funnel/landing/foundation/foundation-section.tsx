import { LAYER_IDS } from "#domain/funnel/answers/layer-ids";
import { useContent } from "../../../../content/use-content.tsx";
import { AssessmentLink } from "../assessment-link.tsx";

export function FoundationSection() {
  const { foundation } = useContent("story");
  const { names } = useContent("foundation");
  return (
    <section id="what-is-bpm" className="mx-auto max-w-7xl px-5 py-14 sm:px-8 sm:py-20 lg:py-32">
      <div className="grid items-end gap-6 lg:grid-cols-[3fr_2fr]">
        <h2 className="font-display text-headline font-extrabold text-balance">{foundation.heading}</h2>
        <p className="text-base-content/80 text-lg leading-relaxed">{foundation.text}</p>
      </div>
      <ol className="rounded-box border-base-300 bg-base-300 mt-8 grid gap-px sm:mt-12 overflow-hidden border sm:grid-cols-2 xl:grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))]">
        {LAYER_IDS.map((id, index) => (
          <li key={id} className="bg-base-100 flex flex-col p-5 sm:p-[min(1.75rem,7vw)]">
            <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
              <span
                aria-hidden="true"
                className="font-display text-headline sm:text-poster font-extrabold max-sm:leading-none"
              >
                {index + 1}
              </span>
              <LayerFigure level={index} />
            </div>
            <h3 className="font-display mt-3 text-title sm:mt-8 font-bold">{names[id]}</h3>
            <p className="text-accent mt-1 font-semibold">{foundation[id].summary}</p>
            <p className="text-base-content/80 mt-2 leading-relaxed">{foundation[id].text}</p>
          </li>
        ))}
      </ol>
      <FunnelFigure />
      <div className="mt-10 flex justify-center">
        <AssessmentLink className="max-sm:w-full">{foundation.cta}</AssessmentLink>
      </div>
    </section>
  );
}

/** How far up each of the four layers lies, the lowest first. */
const HEIGHTS = [86, 62, 38, 14];

/** The four layers as lines, one of them with a pulse. */
function LayerFigure({ level }: { level: number }) {
  return (
    <svg
      viewBox="0 0 150 104"
      aria-hidden="true"
      className="mb-1 h-10 sm:h-16 shrink-0 overflow-visible fill-none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {HEIGHTS.map((y, index) =>
        index === level ? (
          <path key={y} d={`M0 ${y}h52l9-17 13 31 10-22 6 8h60`} className="stroke-primary" strokeWidth="5" />
        ) : (
          <path key={y} d={`M0 ${y}h150`} className="stroke-base-content/25" strokeWidth="2.5" />
        ),
      )}
    </svg>
  );
}

/** Clicks as lines through the four questions, from the left to a customer on the right; most end on the way. */
function FunnelFigure() {
  const { foundation } = useContent("story");
  const { names } = useContent("foundation");
  return (
    <figure
      data-theme="ink"
      className="rounded-box bg-base-200 text-base-content mt-4 overflow-hidden max-sm:hidden"
    >
      <figcaption className="font-display text-title px-[min(1.5rem,6vw)] pt-8 font-bold sm:px-10">
        {foundation.figure}
      </figcaption>
      <div className="grid px-[min(1.5rem,6vw)] py-8 sm:px-10 lg:grid-cols-4">
        {LAYER_IDS.map((id, stage) => (
          <div key={id} className="flex gap-[min(1.5rem,5vw)] lg:block">
            <Clicks stage={stage} />
            <div className="py-6 lg:mt-6 lg:py-0 lg:pr-6">
              <p className="text-base-content/75 text-sm font-semibold">{names[id]}</p>
              <p className="font-display mt-1 text-xl leading-tight font-semibold tracking-tight text-balance">
                {foundation[id].question}
              </p>
            </div>
          </div>
        ))}
      </div>
    </figure>
  );
}

/** Where each click is lost: the question, and how far into it out of 100. The one without gets through. */
const CLICKS = [
  [0, 58],
  [1, 30],
  [0, 82],
  [2, 44],
  [1, 72],
  [3, 62],
  null,
  [2, 80],
  [3, 28],
  [1, 52],
  [0, 34],
  [2, 22],
  [0, 70],
] as const;

/** The clicks during one question: side by side on wide screens, going down on narrow ones. */
function Clicks({ stage }: { stage: number }) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="w-[min(4rem,16vw)] shrink-0 overflow-visible fill-none lg:h-32 lg:w-full"
    >
      <g className="max-lg:[transform:matrix(0,1,1,0,0,0)]">
        {CLICKS.map((lost, index) => {
          const y = 2 + index * 8;
          if (lost === null) return <Line key={y} d={`M0 ${y}H100`} className="stroke-primary" width={4} />;
          const [end, at] = lost;
          if (end < stage) return null;
          return (
            <g key={y} className="stroke-base-content/45">
              <Line d={`M0 ${y}H${end === stage ? at : 100}`} width={1.5} />
              {end === stage && <Line d={`M${at} ${y}h0`} width={6} isDot />}
            </g>
          );
        })}
      </g>
    </svg>
  );
}

type LineProps = { d: string; width: number; isDot?: boolean; className?: string };

function Line({ d, width, isDot = false, className }: LineProps) {
  return (
    <path
      d={d}
      strokeWidth={width}
      strokeLinecap={isDot ? "round" : "butt"}
      vectorEffect="non-scaling-stroke"
      className={className}
    />
  );
}
