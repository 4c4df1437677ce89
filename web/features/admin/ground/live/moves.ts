import type { DeskChange } from "#domain/desk/desk-messages";
import type { LeadStatus } from "#domain/leads/pipeline";
import { shortLeadName } from "../leads/lead-name.ts";
import { personName } from "../staff/person-name.ts";

/** A lead that somebody else, or nobody, has moved to another stage. */
export type LeadMove = { id: number; lead: string; status: LeadStatus; by: string | null };

/** The moves in some changes. `statusOf` is what the screen shows of a lead before them; null if it shows nothing. */
export function movesIn(
  changes: readonly DeskChange[],
  statusOf: (id: number) => LeadStatus | null,
  own: string,
): LeadMove[] {
  return changes.flatMap((change) => {
    if (change.entity !== "assessment" || !change.value) return [];
    const { leadStatus: status, statusUpdatedBy: by } = change.value;
    const before = statusOf(change.entityId);
    if (before === null || before === status || by?.toLowerCase() === own.toLowerCase()) return [];
    return [{ id: change.entityId, lead: shortLeadName(change.value), status, by }];
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
