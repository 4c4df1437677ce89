import type { FoundLead } from "#domain/calls/consequences/lead-facts";

const NOTHING: FoundLead = {
  id: 7,
  createdAt: 1,
  updatedAt: 1,
  emailKey: null,
  assessmentType: "quiz",
  phone: null,
  phoneFlag: null,
  callConsentAt: null,
  callRequestedAt: null,
  callWithdrawnAt: null,
  suspect: false,
  leadStatus: "MQL",
  leadScore: null,
  callStatus: null,
  timeZone: null,
  lastOutcome: null,
  lastCallAt: null,
  clockStartedAt: null,
  dueAt: null,
  dueVersion: 0,
  escalatedAt: null,
  owner: null,
  ownerSince: null,
  nextAction: null,
  nextActionAt: null,
  nextActionToldAt: null,
  gaveWayTo: null,
  firstCallSpeed: null,
  firstCallMs: null,
};

/** A lead without anything but what is given. */
export function foundLead(lead: Partial<FoundLead>): FoundLead {
  return { ...NOTHING, ...lead };
}
