import { AppError } from "../errors.ts";
import type { AssessmentView } from "./assessment-view.ts";

/** Throws `claimed` if somebody other than `expected`, who may be nobody, owns the lead. */
export function requireOwner(
  { owner, ownerSince }: Pick<AssessmentView, "owner" | "ownerSince">,
  expected: string | null,
): void {
  if (owner === null || owner === expected) return;
  const claimant = { owner, since: ownerSince ?? "" };
  throw new AppError("claimed", `${owner} has this lead.`, { claimant });
}
