import type { AssessmentType } from "../../leads/assessment-list.ts";
import type { BookingState } from "../../booking/booking-status.ts";
import type { PhoneFlag } from "../call-consent.ts";
import type { CallOutcome } from "../call-outcomes.ts";
import type { FirstCallSpeed } from "./first-call-speed.ts";
import type { LeadStatus } from "../../leads/pipeline.ts";

/**
 * The input of the projection. Times are in milliseconds since 1970; `emailKey` is the e-mail by which a person is
 * known, in lower case as the database's indexes have it.
 */
export type LeadFacts = {
  id: number;
  createdAt: number;
  updatedAt: number;
  emailKey: string | null;
  phone: string | null;
  phoneFlag: PhoneFlag | null;
  callConsentAt: number | null;
  callRequestedAt: number | null;
  callWithdrawnAt: number | null;
  suspect: boolean;
  leadStatus: LeadStatus;
  leadScore: number | null;
  assessmentType: AssessmentType;
  callStatus: BookingState | null;
  timeZone: string | null;
  lastOutcome: CallOutcome | null;
  lastCallAt: number | null;
};

/** When to call a lead. Everything is null while no call is due. */
export type LeadClock = {
  /** Since when the lead waits for its first call; null while the clock does not run. */
  clockStartedAt: number | null;
  /** By when to call while the clock runs, else when to call again. */
  dueAt: number | null;
  /** The version of the settings of calling hours by which `dueAt` was computed. */
  dueVersion: number;
  /** When Slack was notified that the clock has run out. */
  escalatedAt: number | null;
};

/** The lead's owner and next action. */
export type LeadPlan = {
  owner: string | null;
  ownerSince: number | null;
  nextAction: string | null;
  nextActionAt: number | null;
  nextActionToldAt: number | null;
};

/** A lead as the projection finds it: the facts, and what earlier projections and acts stored. */
export type FoundLead = LeadFacts &
  LeadClock &
  LeadPlan & { firstCallMs: number | null; gaveWayTo: number | null; firstCallSpeed: FirstCallSpeed | null };
