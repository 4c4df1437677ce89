import type { LeadStatus } from "./pipeline.ts";

const IS_OPEN: Record<LeadStatus, boolean> = { MQL: true, SQL: true, Won: false, Lost: false, Hold: true };

/**
 * The assessment whose calls, owner and status are those of the person: the newest open one, or without an open one the
 * newest. One that a machine filled in counts only if the person has no other. Undefined without assessments.
 */
export function countingAssessment<Row extends { leadStatus: LeadStatus; suspect: number }>(
  newestFirst: readonly Row[],
): Row | undefined {
  const people = newestFirst.filter(({ suspect }) => suspect === 0);
  return people.find(({ leadStatus }) => IS_OPEN[leadStatus]) ?? people[0] ?? newestFirst[0];
}
