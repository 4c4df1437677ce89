import { QUEUE_PART_MAX, type CallQueue, type QueuePart } from "#domain/queue/call-queue";
import type { AssessmentView } from "#domain/leads/assessment-view";
import type { DeskLog } from "../ground/live/desk-log.ts";

export type QueueParts = Pick<CallQueue, QueuePart>;

/** Leads as they were read at change `readAt`, with what the desk has told since. One's own writes are ahead of it. */
export function withNews(leads: readonly AssessmentView[], readAt: number, log: DeskLog): AssessmentView[] {
  const known = new Map(leads.map((lead) => [lead.id, lead]));
  for (const [id, news] of log) {
    if (news.id <= readAt) continue;
    if (news.value === null) known.delete(id);
    else if (news.value.version >= (known.get(id)?.version ?? 0)) known.set(id, news.value);
  }
  return [...known.values()];
}

/** How many leads these parts hold. Of a part that is full there may be more: `25+`. */
export function countText(...parts: readonly (readonly AssessmentView[])[]): string {
  const count = parts.reduce((sum, part) => sum + part.length, 0);
  return parts.some((part) => part.length === QUEUE_PART_MAX) ? `${count}+` : `${count}`;
}

/** How many leads await a call. */
export const callCountText = ({ asked, overdue, due }: QueueParts) => countText(asked, overdue, due);

/** The leads that await a call, in the order in which they are called. */
export function callOrder({ asked, overdue, due }: QueueParts): AssessmentView[] {
  return [...asked, ...overdue, ...due];
}
