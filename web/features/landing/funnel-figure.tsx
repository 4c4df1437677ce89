import { foundation } from "../../content/foundation.ts";

/** The four questions as a narrowing path, from a click on the left to a customer on the right. */
export function FunnelFigure() {
  return (
    <figure data-theme="ink" className="rounded-box bg-base-200 text-base-content mt-4 overflow-hidden">
      <figcaption className="font-display text-title px-6 pt-8 font-bold sm:px-10">
        Every click has to pass four questions
      </figcaption>
      <div className="grid items-stretch gap-px px-6 py-8 sm:px-10 lg:grid-cols-4 lg:gap-0">
        {foundation.map(({ id, name, question }, index) => (
          <div key={id} className="relative flex items-center gap-5 py-3 lg:block lg:py-0">
            <Band index={index} />
            <div className="lg:mt-5 lg:pr-6">
              <p className="text-base-content/75 text-sm font-semibold">{name}</p>
              <p className="font-display mt-1 text-xl leading-tight font-semibold tracking-tight text-balance">
                {question}
              </p>
            </div>
          </div>
        ))}
      </div>
    </figure>
  );
}

/** The width of the path at the edges of the bands, out of 100. */
const WIDTHS = [100, 78, 60, 46, 36];
const TONES = ["#4d463b", "#7d3a20", "#bd4c22", "#ff6a3d"];

function Band({ index }: { index: number }) {
  const [from = 100, to = 100] = WIDTHS.slice(index, index + 2);
  const corners = [
    [0, 50 - from / 2],
    [100, 50 - to / 2],
    [100, 50 + to / 2],
    [0, 50 + from / 2],
  ];
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-14 w-14 shrink-0 rotate-90 lg:h-28 lg:w-full lg:rotate-0"
    >
      <polygon points={corners.map((corner) => corner.join(",")).join(" ")} fill={TONES[index]} />
    </svg>
  );
}
