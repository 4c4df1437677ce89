import { CHART_COLOURS, type ChartMeaning } from "./chart-colours.ts";

export type Segment = { label: string; value: number; meaning: ChartMeaning };

/** Parts of a whole in one bar, with a gap between them; the legend below has the numbers. */
export function SegmentBar({ segments, title }: { segments: readonly Segment[]; title: string }) {
  const total = segments.reduce((sum, { value }) => sum + value, 0);
  return (
    <svg
      role="img"
      aria-label={title}
      viewBox="0 0 100 12"
      preserveAspectRatio="none"
      className="rounded-field h-6 w-full"
    >
      <rect width={100} height={12} className="fill-sunk" />
      {total > 0 &&
        segments.map(({ label, value, meaning }, index) => {
          const before = segments.slice(0, index).reduce((sum, segment) => sum + segment.value, 0);
          return (
            <rect
              key={label}
              x={(before / total) * 100}
              width={(value / total) * 100}
              height={12}
              strokeWidth={index > 0 && value > 0 ? 1.5 : 0}
              vectorEffect="non-scaling-stroke"
              className={`${CHART_COLOURS[meaning]} stroke-sheet fill-current`}
            >
              <title>{`${label}: ${value}`}</title>
            </rect>
          );
        })}
    </svg>
  );
}
