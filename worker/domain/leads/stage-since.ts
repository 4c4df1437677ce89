import type { AssessmentView } from "./assessment-view.ts";

/** From this many days in its stage on, an open lead counts as neglected. */
export const NEGLECTED_DAYS = 14;

type Staged = Pick<AssessmentView, "statusUpdatedAt" | "completedAt" | "createdAt">;

/** When a lead entered its stage (ISO): at its last move; without one, when it was completed or, failing that, created. */
export function stageSince({ statusUpdatedAt, completedAt, createdAt }: Staged): string {
  return statusUpdatedAt ?? completedAt ?? createdAt;
}
