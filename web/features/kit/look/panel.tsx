import { useId, type ReactNode } from "react";

type PanelProps = {
  title: ReactNode;
  /** Beside the title: a mark of its state. */
  mark?: ReactNode;
  /** At the right of the title: a link on, or the days it is about. */
  more?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A part of a page with a title of its own. */
export function Panel({ title, mark, more, className = "", children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`bg-sheet border-line flex min-w-0 flex-col gap-2 rounded-xl border px-4 py-3.5 ${className}`}
    >
      <header className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <h3 id={id} className="text-panel font-bold">
          {title}
        </h3>
        {mark}
        {more && <div className="text-row text-ink-2 ms-auto">{more}</div>}
      </header>
      {children}
    </section>
  );
}
