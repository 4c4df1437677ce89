import { callOrder } from "./queue-parts.ts";
import { useQueue } from "./use-queue.ts";

/** More than these are not told apart. */
const MOST = 99;

/** How many leads await a call, beside the tab's name. */
export function CallsCount() {
  const { parts } = useQueue();
  const count = parts ? callOrder(parts).length : 0;
  if (!parts || count === 0) return null;
  const isLate = parts.overdue.length > 0;
  return (
    <span
      title={isLate ? `${parts.overdue.length} overdue of ${count}` : undefined}
      className={`grid min-h-5 min-w-5 place-items-center rounded-full px-1.5 text-xs leading-none font-semibold forced-colors:border max-lg:absolute max-lg:end-[max(0px,calc(50%-1.75rem))] max-lg:top-1 max-lg:min-h-4.5 max-lg:min-w-4.5 lg:ms-auto ${isLate ? "bg-bad text-on-bad" : "bg-picked text-ink"}`}
    >
      {/* With hundreds waiting, the figure itself says nothing more. */}
      <span aria-hidden="true">{count > MOST ? `${MOST}+` : count}</span>
      <span className="sr-only">{count}</span>
      <span className="sr-only"> to call</span>
    </span>
  );
}
