import type { AssessmentView } from "./assessment-view.ts";

/** Another assessment of probably the same person; by e-mail where both hold. */
export type RelatedAssessment = AssessmentView & { matchedBy: "email" | "ip" };

export const RELATED_MAX = 200;
