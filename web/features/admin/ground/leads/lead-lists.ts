import type { AssessmentView } from "#domain/leads/assessment-view";

// Where this browser keeps leads: what is read of them lies under these keys, and follows the desk.
export const LIST_KEY = ["assessments", "list"] as const;
export const LEAD_KEY = ["assessments", "lead"] as const;
export const SUMMARY_KEY = ["assessments", "summary"] as const;

/** Leads as they were read, at change `readAt`. A page of one lead is empty if it is not there (any more). */
export type LeadPage = { rows: AssessmentView[]; readAt: number };

/** A page of the list; `next` is where the following one begins, `total` the number of all as it is shown. */
export type AssessmentPage = LeadPage & { next: string | null; total: string };
