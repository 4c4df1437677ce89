import { relativeTime } from "#domain/time/relative-time";
import { useNow } from "./use-now.ts";
import { timeText } from "./times.ts";

/** How long ago something happened, with the exact time on hover. */
export function Ago({ time }: { time: string }) {
  const now = useNow();
  return (
    <time dateTime={time} title={timeText(time)}>
      {relativeTime(Date.parse(time), now)}
    </time>
  );
}
