import { countText, workCountText, workOrder } from "./queue-parts.ts";
import { useQueue } from "./use-queue.ts";

/** How many leads await a call or an answer, beside the tab's name. */
export function CallsCount() {
  const { parts } = useQueue();
  if (!parts || workOrder(parts).length === 0) return null;
  const count = workCountText(parts);
  const isLate = parts.overdue.length > 0;
  return (
    <span
      title={isLate ? `${countText(parts.overdue)} overdue of ${count}` : undefined}
      className={`grid min-h-5 min-w-5 place-items-center rounded-full px-1.5 text-xs leading-none font-semibold forced-colors:border max-lg:absolute max-lg:end-[max(0px,calc(50%-1.75rem))] max-lg:top-1 max-lg:min-h-4.5 max-lg:min-w-4.5 lg:ms-auto ${isLate ? "bg-bad text-on-bad" : "bg-picked text-ink"}`}
    >
      {count}
      <span className="sr-only">{parts.answers.length === 0 ? " to call" : " to call or answer"}</span>
    </span>
  );
}
