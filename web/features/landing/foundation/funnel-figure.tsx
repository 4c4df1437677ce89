import { LAYER_IDS } from "#domain/answers/layer-ids";
import { useContent } from "../../../content/use-content.tsx";

/** Clicks as lines through the four questions, from the left to a customer on the right; most end on the way. */
export function FunnelFigure() {
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
