/** The five stages of the sales pipeline, in board order (spec 2). A lead may move from any to any other. */
export const LEAD_STATUSES = ["MQL", "SQL", "Won", "Lost", "Hold"] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

export const LEAD_STATUS_DESCRIPTIONS: Record<LeadStatus, string> = {
  MQL: "Marketing Qualified",
  SQL: "Sales Qualified",
  Won: "Closed Deal",
  Lost: "Not Interested",
  Hold: "On Hold",
};

/** `MQL (Marketing Qualified)`. */
export function describeLeadStatus(status: LeadStatus): string {
  return `${status} (${LEAD_STATUS_DESCRIPTIONS[status]})`;
}
