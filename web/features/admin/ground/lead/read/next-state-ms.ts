import type { TimelineDelivery } from "#domain/timeline/timeline-event";

const SOONEST_MS = 5_000;
/** How often is asked about what should have been sent long ago. */
const OVERDUE_MS = 60_000;
const LATEST_MS = 3_600_000;

/** In how many milliseconds what is still to be sent may have another state; false if nothing is. */
export function nextStateMs(
  deliveries: readonly Pick<TimelineDelivery, "status" | "dueAt">[],
  now: number,
): number | false {
  const waits = deliveries.flatMap(({ status, dueAt }) =>
    status === "pending" ? [waitMs(Date.parse(dueAt) - now)] : [],
  );
  return waits.length > 0 && Math.min(Math.max(SOONEST_MS, Math.min(...waits)), LATEST_MS);
}

/** The longer it is overdue, the rarer. */
function waitMs(untilDue: number): number {
  return untilDue > 0 ? untilDue : Math.min(-untilDue, OVERDUE_MS);
}
