const [WIDTH, HEIGHT, INSET] = [56, 22, 3];

/** The course of a figure, with a dot at its newest value. Decoration: words beside it say how it has changed. */
export function Sparkline({ values }: { values: readonly (number | null)[] }) {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  const last = known.at(-1);
  if (known.length < 2 || !last) return null;
  const all = known.map(({ value }) => value);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const x = (index: number) => INSET + (index / (values.length - 1)) * (WIDTH - 2 * INSET);
  const y = (value: number) =>
    most === least ? HEIGHT / 2 : HEIGHT - INSET - ((value - least) / (most - least)) * (HEIGHT - 2 * INSET);
  const path = known.map(({ value, index }) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`).join("L");
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="text-chart-course h-5.5 w-14 fill-none stroke-current"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={`M${path}`} />
      <circle cx={x(last.index)} cy={y(last.value)} r={2.5} className="fill-current stroke-none" />
    </svg>
  );
}
