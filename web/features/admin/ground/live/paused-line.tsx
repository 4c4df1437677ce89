import { CloudOff } from "lucide-react";

export const PAUSED_WORDS = "Live updates are paused. This page refreshes every 15 seconds.";

/**
 * Says that the screen has no socket. A phone has no rail to say it in: it lies over
 * the page, so that nothing moves when it comes and goes.
 */
export function PausedLine({ isPaused }: { isPaused: boolean }) {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(1rem+var(--bottom-bar))] z-30 flex print:hidden"
    >
      {isPaused && (
        <p className="rounded-field border-base-300 bg-base-100 flex items-center gap-2 border px-3 py-1.5 text-sm shadow-sm">
          <CloudOff aria-hidden="true" className="text-base-content/75 size-4 shrink-0" />
          {PAUSED_WORDS}
        </p>
      )}
    </div>
  );
}
