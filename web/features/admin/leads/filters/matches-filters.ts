import { isNeverCalled } from "#domain/queue/is-callable";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { isOpenStatus } from "#domain/leads/pipeline";
import { filterQuery, type Filters } from "./filters.ts";

/** From so many characters on, the search finds text anywhere; shorter text only at the beginning (contract 8). */
const ANYWHERE = 3;

/** Who reads the list, by address in lower case, and when (ms). */
export type Reader = { me: string; now: number };

/** Whether the list's call would give a lead under these filters. */
export function matchesFilters(lead: AssessmentView, filters: Filters, reader: Reader): boolean {
  const query = filterQuery(filters);
  const { search, tier, leadStatus, type, from, to, leadsOnly, lostReason } = query;
  const created = Date.parse(lead.createdAt);
  return (
    (search === undefined || contains([lead.name, lead.email], search.toLowerCase())) &&
    (tier === undefined || lead.offerTier === Number(tier)) &&
    (leadStatus === undefined || lead.leadStatus === leadStatus) &&
    (type === undefined || lead.assessmentType === type) &&
    (from === undefined || created >= Date.parse(from)) &&
    (to === undefined || created <= Date.parse(to)) &&
    (leadsOnly === undefined || lead.email !== null) &&
    (lostReason === undefined || isLostFor(lead, lostReason)) &&
    // Which ad a lead belongs to is the server's to know.
    filters.ad === null &&
    matchesCalls(lead, query, reader)
  );
}

function matchesCalls(lead: AssessmentView, query: Record<string, string>, { me, now }: Reader): boolean {
  const { owner, due, phone, outcome, call } = query;
  return (
    (owner === undefined || lead.owner === ownerOf(owner, me)) &&
    (due === undefined || isDue(lead, due, now)) &&
    (phone === undefined || isOpenWithoutNumber(lead)) &&
    (outcome === undefined || isOutcome(lead, outcome)) &&
    (call === undefined || hasCall(lead, call))
  );
}

/** `none` is not given. */
function isLostFor({ leadStatus, lostReason }: AssessmentView, reason: string): boolean {
  return leadStatus === "Lost" && (lostReason ?? "none") === reason;
}

function ownerOf(owner: string, me: string): string | null {
  if (owner === "none") return null;
  return owner === "me" ? me : owner.toLowerCase();
}

/** The reader's own day: the desk's is the server's to know, and differs from it at night alone. */
function isDue({ dueAt, gaveWayTo }: AssessmentView, due: string, now: number): boolean {
  const until = due === "today" ? new Date(now).setHours(24, 0, 0, 0) - 1 : now;
  return gaveWayTo === null && dueAt !== null && Date.parse(dueAt) <= until;
}

function isOpenWithoutNumber({ phone, email, leadStatus }: AssessmentView): boolean {
  return phone === null && email !== null && isOpenStatus(leadStatus);
}

function isOutcome(lead: AssessmentView, outcome: string): boolean {
  return outcome === "never" ? isNeverCalled(lead) : lead.lastOutcome === outcome;
}

/** One that was cancelled is none. */
function hasCall({ callStatus, callHeldAt }: AssessmentView, call: string): boolean {
  if (call === "held") return callHeldAt !== null;
  return call === "booked" ? callStatus !== null && callStatus !== "cancelled" : callStatus === call;
}

function contains(texts: readonly (string | null)[], search: string): boolean {
  const isShort = [...search].length < ANYWHERE;
  return texts.some((text) => {
    const lower = text?.toLowerCase() ?? "";
    return isShort ? lower.startsWith(search) : lower.includes(search);
  });
}
