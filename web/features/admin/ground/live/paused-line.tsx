import { CloudOff } from "lucide-react";

/** Says that the screen has no socket. It lies over the page, so that nothing moves when it comes and goes. */
export function PausedLine({ isPaused }: { isPaused: boolean }) {
  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 bottom-4 z-30 flex print:hidden">
      {isPaused && (
        <p className="rounded-field border-base-300 bg-base-100 flex items-center gap-2 border px-3 py-1.5 text-sm shadow-sm">
          <CloudOff aria-hidden="true" className="text-base-content/75 size-4 shrink-0" />
          Live updates are paused. This page refreshes every 15 seconds.
        </p>
      )}
    </div>
  );
}
