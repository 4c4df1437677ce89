import type { CallingHours } from "#domain/calls/hours/calling-hours";
import { nextOpening } from "#domain/calls/hours/calling-time";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { shortLeadName } from "../../leads/basics/lead-name.ts";
import { whenWords } from "../../leads/lead/call/when-words.ts";
import { EmptyPlace } from "../../kit/look/empty-place.tsx";
import { countText, workCountText, workOrder, type QueueParts } from "./queue-parts.ts";

type Props = { parts: QueueParts; me: string; now: number; hours: CallingHours };

/** Nobody is to be called now: says why, and when the next one is. */
export function EmptyQueue({ parts, me, now, hours }: Props) {
  const opens = nextOpening(now, hours, null);
  const isClosed = opens === null || opens > now;
  const theirs = workOrder(parts).filter(({ owner }) => owner !== null && owner !== me).length;
  return (
    <EmptyPlace title={isClosed ? "Outside calling hours" : "Nobody to call right now"}>
      <p>{isClosed ? closedWords(opens, now, parts) : nextWords(parts, now, hours)}</p>
      {!isClosed && theirs > 0 && (
        <p>
          {theirs === 1 ? "One lead is" : `${theirs} leads are`} with colleagues. Choose one in the queue to
          take it over.
        </p>
      )}
      {parts.noStep.length > 0 && (
        <p>
          {parts.noStep.length === 1
            ? "One lead that was reached has no next step."
            : `${countText(parts.noStep)} leads that were reached have no next step.`}{" "}
          Choose one in the queue to set it.
        </p>
      )}
    </EmptyPlace>
  );
}

function closedWords(opens: number | null, now: number, parts: QueueParts): string {
  const count = workOrder(parts).length;
  const wait =
    count === 0
      ? "Nobody is waiting."
      : count === 1
        ? "One lead is waiting."
        : `${workCountText(parts)} leads are waiting.`;
  return opens === null
    ? `${wait} No calling hours are set.`
    : `${wait} Calling resumes ${whenWords(opens, now)}.`;
}

function nextWords(parts: QueueParts, now: number, hours: CallingHours): string {
  const next = [...parts.asked, ...parts.overdue, ...parts.due, ...parts.waiting]
    .map((lead) => ({ lead, at: callableFrom(lead, now, hours) }))
    .filter(({ at }) => at > now)
    .toSorted((a, b) => a.at - b.at)[0];
  if (!next) return "New leads appear here on their own.";
  return `The next call is ${whenWords(next.at, now)}: ${shortLeadName(next.lead)}.`;
}

/** When a lead may be called: not before it is due again, nor at night. */
function callableFrom(
  { dueAt, clockStartedAt, timeZone }: AssessmentView,
  now: number,
  hours: CallingHours,
): number {
  const due = clockStartedAt === null && dueAt !== null ? Date.parse(dueAt) : now;
  return nextOpening(Math.max(due, now), hours, timeZone) ?? Number.POSITIVE_INFINITY;
}
