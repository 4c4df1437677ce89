import type { ReactNode } from "react";

/** Replaces the dashboard while it may not be shown. */
export function GatePanel({
  title,
  children,
  actions,
}: {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <main tabIndex={-1} className="grid min-h-dvh place-items-center p-4">
      <section
        aria-labelledby="gate-title"
        className="card bg-base-100 border-base-300 w-full max-w-lg border shadow-sm"
      >
        <div className="card-body gap-4">
          <h1 id="gate-title" className="card-title font-display text-xl tracking-tight">
            {title}
          </h1>
          <div className="text-base-content/80 space-y-2">{children}</div>
          {actions && <div className="card-actions mt-2">{actions}</div>}
        </div>
      </section>
    </main>
  );
}
