import type { LeadStatus } from "./pipeline.ts";

/** A card of the sales board. Times are ISO strings; `inStageSince` is when it entered its column. */
export type PipelineCard = {
  id: number;
  sessionId: string;
  version: number;
  name: string | null;
  email: string | null;
  businessUrl: string | null;
  assessmentType: "quiz" | "chat";
  offerTier: number | null;
  score: number | null;
  leadScore: number | null;
  leadStatus: LeadStatus;
  dealValue: number | null;
  adminNotes: string | null;
  statusUpdatedBy: string | null;
  createdAt: string;
  updatedAt: string;
  inStageSince: string;
};

/** A column: its total count and value, the cards of this page, and where the next page begins. */
export type PipelineColumn = {
  status: LeadStatus;
  count: number;
  value: number;
  cards: PipelineCard[];
  nextCursor: string | null;
};

/** Cards per column and page. */
export const PIPELINE_LIMIT = 50;
export const PIPELINE_LIMIT_MAX = 200;
