import { TYPE_WORDS } from "#domain/leads/assessment-list";
import { AD_LEVELS, ALL_ADS, NO_AD } from "#domain/money/report/ads-report";
import { NOT_ATTRIBUTED } from "#domain/money/report/sum-words";
import { ABOUT_OUTCOME } from "#domain/calls/call-outcomes";
import { eachFilter, type OfEach } from "#domain/leads/filters/each-filter";
import type {
  AssessmentQuery,
  DueFilter,
  FilterId,
  LostFilter,
  OutcomeFilter,
} from "#domain/leads/filters/list-filters";
import { lostReasonName } from "#domain/leads/lost-reason";
import { LEVEL_WORDS, STEP_WORDS, TOUCH_WORDS, daysText } from "../../../money/report/ads-words.ts";
import { BOOKING_WORDS } from "../../basics/booking-words.ts";
import { ownerFilterWords } from "../../basics/owner-filter.ts";
import { timeText } from "../../../kit/time/times.ts";
import type { FilterPatch } from "./filters.ts";

/** What each filter shows alone, in words; null if it leaves nothing out. */
const WORDS: OfEach<AssessmentQuery, [query: AssessmentQuery], string | null> = {
  search: (text) => `“${text}”`,
  tier: (tier) => `Offer ${tier}`,
  // The reason says that they are lost.
  leadStatus: (status, { lostReason }) => (status === "Lost" && lostReason ? null : status),
  stageDays: stageDaysWords,
  lostReason: (reason) => `Lost: ${lostFilterName(reason)}`,
  type: (type) => TYPE_WORDS[type],
  owner: ownerFilterWords,
  due: (due) => DUE_WORDS[due],
  phone: () => "No number",
  nextStep: () => "No next step",
  mail: () => "Waiting for an answer",
  outcome: outcomeWords,
  call: (call) => BOOKING_WORDS[call],
  answer: () => "An answer to your question",
  from: (from) => `from ${timeWords(from)}`,
  to: (to) => `to ${timeWords(to)}`,
  unchangedSince: (since) => `unchanged since ${timeWords(since)}`,
  leadsOnly: (leadsOnly) => (leadsOnly ? "Leads only" : null),
  ad: (key, { adTouch, adStep, adFrom, adTo }) => adFilterWords(key, { adTouch, adStep, adFrom, adTo }),
};

export const DUE_WORDS: Record<DueFilter, string> = {
  overdue: "Call overdue",
  today: "Call due today",
  none: "No call due",
};

/** A filter that narrows the list: its words, and what takes it out of the address. */
export type ActiveFilter = { id: FilterId; words: string; clear: FilterPatch };

/** The filters that narrow the list, in the order in which they are offered. */
export function activeFilters(query: AssessmentQuery): ActiveFilter[] {
  return eachFilter(query, WORDS, query).flatMap(({ id, result }) =>
    result === null ? [] : [{ id, words: result, clear: { [id]: null } }],
  );
}

export function isFiltered(query: AssessmentQuery): boolean {
  return activeFilters(query).length > 0;
}

export function stageDaysWords(days: number): string {
  return days === 1 ? "1 day or more in its stage" : `${days} days or more in its stage`;
}

export function lostFilterName(reason: LostFilter): string {
  return lostReasonName(reason === "none" ? null : reason);
}

export function outcomeWords(outcome: OutcomeFilter): string {
  if (outcome === "never") return "Never called";
  return outcome === "unreached" ? "Never reached" : ABOUT_OUTCOME[outcome].name;
}

/** A whole day as its date: From its first instant, To its last. */
function timeWords(time: number): string {
  const date = new Date(time);
  const isDay = [date, new Date(time + 1)].some((at) => at.getTime() === new Date(at).setHours(0, 0, 0, 0));
  return isDay ? date.toLocaleDateString("en-US", { dateStyle: "medium" }) : timeText(date.toISOString());
}

type Detail = Pick<AssessmentQuery, "adTouch" | "adStep" | "adFrom" | "adTo">;

/** `Booked of one campaign, first touch, Oct 24 – Nov 22, 2026`. */
function adFilterWords(key: string, { adTouch, adStep, adFrom, adTo }: Detail): string {
  const days = adFrom && adTo ? `, ${daysText(adFrom, adTo)}` : "";
  const touch = TOUCH_WORDS[adTouch ?? "first"].toLowerCase();
  return `${STEP_WORDS[adStep ?? "starts"]}${whichAds(key)}, ${touch}${days}`;
}

function whichAds(key: string): string {
  const parts = key.split("/");
  if (key === ALL_ADS) return " of all ads";
  if (parts.at(-1) === NO_AD) return `, ${NOT_ATTRIBUTED.toLowerCase()}`;
  return ` of one ${LEVEL_WORDS[AD_LEVELS[parts.length - 1] ?? "ad"].toLowerCase()}`;
}
