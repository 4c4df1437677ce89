import { countdown, isHubExpired } from "#domain/hub/hub";
import { Timer } from "lucide-react";
import { useIsHydrated } from "../../lib/use-is-hydrated.ts";
import { LocalTime } from "../../ui/local-time.tsx";
import { useCountdown } from "./use-countdown.ts";

const END = {
  weekday: "short",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
} as const;

type CountdownCardProps = {
  /** When the hub ends, and when it was read, in milliseconds. */
  expiresAt: number;
  asOf: number;
};

/** How long the hub stays open. A hub that expires while open on the screen keeps its content and loses this card. */
export function CountdownCard({ expiresAt, asOf }: CountdownCardProps) {
  const { now, news } = useCountdown(expiresAt, asOf);
  const isHydrated = useIsHydrated();
  return (
    <>
      <p role="status" className="sr-only">
        {news}
      </p>
      {!isHubExpired(expiresAt, now) && (
        <div className="border-base-content/15 grid justify-items-start gap-1 border-t pt-5">
          <p className="text-base-content/80 flex items-center gap-2 text-sm font-semibold">
            <Timer aria-hidden="true" className="size-4" />
            <span>
              Your hub is open<span className="print:hidden"> for</span>
            </span>
          </p>
          <p aria-hidden="true" className="font-display text-title font-bold tabular-nums print:hidden">
            {countdown(expiresAt, now)}
          </p>
          {/* Its room is there before it is known. */}
          <p className="text-base-content/80 min-h-5 text-sm">
            {isHydrated && (
              <>
                until <LocalTime at={expiresAt} format={END} />
              </>
            )}
          </p>
        </div>
      )}
    </>
  );
}
