import type { AssessmentView } from "#domain/leads/assessment-view";
import type { LeadStatus } from "#domain/leads/pipeline";
import { shortLeadName } from "../basics/lead-name.ts";
import { personName } from "../../people/staff/person-name.ts";

/** A lead that somebody else, or nobody, has moved to another stage. */
export type LeadMove = { id: number; lead: string; status: LeadStatus; by: string | null };

export type MovedLead = Pick<AssessmentView, "id" | "name" | "email" | "leadStatus" | "statusUpdatedBy">;

/** The moves among leads as they are now. `statusOf` is what the screen still shows of one; null if it shows nothing. */
export function movesIn(
  leads: readonly MovedLead[],
  statusOf: (id: number) => LeadStatus | null,
  own: string,
): LeadMove[] {
  return leads.flatMap((lead) => {
    const { id, leadStatus: status, statusUpdatedBy: by } = lead;
    const before = statusOf(id);
    if (before === null || before === status || by?.toLowerCase() === own.toLowerCase()) return [];
    return [{ id, lead: shortLeadName(lead), status, by }];
  });
}

/** What is said of moves; of many, their number. */
export function moveWords(moves: readonly LeadMove[]): string {
  const last = new Map(moves.map((move) => [move.id, move]));
  const [first, ...more] = last.values();
  if (!first) return "";
  if (more.length > 0) return `${last.size} leads moved`;
  const { lead, status, by } = first;
  return `${lead} moved to ${status}${by === null ? "" : ` by ${personName(by)}`}`;
}
