import type { CallingHours } from "#domain/calls/hours/calling-hours";
import { nextOpening } from "#domain/calls/hours/calling-time";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { whenWords } from "./when-words.ts";

/** From when on the lead may be called, if it has a number and not now. */
export function openingWords(lead: AssessmentView, now: number, hours: CallingHours): string | null {
  const { phone, timeZone } = lead;
  if (phone === null) return null;
  const opens = nextOpening(now, hours, timeZone);
  if (opens === null || opens <= now) return null;
  return `Don’t call now. You can call from ${whenWords(opens, now)}.`;
}
