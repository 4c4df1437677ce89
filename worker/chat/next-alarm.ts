import type { ChatRecord } from "./chat-rows.ts";

/** How long after the last message the object checks whether its assessment still exists. */
const RETENTION_CHECK_MS = 30 * 24 * 60 * 60 * 1000;
const RETRY_MS = 60_000;

/** When the object must wake up: to complete, to retry a write-through, or to check whether it is still needed. */
export function nextAlarm(record: ChatRecord, now: number): number {
  const idle = Math.max(0, now - record.lastActiveAt);
  const retention = now + RETENTION_CHECK_MS - (idle % RETENTION_CHECK_MS);
  const due = record.completionDueAt ?? Infinity;
  // An overdue completion has just failed, so it is not retried at once.
  const completion = due > now ? due : now + RETRY_MS;
  return Math.min(
    due === Infinity ? Infinity : completion,
    record.unprojected ? now + RETRY_MS : Infinity,
    retention,
  );
}

/** Whether the chat has been silent long enough for that check. */
export function retentionDue(record: ChatRecord, now: number): boolean {
  return now - record.lastActiveAt >= RETENTION_CHECK_MS;
}
