import { useId, type ReactNode } from "react";

type Props = {
  title: string;
  note?: ReactNode;
  /** Beside the title: how it stands. */
  mark?: ReactNode;
  action?: ReactNode;
  /** Whether it consists of rows, which have their own edges. */
  hasRows?: boolean;
  children: ReactNode;
};

export function SettingsCard({ title, note, mark, action, hasRows = false, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="bg-sheet border-line min-w-0 rounded-xl border">
      <header className="border-line flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b px-4.5 py-3">
        <div className="min-w-0 grow basis-64">
          <div className="flex flex-wrap items-center gap-2">
            <h3 id={id} className="text-panel font-bold">
              {title}
            </h3>
            {mark}
          </div>
          {note && <p className="text-row text-ink-2">{note}</p>}
        </div>
        {action}
      </header>
      <div className={`@container ${hasRows ? "divide-line divide-y" : "space-y-4 px-4.5 py-3.5"}`}>
        {children}
      </div>
    </section>
  );
}
