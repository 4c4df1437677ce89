import { isLead } from "#domain/leads/is-lead";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { PIPELINE_SORTS, type PipelineCard, type PipelineSort } from "#domain/leads/pipeline-board";
import { ownerFilterOf } from "../basics/owner-filter.ts";

/** Whose leads are on the board, and in which order. `owner` is an address, `none`, or empty for everybody's. */
export type BoardView = { owner: string; sort: PipelineSort };

export const SORT_WORDS: Record<PipelineSort, string> = {
  updated: "Last changed",
  leadScore: "Highest lead score",
  oldest: "Longest unchanged",
};

/** The view in the query string of /admin. Malformed parts of a hand-edited address are ignored. */
export function boardViewOf(params: URLSearchParams, me: string): BoardView {
  const owner = ownerFilterOf(params);
  const sort = PIPELINE_SORTS.find((one) => one === params.get("sort")) ?? "updated";
  return { owner: owner === "me" ? me : owner, sort };
}

/** The query of the board's call. */
export function viewQuery({ owner, sort }: BoardView): { owner?: string; sort?: PipelineSort } {
  return { ...(owner && { owner }), ...(sort !== "updated" && { sort }) };
}

/** Whether a lead has a place on a board. Suspects, and leads without an address, are on none. */
export function isOnBoard(lead: AssessmentView, { owner }: BoardView): boolean {
  const isOwners = owner === "" || lead.owner === (owner === "none" ? null : owner);
  return isLead(lead) && !lead.suspect && isOwners;
}

/** Where the board's call would give a card among others, which are in order. */
export function indexAmong(cards: readonly PipelineCard[], card: PipelineCard, sort: PipelineSort): number {
  const index = cards.findIndex((other) => inOrder(card, other, sort) < 0);
  return index === -1 ? cards.length : index;
}

/** Below 0 if the first comes first; of equals, the newer lead, but the older one among the longest unchanged. */
function inOrder(a: PipelineCard, b: PipelineCard, sort: PipelineSort): number {
  if (sort === "leadScore") return (b.leadScore ?? -1) - (a.leadScore ?? -1) || b.id - a.id;
  const latestFirst = Date.parse(b.updatedAt) - Date.parse(a.updatedAt) || b.id - a.id;
  return sort === "oldest" ? -latestFirst : latestFirst;
}
