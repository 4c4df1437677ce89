import { QUEUE_PART_MAX, type CallQueue, type QueuePart } from "#domain/calls/queue/call-queue";
import type { AssessmentView } from "#domain/leads/assessment-view";

export type QueueParts = Pick<CallQueue, QueuePart>;

/** How many leads these parts hold. Of a part that is full there may be more: `25+`. */
export function countText(...parts: readonly (readonly AssessmentView[])[]): string {
  const count = parts.reduce((sum, part) => sum + part.length, 0);
  return parts.some((part) => part.length === QUEUE_PART_MAX) ? `${count}+` : `${count}`;
}

/** How many leads await a call or an answer. */
export const workCountText = ({ asked, answers, overdue, due }: QueueParts) =>
  countText(asked, answers, overdue, due);

/** The leads that await a call or an answer, in the order in which they are worked. */
export function workOrder({ asked, answers, overdue, due }: QueueParts): AssessmentView[] {
  return [...asked, ...answers, ...overdue, ...due];
}

/** The leads that await a call, in the order in which they are called. */
export function callOrder({ asked, overdue, due }: QueueParts): AssessmentView[] {
  return [...asked, ...overdue, ...due];
}
