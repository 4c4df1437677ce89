import { CHART_COLOURS, HOLLOW, type ChartMeaning } from "../../../kit/charts/chart-colours.ts";

/** People of a bar in order, each with what became of them; the row's words say the same. */
type Part = { meaning: ChartMeaning; people: number };

/** A bar as wide as its people; `most` of them fill it. */
export function StepBar({ parts, most, className }: { parts: Part[]; most: number; className: string }) {
  const width = (people: number) => (most === 0 ? 0 : (people / most) * 100);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      className={`bg-sunk w-full ${className}`}
    >
      {parts.map(({ meaning, people }, index) => (
        <rect
          key={meaning}
          x={width(parts.slice(0, index).reduce((sum, part) => sum + part.people, 0))}
          width={width(people)}
          height={10}
          className={`${CHART_COLOURS[meaning]} ${HOLLOW.has(meaning) ? "fill-none stroke-current stroke-2 [vector-effect:non-scaling-stroke]" : "fill-current"}`}
        />
      ))}
    </svg>
  );
}
