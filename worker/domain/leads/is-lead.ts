import type { AssessmentType } from "./assessment-list.ts";

/**
 * Whether an assessment is somebody's whom staff can work with: it has an e-mail address, or came by a form of Meta's
 * own, whose leads are never anonymous (contract 23). The database's `IS_LEAD` says the same.
 */
export function isLead({
  email,
  assessmentType,
}: {
  email: string | null;
  assessmentType: AssessmentType;
}): boolean {
  return email !== null || assessmentType === "form";
}
