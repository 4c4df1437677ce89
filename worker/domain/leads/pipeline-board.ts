import type { AssessmentView } from "./assessment-view.ts";
import type { LeadStatus } from "./pipeline.ts";

/** A card of the sales board. Times are ISO strings; `inStageSince` is when it entered its column. */
export type PipelineCard = Pick<AssessmentView, CardField> & { inStageSince: string };

type CardField =
  | "id"
  | "sessionId"
  | "version"
  | "name"
  | "email"
  | "businessUrl"
  | "assessmentType"
  | "offerTier"
  | "score"
  | "leadScore"
  | "leadStatus"
  | "lostReason"
  | "lostNote"
  | "dealValue"
  | "adminNotes"
  | "statusUpdatedBy"
  | "phone"
  | "phoneFlag"
  | "owner"
  | "dueAt"
  | "clockStartedAt"
  | "callRequestedAt"
  | "callStatus"
  | "callStartsAt"
  | "callReportedAt"
  | "bookedCall"
  | "timeZone"
  | "lastOutcome"
  | "nextAction"
  | "nextActionAt"
  | "createdAt"
  | "updatedAt";

/** What comes first: the latest change, the highest lead score, or the longest unchanged. */
export const PIPELINE_SORTS = ["updated", "leadScore", "oldest"] as const;
export type PipelineSort = (typeof PIPELINE_SORTS)[number];

/**
 * A column: its total count and value, how many of it have no deal value, the cards of this page, and where the next
 * page begins.
 */
export type PipelineColumn = {
  status: LeadStatus;
  count: number;
  value: number;
  withoutValue: number;
  cards: PipelineCard[];
  nextCursor: string | null;
};

/** Cards per column and page. */
export const PIPELINE_LIMIT = 50;
export const PIPELINE_LIMIT_MAX = 200;
