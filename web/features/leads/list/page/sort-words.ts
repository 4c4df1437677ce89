import type { AssessmentSort } from "#domain/leads/assessment-list";

export const SORT_WORDS: Record<AssessmentSort, string> = {
  created: "Newest first",
  updated: "Last changed",
  leadScore: "Highest lead score",
  dealValue: "Highest deal value",
  due: "Call due first",
};

/** What the address says of an order; nothing of the one that the list has by itself. */
export function sortParam(sort: AssessmentSort): AssessmentSort | null {
  return sort === "created" ? null : sort;
}
