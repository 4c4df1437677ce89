import type { ZonedTime } from "#domain/time/zoned-time";
import { Clock } from "lucide-react";
import { dueTime, type DueTime } from "../../kit/time/due-time.ts";
import { leadTimeText } from "../../kit/time/call-time.ts";
import { timeText } from "../../kit/time/times.ts";

const TONE: Record<DueTime["tone"], string> = {
  late: "text-bad font-semibold",
  soon: "font-semibold",
  later: "text-ink-2",
};

type Props = {
  /** Both in milliseconds. */
  at: number;
  now: number;
  /** Of an appointment, which cannot be late. */
  isKept: boolean;
  /** The lead's own, whose clock says something else. */
  timeZone: string | null;
  /** What the server says of a booked call's start. */
  clocks: readonly ZonedTime[] | undefined;
};

/** When the next step is due; lateness is told by a clock and words as well as by colour. */
export function StepTime({ at, now, isKept, timeZone, clocks }: Props) {
  const { words, tone } = dueTime(at, now, isKept, clocks);
  const iso = new Date(at).toISOString();
  return (
    <time
      dateTime={iso}
      dir="auto"
      title={[timeText(iso, clocks), leadTimeText(iso, timeZone, clocks)].filter(Boolean).join(": ")}
      className={`inline-flex shrink-0 items-center gap-1 whitespace-nowrap ${TONE[tone]}`}
    >
      {tone === "late" && <Clock aria-hidden="true" className="size-3.5 shrink-0" />}
      {words}
    </time>
  );
}
