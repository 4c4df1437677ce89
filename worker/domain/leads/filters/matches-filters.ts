import { isLead } from "../is-lead.ts";
import { isNeverCalled } from "../../calls/queue/is-callable.ts";
import { hasNoNextStep } from "../../calls/queue/no-next-step.ts";
import type { AssessmentView } from "../assessment-view.ts";
import { isOpenStatus } from "../pipeline.ts";
import { stageSince } from "../stage-since.ts";
import { eachFilter, type OfEach } from "./each-filter.ts";
import { dueBefore, ownerOf, stagedBy } from "./filter-meaning.ts";
import type { AssessmentQuery, CallFilter, OutcomeFilter } from "./list-filters.ts";
import { SEARCHED_ANYWHERE, searchedText } from "./searched-text.ts";

/** Who reads the list, by address in lower case, and when; `midnight` ends that day (ms). */
export type Reader = { me: string; now: number; midnight: number };

const MATCHES: OfEach<AssessmentQuery, [lead: AssessmentView, reader: Reader], boolean> = {
  search: (text, lead) => text === "" || isFound(lead, text),
  tier: (tier, lead) => lead.offerTier === tier,
  leadStatus: (status, lead) => lead.leadStatus === status,
  stageDays: (days, lead, { now }) => Date.parse(stageSince(lead)) <= stagedBy(days, now),
  lostReason: (reason, lead) => lead.leadStatus === "Lost" && (lead.lostReason ?? "none") === reason,
  type: (type, lead) => lead.assessmentType === type,
  owner: (owner, lead, { me }) => lead.owner === ownerOf(owner, me),
  due: (due, lead, { now, midnight }) => isDue(lead, dueBefore(due, now, midnight)),
  phone: (_none, lead) => lead.phone === null && isLead(lead) && isOpenStatus(lead.leadStatus),
  nextStep: (_none, lead) => hasNoNextStep(lead),
  mail: (_waiting, { answerDueAt }) => answerDueAt !== null,
  outcome: (outcome, lead) => hasOutcome(outcome, lead),
  call: (call, lead) => HAS_CALL[call](lead),
  answer: (answer, lead) =>
    lead.extra.some(({ questionId, optionId }) => `${questionId}.${optionId}` === answer),
  from: (from, lead) => Date.parse(lead.createdAt) >= from,
  to: (to, lead) => Date.parse(lead.createdAt) <= to,
  unchangedSince: (since, lead) => Date.parse(lead.updatedAt) < since,
  leadsOnly: (leadsOnly, lead) => !leadsOnly || isLead(lead),
  // Which ad a lead belongs to is the database's to know.
  ad: () => false,
};

/** Whether the list's call would give a lead under these filters. */
export function matchesFilters(lead: AssessmentView, query: AssessmentQuery, reader: Reader): boolean {
  return eachFilter(query, MATCHES, lead, reader).every(({ result }) => result);
}

/** As in the queue, the newer one of a person is called. */
function isDue({ dueAt, gaveWayTo }: AssessmentView, before: number | null): boolean {
  if (before === null) return dueAt === null;
  return gaveWayTo === null && dueAt !== null && Date.parse(dueAt) < before;
}

function hasOutcome(outcome: OutcomeFilter, lead: AssessmentView): boolean {
  if (outcome === "never") return isNeverCalled(lead);
  if (outcome !== "unreached") return lead.lastOutcome === outcome;
  return lead.leadStatus !== "Won" && lead.reachedAt === null && lead.callHeldAt === null;
}

/** A cancelled one does not count. */
const HAS_CALL: Record<CallFilter, (lead: AssessmentView) => boolean> = {
  booked: ({ callStatus }) => callStatus !== null && callStatus !== "cancelled",
  held: ({ callHeldAt }) => callHeldAt !== null,
  no_show: ({ callStatus }) => callStatus === "no_show",
};

function isFound({ name, email, phone }: AssessmentView, search: string): boolean {
  const text = searchedText(search).toLowerCase();
  const isShort = [...text].length < SEARCHED_ANYWHERE;
  const texts = isShort ? [name, email] : [name, email, phone];
  return texts.some((whole) => {
    const lower = whole?.toLowerCase() ?? "";
    return isShort ? lower.startsWith(text) : lower.includes(text);
  });
}
