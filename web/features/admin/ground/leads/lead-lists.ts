import type { AssessmentView } from "#domain/leads/assessment-view";

// Where this browser keeps leads: what is read of them lies under these keys, and follows the desk.
export const LIST_KEY = ["assessments", "list"] as const;
export const LEAD_KEY = ["assessments", "lead"] as const;
export const SUMMARY_KEY = ["assessments", "summary"] as const;
/** Read again whenever a call is recorded: what the desk says of calls concerns all that begins like this. */
export const QUEUE_KEY = ["calls", "queue"] as const;
/** With the day that it begins at. What the desk says of bookings concerns all that begins like this. */
export const AGENDA_KEY = ["bookings", "agenda"] as const;

/** Leads as they were read, at change `readAt`. A page of one lead is empty if it is not there (any more). */
export type LeadPage = { rows: AssessmentView[]; readAt: number };

/** The leads of the queue as they were read, at change `readAt`. */
export type ReadQueue = {
  leads: AssessmentView[];
  readAt: number;
  /** How far the server's clock is ahead of the browser's (ms). */
  ahead: number;
};

/** A page of the list; `next` is where the following one begins, `total` the number of all as it is shown. */
export type AssessmentPage = LeadPage & { next: string | null; total: string };
