/** Who did what to which record, and when (ISO time). `details` never contain a lead's answers or name. */
export type AuditEntry = {
  id: number;
  at: string;
  who: string;
  action: string;
  entity: string;
  entityId: string;
  details: Record<string, unknown>;
  /** The lead that it was done to, as it is now: the audit keeps only its id. Null if it is gone, or was none. */
  lead: { id: number; name: string | null; email: string | null } | null;
};

export const AUDIT_LIMIT = 50;
