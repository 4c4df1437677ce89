import type { Count } from "../../leads/assessment-list.ts";
import type { LostReason } from "../../leads/lost-reason.ts";
import type { Change } from "./change.ts";
import type { FirstCallFigures } from "./first-call.ts";
import type { Funnel, Quality } from "./funnel.ts";
import type { Cohort, Revenue, StageTotals } from "./revenue.ts";
import type { Share } from "./percent.ts";
import type { TrendPoint } from "./trend-steps.ts";

/** How many campaigns are listed; the rest are summed as `other` (contract 8). */
export const CAMPAIGNS_SHOWN = 200;

/** The response of `GET /api/analytics`. Money is in whole units; a ratio without a base is null. */
export type Analytics = {
  types: {
    total: number;
    chatStarted: Share;
    quizStarted: Share;
    /** Leads of Meta's own forms, which start nothing of ours until they finish by a link. */
    fromForms: Share;
    /** How many of these have expired: they count, and can no longer be opened. */
    expired: ExpiredStarts;
  };
  funnel: Funnel;
  revenue: Revenue;
  /** How the figures have changed. */
  change: Change;
  cohort: Cohort;
  tiers: TierPerformance[];
  quality: Quality;
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
