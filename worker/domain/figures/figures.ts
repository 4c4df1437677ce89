import { BUCKET_MEASURES, LEAD_SCORE_BUCKETS } from "../offers/scoring/lead-score.ts";

/**
 * The version of what figures count. After a deployment with another one, all days are recounted, and read from the
 * rows until then.
 */
export const FIGURES_VERSION = 1;

/** The sums over leads, by tier, status and the like. Each can be summed over any of these. */
export const LEAD_SUMS = [
  "total",
  "quizStarted",
  "chatStarted",
  "completed",
  "consented",
  "emailsSent",
  "bookingClicks",
  "dealCount",
  "dealSum",
  "timedCount",
  "timedMs",
  "hubs",
  "hubVisits",
  ...LEAD_SCORE_BUCKETS.map((bucket) => BUCKET_MEASURES[bucket]),
  "callsBooked",
  "callsHeld",
  "callsMissed",
] as const;
export type LeadSum = (typeof LEAD_SUMS)[number];

/** The sums of no leads. */
export const NO_SUMS: Readonly<Record<LeadSum, number>> = {
  total: 0,
  quizStarted: 0,
  chatStarted: 0,
  completed: 0,
  consented: 0,
  emailsSent: 0,
  bookingClicks: 0,
  dealCount: 0,
  dealSum: 0,
  timedCount: 0,
  timedMs: 0,
  hubs: 0,
  hubVisits: 0,
  exceptional: 0,
  high: 0,
  medium: 0,
  low: 0,
  callsBooked: 0,
  callsHeld: 0,
  callsMissed: 0,
};

/** Leads of one type, tier (0 is none), status and, if Lost, reason ('' is not given), with their sums. */
export type LeadCell = {
  /** An `AssessmentType`, as it is stored. */
  assessmentType: string;
  offerTier: number;
  leadStatus: string;
  /** 1 for leads, as `isLead` has it. */
  hasEmail: number;
  lostReason: string;
} & Record<LeadSum, number>;

const HOUR_MINUTES = 60;
/** Up to this many minutes, a first call's time is counted by the minute; beyond, by the hour. */
export const MINUTES_TOLD = 8 * HOUR_MINUTES;
