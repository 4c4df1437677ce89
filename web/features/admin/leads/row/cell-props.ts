import type { AssessmentView } from "#domain/leads/assessment-view";

/** What each cell of a row is given. */
export type CellProps = { lead: AssessmentView };
