import { useId, useState, type ReactNode } from "react";

type Props = {
  /** What the chart shows, after "Show data for": many charts have such a button. */
  name: string;
  chart: ReactNode;
  table: ReactNode;
  /** The table says more than the chart does. */
  startsOpen?: boolean;
  /** The chart needs the whole width. */
  isTableBelow?: boolean;
};

/** A chart, and on a press its numbers: beside it, or below it if space is short. */
export function ChartWithTable({ name, chart, table, startsOpen = false, isTableBelow = false }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <div className={`grid items-start gap-4 ${isOpen && !isTableBelow ? "lg:grid-cols-2" : ""}`}>
      <div className="rounded-box bg-base-100 border-base-300 min-w-0 border p-4">
        {chart}
        <button
          type="button"
          className="link tap mt-3 text-sm"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "Hide data" : "Show data"}
          <span className="sr-only"> for {name}</span>
        </button>
      </div>
      <div id={id} hidden={!isOpen} className="rounded-box bg-base-100 border-base-300 min-w-0 border">
        {isOpen && table}
      </div>
    </div>
  );
}
