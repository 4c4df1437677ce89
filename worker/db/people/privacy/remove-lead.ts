import type { AssessmentView } from "#domain/leads/assessment-view";
import { auditRemoval, type StaffAct } from "../audit/audit.ts";
import type { Edited } from "../audit/edited.ts";
import type { FollowedDb } from "../../client.ts";
import { findAssessment } from "../../leads/assessment-list.ts";
import { eraseSession } from "./erasure.ts";

/** Deletes a lead and everything that belongs to it (contract 9). Returns the row's id, which the audit stores. */
export async function removeLead(
  db: FollowedDb,
  sessionId: string,
  tombstone: string,
  act: StaffAct,
  action: "delete" | "erase",
): Promise<Edited<number | AssessmentView>> {
  if (act.expected !== null) {
    const current = await findAssessment(db, sessionId);
    if (current && current.version !== act.expected) return { outcome: "stale", current };
  }
  const ahead = [auditRemoval(db, act, sessionId, action)];
  const record = await eraseSession(db, sessionId, tombstone, act.now, ahead);
  return record === null ? { outcome: "unknown" } : { outcome: "done", record };
}
