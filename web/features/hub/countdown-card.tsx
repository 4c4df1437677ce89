import { countdown, isHubExpired } from "#domain/hub/hub";
import { Timer } from "lucide-react";
import { memo } from "react";
import { useCountdown } from "./use-countdown.ts";

const END = {
  weekday: "long",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
} as const;

/** How long the hub stays open. A hub that expires while open on the screen keeps its content and loses this card. */
export function CountdownCard({ expiresAt }: { expiresAt: number }) {
  const { now, news } = useCountdown(expiresAt);
  return (
    <>
      <p role="status" className="sr-only">
        {news}
      </p>
      {!isHubExpired(expiresAt, now) && (
        <div className="rounded-box border-base-content/20 grid justify-items-start gap-1 border p-5">
          <p className="text-base-content/80 flex items-center gap-2 text-sm font-semibold">
            <Timer aria-hidden="true" className="size-4" />
            Your hub is open for
          </p>
          <p aria-hidden="true" className="font-display text-title font-bold tabular-nums print:hidden">
            {countdown(expiresAt, now)}
          </p>
          <p className="text-base-content/80 text-sm">
            until <EndTime at={expiresAt} />
          </p>
        </div>
      )}
    </>
  );
}

/**
 * The end of the window in the visitor's locale. Loading the formatter takes a while, so it is deferred and done once.
 */
const EndTime = memo(function EndTime({ at }: { at: number }) {
  const end = new Date(at);
  return <time dateTime={end.toISOString()}>{end.toLocaleString(undefined, END)}</time>;
});
