import { useId, type ReactNode } from "react";

export function Section({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="space-y-4">
      <div>
        <h3 id={id} className="font-display text-lg font-semibold">
          {title}
        </h3>
        {note && <div className="text-base-content/75 max-w-prose text-sm">{note}</div>}
      </div>
      {children}
    </section>
  );
}

const COLUMNS = { 3: "sm:grid-cols-3", 4: "sm:grid-cols-2 lg:grid-cols-4" };

/** Figures side by side; on a phone, as many as fit at the reader's text size. */
export function FigureList({ columns, children }: { columns: keyof typeof COLUMNS; children: ReactNode }) {
  return (
    <dl
      className={`grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3 sm:gap-4 ${COLUMNS[columns]}`}
    >
      {children}
    </dl>
  );
}
