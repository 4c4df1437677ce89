import type { AdStep, AdTouch } from "../../money/report/ads-report.ts";
import type { AssessmentQuery, DueFilter, FilterId } from "./list-filters.ts";

const DAY_MS = 86_400_000;

/** The leads behind a figure of the report on ads, of starts from `from` up to `before` (ms). */
export type AdLeads = { key: string; touch: AdTouch; step: AdStep; from: number; before: number };

/**
 * What depends on who asks, and when: an owner's address, and until when (ms) calls are due, null being without; and by
 * when (ms) a lead has entered its stage.
 */
type Meant = { owner: string | null; due: number | null; stageDays: number; ad: AdLeads };

/** The filters as the database knows them. */
export type AssessmentFilter = {
  [Id in FilterId]?: (Id extends keyof Meant ? Meant[Id] : AssessmentQuery[Id]) | undefined;
};

/** The address that a filter means; null for leads without an owner. */
export function ownerOf(owner: string, me: string): string | null {
  if (owner === "none") return null;
  return owner === "me" ? me : owner;
}

/** The latest time (ms) at which a lead that has been in its stage for this many days entered it. */
export function stagedBy(days: number, now: number): number {
  return now - days * DAY_MS;
}

/** Before when a call is due (ms), today being over at `midnight`; null for leads without a call to make. */
export function dueBefore(due: DueFilter, now: number, midnight: number): number | null {
  const ends: Record<DueFilter, number | null> = { overdue: now + 1, today: midnight, none: null };
  return ends[due];
}
