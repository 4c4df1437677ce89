import { useId, useState, type ReactNode } from "react";
import { Panel } from "../look/panel.tsx";

type Props = {
  title: string;
  /** What the chart shows, after "Show data for": many charts have such a button. */
  name: string;
  /** Beside the title: what the colours mean. */
  legend?: ReactNode;
  /** A line below the title. */
  note?: ReactNode;
  /** At the right of the title, before the button: a link on. */
  more?: ReactNode;
  chart: ReactNode;
  table: ReactNode;
  className?: string;
};

/** A chart with a title, and on a press its numbers: beside it where there is room, else below. */
export function ChartPanel({ title, name, legend, note, more, chart, table, className }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel
      title={title}
      mark={legend}
      {...(className !== undefined && { className })}
      more={
        <div className="flex flex-wrap items-baseline gap-x-4">
          {more}
          <button
            type="button"
            className="link tap-inline"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? "Hide data" : "Show data"}
            <span className="sr-only"> for {name}</span>
          </button>
        </div>
      }
    >
      {note && <div className="text-row text-ink-2 max-w-prose">{note}</div>}
      <div className="@container min-w-0">
        <div className={`grid items-start gap-4 ${isOpen ? "@4xl:grid-cols-2" : ""}`}>
          <div className="min-w-0">{chart}</div>
          <div id={id} hidden={!isOpen} className="border-line min-w-0 rounded-xl border">
            {isOpen && table}
          </div>
        </div>
      </div>
    </Panel>
  );
}
