/** The leads on which this version of the rules fails: how many, and the oldest of them. */
export type StuckLeads = {
  total: number;
  leads: { id: number; name: string | null; email: string | null }[];
};

/** Each is a link; one is enough to find the fault. */
export const STUCK_LEADS_SHOWN = 10;
