import type { AssessmentView } from "#domain/leads/assessment-view";
import { filterQuery, type Filters } from "./filters.ts";

/** From so many characters on, the search finds text anywhere; shorter text only at the beginning (contract 8). */
const ANYWHERE = 3;

/** Whether the list's call would give a lead under these filters. */
export function matchesFilters(lead: AssessmentView, filters: Filters): boolean {
  const { search, tier, leadStatus, type, from, to, leadsOnly, owner, outcome } = filterQuery(filters);
  const created = Date.parse(lead.createdAt);
  return (
    (search === undefined || contains([lead.name, lead.email], search.toLowerCase())) &&
    (tier === undefined || lead.offerTier === Number(tier)) &&
    (leadStatus === undefined || lead.leadStatus === leadStatus) &&
    (type === undefined || lead.assessmentType === type) &&
    (from === undefined || created >= Date.parse(from)) &&
    (to === undefined || created <= Date.parse(to)) &&
    (leadsOnly === undefined || lead.email !== null) &&
    (owner === undefined || lead.owner === (owner === "none" ? null : owner.toLowerCase())) &&
    (outcome === undefined || isOutcome(lead, outcome))
  );
}

/** `never` asks for a number that nobody has called. */
function isOutcome({ phone, lastOutcome }: AssessmentView, outcome: string): boolean {
  return outcome === "never" ? phone !== null && lastOutcome === null : lastOutcome === outcome;
}

function contains(texts: readonly (string | null)[], search: string): boolean {
  const isShort = [...search].length < ANYWHERE;
  return texts.some((text) => {
    const lower = text?.toLowerCase() ?? "";
    return isShort ? lower.startsWith(search) : lower.includes(search);
  });
}
