import { countdown, isHubExpired } from "#domain/hub/hub";
import { Timer } from "lucide-react";
import { useContent } from "../../../content/use-content.tsx";
import { WithPart } from "../../../content/with-part.tsx";
import { useIsHydrated } from "../../../lib/use-is-hydrated.ts";
import { LocalTime } from "../../../ui/local-time.tsx";
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
  const words = useContent("hub").countdown;
  const { now, news } = useCountdown(expiresAt, asOf);
  const isHydrated = useIsHydrated();
  return (
    <>
      <p role="status" className="sr-only">
        {news && words[news]}
      </p>
      {!isHubExpired(expiresAt, now) && (
        <div className="text-base-content/75 grid gap-0.5 text-sm">
          <div className="flex flex-wrap items-center gap-x-1.5">
            <Timer aria-hidden="true" className="size-4" />
            <p>
              {words.open}
              <span className="print:hidden"> {words.for}</span>
            </p>
            <p aria-hidden="true" className="text-base-content font-bold tabular-nums print:hidden">
              {countdown(expiresAt, now)}
            </p>
          </div>
          {/* Its room is there before it is known. */}
          <p className="min-h-5">
            {isHydrated && (
              <WithPart text={words.until} name="time">
                <LocalTime at={expiresAt} format={END} />
              </WithPart>
            )}
          </p>
        </div>
      )}
    </>
  );
}
