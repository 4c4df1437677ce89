import type { BucketMeasure } from "../../offers/scoring/lead-score.ts";

/** How far assessments came, in counts and percentages. */
export type Funnel = {
  total: number;
  completed: number;
  consented: number;
  emailsSent: number;
  bookingClicks: number;
  /** Leads with a call that is not cancelled, as reported by the booking provider. */
  callsBooked: number;
  /** Leads with a call that was held, and those whose call was missed and who have no other. */
  callsHeld: number;
  callsMissed: number;
  completionRate: number | null;
  optInRate: number | null;
  /** Clicks ÷ e-mails sent, as the spec defines it; can exceed 100. */
  bookingClickRate: number | null;
  bookingClicksPerCompleted: number | null;
  callsBookedPerCompleted: number | null;
  callsHeldPerBooked: number | null;
  /** Held ÷ (held + missed): of the calls whose time came and that nobody cancelled (contract 22). */
  heldRate: number | null;
};

/** How good the leads are, and how often they visit their hubs. */
export type Quality = {
  averageMinutes: number | null;
  hubs: number;
  hubVisits: number;
  hubVisitRate: number | null;
  highValueLeads: number;
  distribution: Record<BucketMeasure, number>;
};
