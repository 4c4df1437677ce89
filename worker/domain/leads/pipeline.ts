/** The five stages of the sales pipeline, in board order (spec 2). A lead may move from any to any other. */
export const LEAD_STATUSES = ["MQL", "SQL", "Won", "Lost", "Hold"] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** The stages in which staff still have to call or talk to a lead (contract 14). */
export const OPEN_STATUSES = ["MQL", "SQL"] as const satisfies LeadStatus[];

/** Those where the pipeline ends. */
export const CLOSED_STATUSES = ["Won", "Lost"] as const satisfies LeadStatus[];
export type ClosedStatus = (typeof CLOSED_STATUSES)[number];

export function isClosedStatus(status: LeadStatus): status is ClosedStatus {
  return CLOSED_STATUSES.some((closed) => closed === status);
}

export function isOpenStatus(status: LeadStatus): boolean {
  return OPEN_STATUSES.some((open) => open === status);
}

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
