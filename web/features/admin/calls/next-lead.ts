import type { CallingHours } from "#domain/calling-hours/calling-hours";
import { isOpen } from "#domain/calling-hours/calling-time";
import { isCallable } from "#domain/queue/is-callable";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { callOrder, type QueueParts } from "./queue-parts.ts";

type Caller = {
  /** An address in lower case. */
  me: string;
  /** In milliseconds. */
  now: number;
  hours: CallingHours;
};

/** Whether somebody may call a lead now: nobody else has it, and neither the team nor the lead is asleep. */
export function mayCallNow(lead: AssessmentView, { me, now, hours }: Caller): boolean {
  const isFree = lead.owner === null || lead.owner === me;
  return isFree && isCallable(lead) && isOpen(now, hours, lead.timeZone);
}

/** The lead that comes next, apart from those that are done with already; null if there is none now. */
export function nextLead(
  parts: QueueParts,
  caller: Caller,
  isDone: (lead: AssessmentView) => boolean,
): AssessmentView | null {
  return callOrder(parts).find((lead) => !isDone(lead) && mayCallNow(lead, caller)) ?? null;
}
