import type { ActionOn } from "#domain/people/audit/audit-acts";

/** What staff did to a lead, by the name that the audit has for it. */
export const LEAD_ACTS: Record<ActionOn<"assessment">, string> = {
  create: "Lead created",
  notes: "Notes changed",
  "deal-value": "Deal value changed",
  "lead-status": "Lead status changed",
  "undo-move": "Move undone",
  "lost-reason": "Lost reason changed",
  "extend-expiry": "Hub expiry extended",
  "recalculate-score": "Score recalculated",
  claim: "Lead claimed",
  release: "Lead released",
  "take-over": "Lead taken over",
  "hand-over": "Lead handed over",
  call: "Call recorded",
  "next-action": "Next step changed",
  "no-answer": "Email needs no answer",
  phone: "Phone number entered",
  "try-address": "Refused address tried again",
  mail: "Email written",
  "cancel-mail": "Email canceled",
  delete: "Lead deleted",
  erase: "Lead erased",
};
