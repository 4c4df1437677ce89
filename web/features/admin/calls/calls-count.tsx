import { callOrder } from "./queue-parts.ts";
import { useQueue } from "./use-queue.ts";

/** How many leads await a call, beside the tab's name. */
export function CallsCount() {
  const { parts } = useQueue();
  const count = parts ? callOrder(parts).length : 0;
  if (count === 0) return null;
  return (
    <span className="badge badge-sm badge-primary ml-1.5 tabular-nums">
      {count}
      <span className="sr-only"> to call</span>
    </span>
  );
}
