import { useId, type ReactNode } from "react";

/** A part of a page with a title of its own, whose contents stand in panels. */
export function Section({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3">
      <div>
        <h3 id={id} className="text-panel font-bold">
          {title}
        </h3>
        {note && <div className="text-row text-ink-2 max-w-prose">{note}</div>}
      </div>
      {children}
    </section>
  );
}

const COLUMNS = {
  3: "@3xl:grid-cols-3",
  4: "@3xl:grid-cols-4",
  5: "@2xl:grid-cols-5",
  6: "@2xl:grid-cols-3 @5xl:grid-cols-6",
};

type FigureListProps = { columns: keyof typeof COLUMNS; label?: string; children: ReactNode };

/**
 * Figures side by side; on a narrow screen, as many as fit at the reader's text size. Where two fit, an odd last one
 * takes the whole line.
 */
export function FigureList({ columns, label, children }: FigureListProps) {
  return (
    <div className="@container min-w-0">
      <dl
        aria-label={label}
        className={`grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-3 @max-[30rem]:[&>:last-child:nth-child(odd)]:col-span-full ${COLUMNS[columns]}`}
      >
        {children}
      </dl>
    </div>
  );
}
