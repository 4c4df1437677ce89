import type { ReactNode } from "react";

type Props = {
  title: string;
  /** Whether it is said at once, also to those who do not see it appear. */
  isAlert?: boolean;
  children: ReactNode;
  actions?: ReactNode;
  /** Below the actions, in small. */
  note?: ReactNode;
};

/** Replaces the dashboard while it may not be shown. It says once what is the matter, and what to do. */
export function GatePanel({ title, isAlert = false, children, actions, note }: Props) {
  return (
    <main tabIndex={-1} className="grid min-h-dvh place-items-center p-4">
      <section
        aria-labelledby="gate-title"
        className="bg-sheet border-line shadow-float grid w-full max-w-120 gap-3.5 rounded-xl border p-6 sm:p-8"
      >
        <p className="flex items-center gap-3">
          <img src="/favicon.svg" alt="" width="28" height="28" className="size-7" />
          <span className="font-display font-extrabold tracking-tight">Admin Dashboard</span>
        </p>
        <svg
          viewBox="0 0 414 56"
          preserveAspectRatio="none"
          fill="none"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
          className="stroke-act h-14 w-full"
        >
          <path d="M0 30h96l7-20 12 38 7-18h20l5 9 5-9h262" />
        </svg>
        <div role={isAlert ? "alert" : undefined} className="grid gap-3">
          <h1 id="gate-title" className="font-display text-2xl font-extrabold tracking-tight">
            {title}
          </h1>
          <div className="grid gap-2 text-base">{children}</div>
        </div>
        {actions && <div className="mt-1.5 flex flex-wrap gap-2">{actions}</div>}
        {note && <div className="text-row text-ink-3">{note}</div>}
      </section>
    </main>
  );
}
