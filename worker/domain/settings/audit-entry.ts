/** Who did what to which record, and when (ISO time). `details` never contain a lead's answers or name. */
export type AuditEntry = {
  id: number;
  at: string;
  who: string;
  action: string;
  entity: string;
  entityId: string;
  details: Record<string, unknown>;
};

export const AUDIT_LIMIT = 50;
