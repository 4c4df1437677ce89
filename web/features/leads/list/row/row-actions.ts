import type { AssessmentView } from "#domain/leads/assessment-view";
import { createContext } from "react";
import type { LeadPart } from "../../basics/open-lead.ts";

/** What a press in a row does. The same functions for the life of the list, so that no row is drawn again for them. */
export type RowActions = {
  /** Opens the lead beside the list, at its name or at a part. */
  open: (id: number, part?: LeadPart) => void;
  /** Asks which status the lead is given. */
  askStatus: (id: number) => void;
  select: (id: number, isRange: boolean) => void;
  /** Makes the lead one's own. */
  claim: (id: number) => void;
};

const nothing = () => {};

export const RowActionsContext = createContext<RowActions>({
  open: nothing,
  askStatus: nothing,
  select: nothing,
  claim: nothing,
});

/** What each cell of a row is given. */
export type CellProps = { lead: AssessmentView };
