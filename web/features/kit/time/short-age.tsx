import { ownClock } from "../../../lib/own-clock.ts";
import { spanText, timeText } from "./times.ts";
import { useNow } from "./use-now.ts";

const MINUTE_MS = 60_000;
const MONTH_MS = 30 * 24 * 60 * MINUTE_MS;
const DAY = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", month: "short", day: "numeric" });
const MONTH = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", month: "short", year: "numeric" });

/** How long ago something happened, for a narrow column: `41 min`, `6 d`, `Sep 3`; the exact time on hover. */
export function ShortAge({ time }: { time: string }) {
  const now = useNow();
  return (
    <time dateTime={time} dir="auto" title={timeText(time)}>
      {ageText(Date.parse(time), now)}
    </time>
  );
}

/** Times in milliseconds. Clocks differ: what is said to be in the future is now. */
export function ageText(at: number, now: number): string {
  if (now - at < MINUTE_MS) return "now";
  if (now - at < MONTH_MS) return spanText(now - at);
  const date = ownClock(at).wall;
  const isThisYear = date.getUTCFullYear() === ownClock(now).wall.getUTCFullYear();
  return (isThisYear ? DAY : MONTH).format(date);
}
