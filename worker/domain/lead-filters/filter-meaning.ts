import type { AdStep, AdTouch } from "../ads-report/ads-report.ts";
import type { AssessmentQuery, DueFilter, FilterId } from "./list-filters.ts";

/** The leads behind a figure of the report on ads, of starts from `from` up to `before` (ms). */
export type AdLeads = { key: string; touch: AdTouch; step: AdStep; from: number; before: number };

/** What depends on who asks, and when: an owner's address, and until when (ms) calls are due; null is without. */
type Meant = { owner: string | null; due: number | null; ad: AdLeads };

/** The filters as the database knows them. */
export type AssessmentFilter = {
  [Id in FilterId]?: (Id extends keyof Meant ? Meant[Id] : AssessmentQuery[Id]) | undefined;
};

/** The address that a filter means; null for leads of nobody's. */
export function ownerOf(owner: string, me: string): string | null {
  if (owner === "none") return null;
  return owner === "me" ? me : owner;
}

/** Before when a call is due (ms), today being over at `midnight`; null for leads without a call to make. */
export function dueBefore(due: DueFilter, now: number, midnight: number): number | null {
  const ends: Record<DueFilter, number | null> = { overdue: now + 1, today: midnight, none: null };
  return ends[due];
}
