const [WIDTH, HEIGHT, INSET] = [56, 22, 3];

/** With fewer, a line shows little but its ends. */
const POINTS_MIN = 6;

export type Course = readonly (number | null)[];

/** Whether a course makes a line: enough of it is known, and not all of it is nothing. */
export function isDrawn(course: Course): boolean {
  return course.filter((value) => value !== null).length >= POINTS_MIN && course.some(Boolean);
}

/** The course of a figure from zero up, with a dot at its newest value. Decoration: words beside it say how it has changed. */
export function Sparkline({ values }: { values: Course }) {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  const last = known.at(-1);
  if (!last) return null;
  const most = Math.max(1, ...known.map(({ value }) => value));
  const x = (index: number) => INSET + (index / (values.length - 1)) * (WIDTH - 2 * INSET);
  const y = (value: number) => HEIGHT - INSET - (value / most) * (HEIGHT - 2 * INSET);
  const path = known.map(({ value, index }) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`).join("L");
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="text-chart-course h-5.5 w-14 shrink-0 fill-none stroke-current"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={`M${path}`} />
      <circle cx={x(last.index)} cy={y(last.value)} r={2.25} className="fill-current stroke-none" />
    </svg>
  );
}
