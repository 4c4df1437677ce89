import { callDue } from "../hours/call-due.ts";
import { type CallTargets, targetMinutes } from "../hours/call-targets.ts";
import type { CallingHours } from "../hours/calling-hours.ts";
import { isCallable, type CallableFacts } from "../queue/is-callable.ts";
import type { FoundLead, LeadClock } from "./lead-facts.ts";
import type { ToldLead } from "./told-lead.ts";

/** Calling hours and targets. `version` grows with every change of them. */
export type Calling = { hours: CallingHours; targets: CallTargets; formMinutes: number; version: number };

type Running = { clockStartedAt: number } & Pick<
  FoundLead,
  "leadScore" | "callRequestedAt" | "timeZone" | "assessmentType"
>;

/**
 * The clock of a first call (contract 14), after everything that happened to a lead since its snapshot `told`. It
 * starts when the lead becomes callable, requests a call, or gets another number after a wrong one; it stops when the
 * lead is no longer callable. A held call starts no clock and stops a running one, as somebody has spoken to the lead.
 * If staff correct the outcome, the clock starts after all.
 */
export function clockAfter(told: ToldLead, lead: FoundLead, calling: Calling): LeadClock {
  if (!isCallable(lead)) return stopped(lead);
  if (isStarted(told, lead))
    return running({ ...lead, clockStartedAt: startOf(told, lead), dueAt: null }, null, calling);
  if (wasJustHeld(told, lead)) return stopped(lead);
  const { clockStartedAt, dueAt, dueVersion, escalatedAt } = lead;
  if (clockStartedAt === null) return { clockStartedAt, dueAt, dueVersion, escalatedAt };
  return running({ ...lead, clockStartedAt }, escalatedAt, calling);
}

/** The clock of a lead that must not be called. */
export const STOPPED = { clockStartedAt: null, dueAt: null, escalatedAt: null } as const;

/**
 * The clock right after a call with an outcome, which stops it. A missed lead is due again at `again` (ms), which is
 * null for one that was not missed; a lead that must not be called is not called again either.
 */
export function clockAfterCall(lead: CallableFacts, again: number | null): Omit<LeadClock, "dueVersion"> {
  return { ...STOPPED, dueAt: isCallable(lead) ? again : null };
}

/** When a lead whose clock runs is due (ms). */
export function dueTime(lead: Running, { hours, targets, formMinutes }: Calling): number {
  const { clockStartedAt, leadScore, callRequestedAt, timeZone, assessmentType } = lead;
  const minutes = targetMinutes(
    { leadScore, asked: callRequestedAt !== null, isForm: assessmentType === "form" },
    targets,
    formMinutes,
  );
  return Math.round(callDue(clockStartedAt, minutes, hours, timeZone).at);
}

function stopped({ dueVersion }: FoundLead): LeadClock {
  return { ...STOPPED, dueVersion };
}

function running(lead: FoundLead & Running, escalatedAt: number | null, calling: Calling): LeadClock {
  const { clockStartedAt, dueAt, dueVersion } = lead;
  // The settings of calling hours have changed since they were read: a time computed from newer ones stays.
  if (dueVersion > calling.version && dueAt !== null)
    return { clockStartedAt, dueAt, dueVersion, escalatedAt };
  return { clockStartedAt, dueAt: dueTime(lead, calling), dueVersion: calling.version, escalatedAt };
}

function isStarted(told: ToldLead, lead: FoundLead): boolean {
  const isHeld = lead.callStatus === "held";
  const stands = lead.clockStartedAt !== null;
  if (hasAsked(told, lead)) return true;
  if (told.held && !isHeld) return true;
  if (wasJustHeld(told, lead)) return false;
  return (!told.callable && !stands) || isRenumbered(told, lead);
}

function wasJustHeld(told: ToldLead, lead: FoundLead): boolean {
  return lead.callStatus === "held" && !told.held;
}

/** Whether the lead has requested a call that nobody has made. */
function hasAsked({ askedAt }: ToldLead, { callRequestedAt, lastCallAt }: FoundLead): boolean {
  return callRequestedAt !== null && callRequestedAt !== askedAt && (lastCallAt ?? 0) < callRequestedAt;
}

/** Consent is given for a number: a new one after a call to a wrong number comes with another number. */
function isRenumbered({ consentAt }: ToldLead, lead: FoundLead): boolean {
  return (
    lead.lastOutcome === "wrong_number" && lead.clockStartedAt === null && lead.callConsentAt !== consentAt
  );
}

/**
 * When the event that starts the clock happened; an event without a time of its own happened when the lead last
 * changed.
 */
function startOf(told: ToldLead, { callRequestedAt, callConsentAt, updatedAt }: FoundLead): number {
  const asked = callRequestedAt === told.askedAt ? null : callRequestedAt;
  const agreed = callConsentAt === told.consentAt ? null : callConsentAt;
  return asked === null && agreed === null ? updatedAt : Math.max(asked ?? 0, agreed ?? 0);
}
