import type { ReactNode } from "react";

type Props = { label: string; share: number; action: ReactNode };

/** How far something is, from 0 to 1. */
export function ImportProgress({ label, share, action }: Props) {
  const percent = Math.floor(Math.min(1, share) * 100);
  return (
    <div className="space-y-3">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
        {/* Screen readers ask the bar: each per cent spoken would be noise. */}
        <span aria-hidden="true" className="tabular-nums">
          {percent}%
        </span>
      </p>
      <progress aria-label={label} value={percent} max={100} className="progress progress-primary w-full" />
      {action}
    </div>
  );
}
