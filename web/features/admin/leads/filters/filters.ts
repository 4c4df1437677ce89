import {
  ASSESSMENT_SORTS,
  ASSESSMENT_TYPES,
  CALL_FILTERS,
  type AssessmentSort,
  type CallFilter,
} from "#domain/leads/assessment-list";
import { ABOUT_OUTCOME, CALL_OUTCOMES } from "#domain/calls/call-outcomes";
import { LOST_REASONS, lostReasonName } from "#domain/leads/lost-reason";
import { LEAD_STATUSES } from "#domain/leads/pipeline";
import { BOOKED_CALL_WORDS } from "../../ground/leads/booked-call-words.ts";
import { ownerFilterOf, ownerFilterWords } from "../../ground/leads/owner-filter.ts";
import { timeText } from "../../ground/time/times.ts";
import { adFilterOf, adFilterWords, type AdFilter } from "./ad-filter.ts";

/**
 * The filters of the list, as in the query string of /admin. `from` and `to` are days in the viewer's calendar, or
 * instants if a link from the analytics led here.
 */
export type Filters = {
  search: string;
  tier: string;
  leadStatus: string;
  type: string;
  from: string;
  to: string;
  leadsOnly: boolean;
  /** An address, `me` or `none`. */
  owner: string;
  due: DueFilter | "";
  /** Whether only open leads without a number are shown. */
  phone: "none" | "";
  outcome: OutcomeFilter | "";
  call: CallFilter | "";
  /** Of the leads that are Lost; `none` is not given. */
  lostReason: LostFilter | "";
  ad: AdFilter | null;
  sort: AssessmentSort;
};

export const OUTCOME_FILTERS = ["never", ...CALL_OUTCOMES] as const;
export type OutcomeFilter = (typeof OUTCOME_FILTERS)[number];

export const LOST_FILTERS = [...LOST_REASONS, "none"] as const;
export type LostFilter = (typeof LOST_FILTERS)[number];

/** What is due today includes what is overdue. */
export const DUE_FILTERS = ["overdue", "today"] as const;
export type DueFilter = (typeof DUE_FILTERS)[number];

export const NO_FILTERS = {
  search: null,
  tier: null,
  leadStatus: null,
  type: null,
  from: null,
  to: null,
  leadsOnly: null,
  owner: null,
  due: null,
  phone: null,
  outcome: null,
  call: null,
  lostReason: null,
  ad: null,
  adTouch: null,
  adStep: null,
  adFrom: null,
  adTo: null,
} as const;

/** Malformed filters in a hand-edited address are ignored. */
export function filtersOf(params: URLSearchParams): Filters {
  const oneOf = (name: string, allowed: readonly string[]) =>
    allowed.find((value) => value === params.get(name)) ?? "";
  const matching = (name: string, pattern: RegExp) => {
    const value = params.get(name) ?? "";
    return pattern.test(value) ? value : "";
  };
  return {
    search: (params.get("search") ?? "").slice(0, 200),
    tier: matching("tier", /^\d{1,4}$/),
    leadStatus: oneOf("leadStatus", LEAD_STATUSES),
    type: oneOf("type", ASSESSMENT_TYPES),
    from: timeParam(params.get("from")),
    to: timeParam(params.get("to")),
    leadsOnly: params.get("leadsOnly") === "true",
    owner: ownerFilterOf(params),
    due: DUE_FILTERS.find((due) => due === params.get("due")) ?? "",
    phone: params.get("phone") === "none" ? "none" : "",
    outcome: OUTCOME_FILTERS.find((outcome) => outcome === params.get("outcome")) ?? "",
    call: CALL_FILTERS.find((call) => call === params.get("call")) ?? "",
    lostReason: LOST_FILTERS.find((reason) => reason === params.get("lostReason")) ?? "",
    ad: adFilterOf(params),
    sort: ASSESSMENT_SORTS.find((sort) => sort === params.get("sort")) ?? "created",
  };
}

export function isFiltered(filters: Filters): boolean {
  const { sort: _sort, ...conditions } = filters;
  return Object.values(conditions).some(Boolean);
}

/** The query of the request, with instants: From the start of the first day to the end of the last. */
export function filterQuery(filters: Filters): Record<string, string> {
  const { search, tier, leadStatus, type, from, to, leadsOnly, owner, due, phone } = filters;
  const { outcome, call, lostReason, ad } = filters;
  const query: Record<string, string> = {};
  if (search.trim()) query["search"] = search.trim();
  if (tier) query["tier"] = tier;
  if (leadStatus) query["leadStatus"] = leadStatus;
  if (type) query["type"] = type;
  if (from) query["from"] = isInstant(from) ? from : new Date(`${from}T00:00:00`).toISOString();
  if (to) query["to"] = isInstant(to) ? to : new Date(`${to}T23:59:59.999`).toISOString();
  if (leadsOnly) query["leadsOnly"] = "true";
  if (owner) query["owner"] = owner;
  if (due) query["due"] = due;
  if (phone) query["phone"] = phone;
  if (outcome) query["outcome"] = outcome;
  if (call) query["call"] = call;
  if (lostReason) query["lostReason"] = lostReason;
  return { ...query, ...ad };
}

/** The filters as text, for the line above the list: `Offer 3 · leads only`. */
export function filterWords(filters: Filters): string[] {
  const { search, tier, leadStatus, type, from, to, leadsOnly, owner, due, phone } = filters;
  const { outcome, call, lostReason, ad } = filters;
  const words: string[] = [];
  if (search.trim()) words.push(`“${search.trim()}”`);
  if (tier) words.push(`Offer ${tier}`);
  // The reason says that they are lost.
  if (leadStatus && !(leadStatus === "Lost" && lostReason)) words.push(leadStatus);
  if (type) words.push(type === "chat" ? "AI Chat" : "Quiz");
  if (from) words.push(`from ${timeWords(from)}`);
  if (to) words.push(`to ${timeWords(to)}`);
  if (leadsOnly) words.push("leads only");
  if (owner) words.push(ownerFilterWords(owner));
  if (due) words.push(dueWords(due));
  if (phone) words.push("No number");
  if (outcome) words.push(outcomeWords(outcome));
  if (call) words.push(BOOKED_CALL_WORDS[call]);
  if (lostReason) words.push(`Lost: ${lostFilterName(lostReason)}`);
  if (ad) words.push(adFilterWords(ad));
  return words;
}

export function dueWords(due: DueFilter): string {
  return due === "overdue" ? "Call overdue" : "Call due today";
}

export function lostFilterName(reason: LostFilter): string {
  return lostReasonName(reason === "none" ? null : reason);
}

export function outcomeWords(outcome: OutcomeFilter): string {
  return outcome === "never" ? "Never called" : ABOUT_OUTCOME[outcome].name;
}

/** The day of a date filter in the viewer's calendar; empty if there is none. */
export function dayOf(time: string): string {
  if (!isInstant(time)) return time;
  const date = new Date(time);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}

function timeWords(time: string): string {
  return isInstant(time)
    ? timeText(time)
    : new Date(`${time}T00:00:00`).toLocaleDateString("en-US", { dateStyle: "medium" });
}

function isInstant(time: string): boolean {
  return time.includes("T");
}

function timeParam(text: string | null): string {
  const isTime = text !== null && /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z)?$/.test(text);
  return isTime && !Number.isNaN(Date.parse(text)) ? text : "";
}
