import { AppError } from "../errors.ts";
import type { AssessmentView } from "./assessment-view.ts";

/** Throws `claimed` if the lead is somebody else's than `expected`, who may be nobody. */
export function requireOwner(
  { owner, ownerSince }: Pick<AssessmentView, "owner" | "ownerSince">,
  expected: string | null,
): void {
  if (owner === null || owner === expected) return;
  const claimant = { owner, since: ownerSince ?? "" };
  throw new AppError("claimed", `${owner} has this lead.`, { claimant });
}
