import type { AssessmentView } from "../leads/assessment-view.ts";

/** What decides whether a lead is called. */
export type CallableFacts = Pick<
  AssessmentView,
  "phone" | "phoneFlag" | "callConsentAt" | "suspect" | "leadStatus" | "callStatus"
>;

/**
 * Whether a lead is to be called (contract 14): it has a number and agreed to be called, is neither flagged nor suspect,
 * is open (MQL or SQL), and has no call booked. The database's `callable` says the same.
 */
export function isCallable(lead: CallableFacts): boolean {
  const isOpen = lead.leadStatus === "MQL" || lead.leadStatus === "SQL";
  const mayCall = lead.phone !== null && lead.callConsentAt !== null && lead.phoneFlag === null;
  return mayCall && isOpen && !lead.suspect && lead.callStatus !== "booked";
}
