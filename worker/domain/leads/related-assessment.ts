import type { AssessmentView } from "./assessment-view.ts";

/** Another assessment, probably by the same person. If both e-mail and IP match, `matchedBy` is e-mail. */
export type RelatedAssessment = AssessmentView & { matchedBy: "email" | "ip" };

export const RELATED_MAX = 200;
