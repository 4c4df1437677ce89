/** How far up each of the four layers lies, the lowest first. */
const HEIGHTS = [86, 62, 38, 14];

/** The four layers as lines, one of them with a pulse. */
export function LayerFigure({ level }: { level: number }) {
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
