import type { AssessmentView } from "#domain/leads/assessment-view";
import type { Move } from "../../ground/leads/lead-writes.ts";

/** The move that gives a lead the status that this one has, with the reason if that is Lost. */
export function statusOf({
  leadStatus,
  lostReason,
  lostNote,
}: Pick<AssessmentView, "leadStatus" | "lostReason" | "lostNote">): Move {
  return leadStatus === "Lost" ? { leadStatus, lostReason, lostNote } : { leadStatus };
}
