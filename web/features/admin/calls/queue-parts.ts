import type { CallQueue, QueuePart } from "#domain/queue/call-queue";
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

/** The leads that await a call, in the order in which they are called. */
export function callOrder({ asked, overdue, due }: QueueParts): AssessmentView[] {
  return [...asked, ...overdue, ...due];
}
