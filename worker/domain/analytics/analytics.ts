import type { BucketMeasure } from "../scoring/lead-score.ts";
import type { Count } from "../leads/assessment-list.ts";
import type { LostReason } from "../leads/lost-reason.ts";
import type { FirstCallFigures } from "./first-call.ts";
import type { Cohort, Revenue, RevenueBefore, StageTotals } from "./revenue.ts";
import type { Share } from "./percent.ts";

/** The periods of spec 9. `today` begins at local midnight; the day counts are rolling (contract 8). */
export const ANALYTICS_PERIODS = ["today", "7d", "30d", "all"] as const;
export type AnalyticsPeriod = (typeof ANALYTICS_PERIODS)[number];

export const PERIOD_LABELS: Record<AnalyticsPeriod, string> = {
  today: "Today",
  "7d": "Last 7 Days",
  "30d": "Last 30 Days",
  all: "All Time",
};

/** How many campaigns are listed; the rest are summed as `other` (contract 8). */
export const CAMPAIGNS_SHOWN = 200;

/** The response of `GET /api/analytics`. Money is in whole units; a ratio without a base is null. */
export type Analytics = {
  types: {
    total: number;
    chatStarted: Share;
    quizStarted: Share;
    /** How many of these have expired: they count, and can no longer be opened. */
    expired: ExpiredStarts;
  };
  funnel: {
    total: number;
    completed: number;
    consented: number;
    emailsSent: number;
    bookingClicks: number;
    /** Leads with a call that is not cancelled, as reported by the booking provider. */
    callsBooked: number;
    /** Leads with a call that was held, and those whose call was missed and who have no other. */
    callsHeld: number;
    callsMissed: number;
    completionRate: number | null;
    optInRate: number | null;
    /** Clicks ÷ e-mails sent, as the spec defines it; can exceed 100. */
    bookingClickRate: number | null;
    bookingClicksPerCompleted: number | null;
    callsBookedPerCompleted: number | null;
    callsHeldPerBooked: number | null;
  };
  revenue: Revenue;
  /** What `revenue` is compared with; null for All Time. */
  before: RevenueBefore | null;
  cohort: Cohort;
  tiers: TierPerformance[];
  quality: {
    averageMinutes: number | null;
    hubs: number;
    hubVisits: number;
    hubVisitRate: number | null;
    highValueLeads: number;
    distribution: Record<BucketMeasure, number>;
  };
  pipeline: StageTotals[];
  /** Why leads with an address are Lost: each reason in its order, then those without one. */
  lost: LostTotals[];
  firstCall: FirstCallFigures;
  trend: TrendPoint[];
  campaigns: CampaignTotals[];
  /** Assessments whose hidden field was filled in, counted up to a limit. No other figure includes them. */
  suspects: Count;
};

export type ExpiredStarts = { total: number; chatStarted: number; quizStarted: number };

export type TierPerformance = {
  tier: number;
  leads: number;
  totalValue: number;
  averageValue: number | null;
  bookings: Share;
  won: Share;
  /** How many of the Won have no deal value yet. */
  wonWithoutValue: number;
};

/** Leads lost for a reason, and the value of their deals; null was not given. */
export type LostTotals = { reason: LostReason | null; count: number; value: number };

/** One step of the trend; `start` is an ISO time. Of the `total`, those that have expired can no longer be opened. */
export type TrendPoint = {
  start: string;
  total: number;
  expired: number;
  completed: number;
  bookingClicks: number;
};

/** A source and campaign, empty if unknown. `other` sums all but the most frequent. */
export type CampaignTotals = {
  source: string;
  campaign: string;
  other: boolean;
  total: number;
  completed: number;
  leads: number;
  won: number;
  value: number;
};
