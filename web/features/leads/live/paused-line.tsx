import { CloudOff } from "lucide-react";
import type { Following } from "./use-following.ts";

/** How the screen comes to know what happens. */
export const FOLLOWING_WORDS: Record<Following, string> = {
  live: "Live",
  paused: "Live updates are paused. This page refreshes every 15 seconds.",
  unreached: "The server doesn’t answer. What you see may be out of date.",
};

/**
 * Says that the screen has no socket, or no server. A phone has no rail to say it in: it lies over
 * the page, so that nothing moves when it comes and goes.
 */
export function PausedLine({ following }: { following: Following }) {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(1rem+var(--below))] z-30 flex print:hidden"
    >
      {following !== "live" && (
        <p className="rounded-field border-base-300 bg-base-100 flex items-center gap-2 border px-3 py-1.5 text-sm shadow-sm">
          <CloudOff aria-hidden="true" className="text-base-content/75 size-4 shrink-0" />
          {FOLLOWING_WORDS[following]}
        </p>
      )}
    </div>
  );
}
